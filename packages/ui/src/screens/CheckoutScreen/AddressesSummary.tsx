import { addressFor, invoiceAddress } from '@platine/domain/customer/address.ts';
import type { Session } from '@platine/domain/customer/session.ts';
import { FormattedMessage } from 'react-intl';
import { AddressLines } from '../../checkout/AddressLines/AddressLines.tsx';

/** The summary of the section for addresses. */
export function AddressesSummary({ session: { addresses, vatId, vatIdCheck } }: { readonly session: Session }) {
  const delivery = addressFor(addresses, 'DELIVERY');
  const invoice = invoiceAddress(addresses);
  return (
    <>
      {delivery !== null && (
        <p>
          <AddressLines address={delivery} inline />
        </p>
      )}
      {invoice !== null && invoice !== delivery && (
        <p>
          <FormattedMessage
            id="checkoutScreen.invoiceTo"
            values={{ address: <AddressLines key="address" address={invoice} inline /> }}
          />
        </p>
      )}
      {vatId !== null && (
        <p>
          <FormattedMessage id={`checkoutScreen.vatIdSummary.${vatIdCheck ?? 'unknown'}`} values={{ vatId }} />
        </p>
      )}
    </>
  );
}
