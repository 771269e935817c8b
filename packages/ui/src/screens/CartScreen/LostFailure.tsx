import type { Position } from '@platine/domain/cart/cart.ts';
import type { CartFailure } from '@platine/domain/machines/cartQueue.ts';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../components/Button/Button.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { useCartActions } from '../../cart/useCartActions.ts';

type LostFailureProps = { readonly failure: CartFailure | null; readonly positions: readonly Position[] };

/** A failure whose product has no row here: it was to be added on the page before. */
export function LostFailure({ failure, positions }: LostFailureProps) {
  const { dismiss } = useCartActions();
  if (failure === null || positions.some(({ sku }) => sku === failure.sku)) return null;
  return (
    <Notice
      kind="error"
      action={
        <Button variant="quiet" onClick={dismiss}>
          <FormattedMessage id="cartNews.dismiss" />
        </Button>
      }
    >
      <FormattedMessage id={failure.kind === 'network' ? 'cartNews.lostNetwork' : 'cartNews.lostFailure'} />
    </Notice>
  );
}
