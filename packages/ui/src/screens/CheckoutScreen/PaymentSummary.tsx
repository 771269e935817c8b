import type { Session } from '@platine/domain/customer/session.ts';
import { FormattedMessage } from 'react-intl';

/** The payment section in short. */
export function PaymentSummary({ session }: { readonly session: Session }) {
  const { paymentMethod, ownOrderNumber, comment } = session;
  return (
    <>
      {paymentMethod !== null && (
        <p>
          <FormattedMessage id={`paymentMethod.${paymentMethod}`} />
        </p>
      )}
      {ownOrderNumber !== '' && (
        <p>
          <FormattedMessage id="checkout.ownOrderNumber" values={{ number: ownOrderNumber }} />
        </p>
      )}
      {comment !== '' && <p>{comment}</p>}
    </>
  );
}
