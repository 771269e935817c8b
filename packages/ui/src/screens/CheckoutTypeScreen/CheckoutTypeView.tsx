import type { CustomerType } from '@platine/domain/customer/customerType.ts';
import { FormattedMessage } from 'react-intl';
import { CheckoutFrame } from '../../checkout/CheckoutFrame/CheckoutFrame.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { useLoginOpeners } from '../../dialogs/LoginDialog/loginOpeners.ts';
import { GuestForm } from './GuestForm.tsx';
import styles from './CheckoutTypeScreen.module.css';

type CheckoutTypeViewProps = {
  /** From the session, like `email`. */
  readonly customerType: CustomerType;
  readonly email: string;
};

/** The three options: guest, login and registration. */
export function CheckoutTypeView({ customerType, email }: CheckoutTypeViewProps) {
  const { openLogin, openRegistration } = useLoginOpeners();
  return (
    <CheckoutFrame page="type" loggedIn={false} title={<FormattedMessage id="checkoutTypeScreen.title" />}>
      <div className={styles['ways']}>
        <section className={styles['way']} aria-labelledby="as-guest">
          <h2 id="as-guest">
            <FormattedMessage id="checkoutTypeScreen.guest" />
          </h2>
          <GuestForm customerType={customerType} email={email} />
        </section>
        <div className={styles['accounts']}>
          <section className={styles['way']} aria-labelledby="with-account">
            <h2 id="with-account">
              <FormattedMessage id="checkoutTypeScreen.login" />
            </h2>
            <p>
              <FormattedMessage id="checkoutTypeScreen.loginText" />
            </p>
            <Button variant="secondary" aria-haspopup="dialog" onClick={openLogin}>
              <FormattedMessage id="checkoutTypeScreen.loginAction" />
            </Button>
          </section>
          <section className={styles['way']} aria-labelledby="new-account">
            <h2 id="new-account">
              <FormattedMessage id="checkoutTypeScreen.register" />
            </h2>
            <p>
              <FormattedMessage id="checkoutTypeScreen.registerText" />
            </p>
            <Button variant="secondary" aria-haspopup="dialog" onClick={openRegistration}>
              <FormattedMessage id="checkoutTypeScreen.registerAction" />
            </Button>
          </section>
        </div>
      </div>
    </CheckoutFrame>
  );
}
