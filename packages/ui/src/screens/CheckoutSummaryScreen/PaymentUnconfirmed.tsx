import { FormattedMessage } from 'react-intl';
import type { CheckoutData } from '../../checkout/checkoutData.ts';
import { CheckoutFrame } from '../../checkout/CheckoutFrame/CheckoutFrame.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { PaymentMethodName } from '../../shop/MethodName.tsx';
import styles from './CheckoutSummaryScreen.module.css';

type PaymentUnconfirmedProps = { readonly data: CheckoutData; readonly onRetry: () => void };

/** The result of the payment is unknown. It can be requested again; the order is never sent again (D5). */
export function PaymentUnconfirmed({ data: { loggedIn, session }, onRetry }: PaymentUnconfirmedProps) {
  const { pendingPayment } = session;
  return (
    <CheckoutFrame
      page="summary"
      loggedIn={loggedIn}
      title={<FormattedMessage id="checkoutSummaryScreen.unconfirmedTitle" />}
    >
      <Notice
        kind="warning"
        action={
          <div className={styles['ways']}>
            <Button onClick={onRetry}>
              <FormattedMessage id="checkoutSummaryScreen.askAgain" />
            </Button>
            {pendingPayment !== null && (
              <a href={pendingPayment.redirect}>
                <FormattedMessage
                  id="checkoutSummaryScreen.backToProvider"
                  values={{ provider: <PaymentMethodName method={pendingPayment.method} /> }}
                />
              </a>
            )}
          </div>
        }
      >
        <FormattedMessage id="checkoutSummaryScreen.unconfirmedText" />
      </Notice>
    </CheckoutFrame>
  );
}
