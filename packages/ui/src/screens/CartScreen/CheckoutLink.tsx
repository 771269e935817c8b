import type { Cart } from '@platine/domain/cart/cart.ts';
import { amountRefusal, isOrderable } from '@platine/domain/cart/cart.ts';
import { FormattedMessage } from 'react-intl';
import { Link } from '../../components/Link/Link.tsx';
import { checkoutTypePath } from '../../checkout/checkoutPaths.ts';
import styles from './CartScreen.module.css';

/**
 * The way to the order, once everything in the cart can be ordered; else what stands above says what cannot (D25). Below the minimum order
 * value it is open too: there one may choose to fetch the goods (D12).
 */
export function CheckoutLink({ positions }: Pick<Cart, 'positions'>) {
  if (!positions.every((position) => isOrderable(position) && amountRefusal(position) === null)) return null;
  return (
    <div className={styles['toCheckout']}>
      <Link href={checkoutTypePath} variant="primary">
        <FormattedMessage id="cartScreen.toCheckout" />
      </Link>
    </div>
  );
}
