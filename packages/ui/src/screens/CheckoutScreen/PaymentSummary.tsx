import { shopMessageKeys } from '@platine/domain/errors/shopMessages.ts';
import type { Session } from '@platine/domain/customer/session.ts';
import { companyOrderNumber, orderPeppolAddress } from '@platine/domain/order/order.ts';
import { FormattedMessage } from 'react-intl';
import { PaymentMethodName } from '../../shop/MethodName.tsx';

/** The summary of the payment section, also for an unknown method (spec §8). */
export function PaymentSummary({ session }: { readonly session: Session }) {
  const { paymentMethod, comment } = session;
  const ownOrderNumber = companyOrderNumber(session);
  const peppolAddress = orderPeppolAddress(session);
  return (
    <>
      <p>
        {paymentMethod === null ? (
          <FormattedMessage id={shopMessageKeys.paymentMethodUnknown} />
        ) : (
          <PaymentMethodName method={paymentMethod} />
        )}
      </p>
      {ownOrderNumber !== '' && (
        <p>
          <FormattedMessage id="checkout.ownOrderNumber" values={{ number: ownOrderNumber }} />
        </p>
      )}
      {peppolAddress !== '' && (
        <p>
          <FormattedMessage id="checkout.peppolAddress" values={{ address: peppolAddress }} />
        </p>
      )}
      {comment !== '' && <p>{comment}</p>}
    </>
  );
}
