import type { Order } from '@platine/domain/order/order.ts';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../components/Button/Button.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { useLoginOpeners } from '../../dialogs/LoginDialog/loginOpeners.ts';
import { accountViewPath } from '../../routing/paths.ts';
import styles from './OrderScreen.module.css';

/** The way to the account's orders, or for a guest to an account, which then has this order (D7). */
export function OrderOwner({ order, loggedIn }: { readonly order: Order; readonly loggedIn: boolean }) {
  const { openRegistration } = useLoginOpeners();
  if (loggedIn)
    return (
      <p>
        <Link href={accountViewPath('orders')}>
          <FormattedMessage id="accountScreen.backToOrders" />
        </Link>
      </p>
    );
  return (
    <div className={styles['owner']}>
      <p>
        <FormattedMessage id="orderScreen.register" values={{ email: order.email }} />
      </p>
      <Button variant="secondary" aria-haspopup="dialog" onClick={openRegistration}>
        <FormattedMessage id="checkoutTypeScreen.registerAction" />
      </Button>
    </div>
  );
}
