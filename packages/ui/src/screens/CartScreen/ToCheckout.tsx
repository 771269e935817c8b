import type { Cart } from '@platine/domain/cart/cart.ts';
import { isOrderable } from '@platine/domain/cart/cart.ts';
import { missingTo } from '@platine/domain/cart/minimumOrder.ts';
import { FormattedMessage } from 'react-intl';
import { Link } from '../../components/Link/Link.tsx';
import { checkoutTypePath } from '../../checkout/checkoutPaths.ts';
import styles from './CartScreen.module.css';

type ToCheckoutProps = {
  readonly cart: Cart;
  /** Who fetches the goods may order for less (D12). */
  readonly pickup: boolean;
};

/** The way to the order, once there is something that can be ordered; else what stands above says what is missing (D25). */
export function ToCheckout({ cart, pickup }: ToCheckoutProps) {
  const enough = pickup || missingTo(cart.minimumOrderValue, cart.totals.goods) === 0;
  if (!enough || !cart.positions.every(isOrderable)) return null;
  return (
    <div className={styles['toCheckout']}>
      <Link href={checkoutTypePath} variant="primary">
        <FormattedMessage id="cartScreen.toCheckout" />
      </Link>
    </div>
  );
}
