import { piecesIn } from '@platine/domain/cart/cart.ts';
import type { Cart } from '@platine/domain/cart/cart.ts';
import { CartPreview } from '@platine/ui/chrome/Header/CartPreview.tsx';
import { queryKeys } from '@platine/ui/queries/keys.ts';
import type { Session } from '@platine/domain/customer/session.ts';
import type { QueryClient } from '@tanstack/react-query';
import { hashKey } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import type { IntlShape } from 'react-intl';
import { RawIntlProvider } from 'react-intl';
import { Router } from 'wouter';
import { queriesIn } from '../pageState.ts';
import type { OwnParts } from './renderedPage.ts';

const ownQueries: ReadonlySet<string> = new Set([queryKeys.session, queryKeys.user].map(hashKey));

export const isOwnQuery = (hash: string) => ownQueries.has(hash);

/** The parts that the page of this session has of its own. The session and the customer are in the query cache. */
export function ownParts({ cart }: Pick<Session, 'cart'>, queryClient: QueryClient, intl: IntlShape): OwnParts {
  const state = queriesIn(queryClient, isOwnQuery).map((query) => JSON.stringify(query));
  return { cart: cartHtml(cart, intl), state: state.join(',') };
}

/** The same HTML as the header of a whole page has. */
function cartHtml(cart: Cart, intl: IntlShape): string {
  return renderToString(
    <RawIntlProvider value={intl}>
      <Router ssrPath="/">
        <CartPreview cart={{ pieces: piecesIn(cart), total: cart.totals.total, stale: false }} current={false} />
      </Router>
    </RawIntlProvider>,
  );
}
