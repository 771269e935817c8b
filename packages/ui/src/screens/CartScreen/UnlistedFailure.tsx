import type { Position } from '@platine/domain/cart/cart.ts';
import type { CartFailure } from '@platine/domain/machines/cartQueue.ts';
import { FormattedMessage } from 'react-intl';
import { DismissCartMessage } from '../../cart/DismissCartMessage.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';

type UnlistedFailureProps = { readonly failure: CartFailure | null; readonly positions: readonly Position[] };

/** A failure of a product without a row here: it was added on the previous page. */
export function UnlistedFailure({ failure, positions }: UnlistedFailureProps) {
  if (failure === null || positions.some(({ sku }) => sku === failure.sku)) return null;
  return (
    <Notice kind="error" action={<DismissCartMessage />}>
      <FormattedMessage id={failure.kind === 'network' ? 'cartMessage.lostNetwork' : 'cartMessage.lostFailure'} />
    </Notice>
  );
}
