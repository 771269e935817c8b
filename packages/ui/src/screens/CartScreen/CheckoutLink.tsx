import type { Cart } from '@platine/domain/cart/cart.ts';
import { amountRefusal, isOrderable } from '@platine/domain/cart/cart.ts';
import { FormattedMessage } from 'react-intl';
import { Link } from '../../components/Link/Link.tsx';
import { checkoutTypePath } from '../../checkout/checkoutPaths.ts';
import styles from './CartScreen.module.css';

/**
 * Link to the checkout, shown if every position can be ordered; otherwise the messages above say which cannot (D25). It
 * is shown below the minimum order value as well, because pickup can be chosen there (D12).
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
