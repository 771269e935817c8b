import type { Cents } from '@platine/domain/money/money.ts';
import { FormattedMessage } from 'react-intl';
import type { CheckoutData } from '../../checkout/checkoutData.ts';
import { CheckoutFrame } from '../../checkout/CheckoutFrame/CheckoutFrame.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Money } from '../../components/Money/Money.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';

type PaymentRefundedProps = {
  readonly data: CheckoutData;
  /** The amount that goes back. */
  readonly amount: Cents;
};

/** The shopper has approved a payment that the shop had ended. Nothing was ordered with it, and the money goes back (D5). */
export function PaymentRefunded({ data: { loggedIn }, amount }: PaymentRefundedProps) {
  return (
    <CheckoutFrame
      page="summary"
      loggedIn={loggedIn}
      title={<FormattedMessage id="checkoutSummaryScreen.refundedTitle" />}
    >
      <Notice
        kind="warning"
        action={
          <Link href="/checkout_summary">
            <FormattedMessage id="checkoutSummaryScreen.refundedOn" />
          </Link>
        }
      >
        <FormattedMessage id="checkoutSummaryScreen.refundedText" values={{ amount: <Money cents={amount} /> }} />
      </Notice>
    </CheckoutFrame>
  );
}
