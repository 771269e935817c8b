import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useApiClient } from '../../api/ApiClient.tsx';
import { useCart } from '../../cart/useCart.ts';
import { RetryView } from '../../components/RetryView/RetryView.tsx';
import { useKeptFocus } from '../../interaction/useKeptFocus.ts';
import { outcomeOf } from '../../queries/outcome.ts';
import { sessionQuery } from '../../queries/session.ts';
import { CartEmpty } from './CartEmpty.tsx';
import { CartSkeleton } from './CartSkeleton.tsx';
import type { CartViewProps } from './CartView.tsx';
import { CartView } from './CartView.tsx';

/** /shopping_cart: the positions to be ordered (spec §2). */
export function CartScreen() {
  const outcome = outcomeOf(useQuery(sessionQuery(useApiClient())));
  const { cart, stale, failure, want } = useCart();
  if (cart !== null) {
    const shippingMethod = outcome.kind === 'data' ? outcome.data.shippingMethod : null;
    return <KnownCart cart={cart} stale={stale} shippingMethod={shippingMethod} failure={failure} onWanted={want} />;
  }
  switch (outcome.kind) {
    case 'failure':
      return (
        <RetryView title={<FormattedMessage id="cartScreen.failureTitle" />} onRetry={outcome.retry}>
          <FormattedMessage id="cartScreen.failureText" />
        </RetryView>
      );
    case 'network':
      return (
        <RetryView title={<FormattedMessage id="cartScreen.networkTitle" />} onRetry={outcome.retry}>
          <FormattedMessage id="cartScreen.networkText" />
        </RetryView>
      );
    default:
      return <CartSkeleton />;
  }
}

/** Removing the last position also removes the focused element. */
function KnownCart(props: CartViewProps) {
  const empty = props.cart.positions.length === 0;
  const place = useKeptFocus(String(empty));
  return (
    <div ref={place}>
      {empty ? <CartEmpty failure={props.failure} orderNumber={props.cart.orderNumber} /> : <CartView {...props} />}
    </div>
  );
}
