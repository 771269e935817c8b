import { FormattedMessage } from 'react-intl';
import { Button } from '../../components/Button/Button.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { useLoginOpeners } from '../../dialogs/LoginDialog/loginOpeners.ts';
import { accountPath, startPath } from '../../routing/paths.ts';
import styles from './CheckoutDoneScreen.module.css';

/** Links to the account, or to the registration of a guest, and to the shop. */
export function AccountOffer({ loggedIn }: { readonly loggedIn: boolean }) {
  const { openRegistration } = useLoginOpeners();
  return (
    <div className={styles['account']}>
      {loggedIn ? (
        <Link href={accountPath} variant="secondary">
          <FormattedMessage id="checkoutDoneScreen.toAccount" />
        </Link>
      ) : (
        <>
          <p>
            <FormattedMessage id="checkoutDoneScreen.register" />
          </p>
          <Button variant="secondary" aria-haspopup="dialog" onClick={openRegistration}>
            <FormattedMessage id="checkoutTypeScreen.registerAction" />
          </Button>
        </>
      )}
      <Link href={startPath}>
        <FormattedMessage id="checkoutDoneScreen.toShop" />
      </Link>
    </div>
  );
}
