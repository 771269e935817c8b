import type { Address } from '@platine/domain/customer/address.ts';
import type { CountryCode } from '@platine/domain/customer/countries.ts';
import type { Session } from '@platine/domain/customer/session.ts';
import { useState } from 'react';
import { useKeptFocus } from '../../interaction/useKeptFocus.ts';
import { AddressForm } from '../../checkout/AddressForm.tsx';
import { AddressesSubmit } from './AddressesSubmit.tsx';
import { DeliveryChoice } from './DeliveryChoice.tsx';
import { InvoiceChoice } from './InvoiceChoice.tsx';
import type { NextStepProps } from './ContinueLabel.tsx';
import type { AddressDraft } from './addressDraft.ts';
import { filledAddresses, chosenAddresses } from './addressDraft.ts';
import styles from './CheckoutScreen.module.css';

type AddressesStepProps = NextStepProps & { readonly session: Session };

/** The address in the form and its purpose; `address` is null for a new one. */
type Editing = { readonly purpose: 'DELIVERY' | 'INVOICE'; readonly address: Address | null };

const first: Editing = { purpose: 'DELIVERY', address: null };

/** The section for the delivery and the invoice address, saved or new (D8, D25). */
export function AddressesStep({ session, ...next }: AddressesStepProps) {
  const book = filledAddresses(session);
  const [draft, setDraft] = useState<AddressDraft>({});
  // State, so that an address added in another tab does not close an open form.
  const [asked, setEditing] = useState(book.length === 0 ? first : null);
  const editing = asked ?? (book.length === 0 ? first : null);
  const nextStepAfter = useNextStep(session.country, next);
  const place = useKeptFocus(`${editing === null} ${book.length}`);
  if (editing !== null) {
    return (
      <div ref={place} className={styles['step']}>
        <AddressForm
          key={`${editing.purpose} ${editing.address?.id ?? ''}`}
          session={session}
          purpose={editing.purpose}
          address={editing.address}
          onCancelled={book.length === 0 ? null : () => setEditing(null)}
          onSaved={() => {
            // The session has the saved address assigned, so the draft no longer decides.
            setDraft(
              editing.purpose === 'DELIVERY' ? { ...draft, delivery: undefined } : { ...draft, invoice: undefined },
            );
            setEditing(null);
          }}
        />
      </div>
    );
  }
  const { delivery, invoice } = chosenAddresses(session, draft);
  return (
    <div ref={place} className={styles['step']}>
      <DeliveryChoice
        book={book}
        customerType={session.customerType}
        chosen={delivery}
        onChosen={(id) => setDraft({ ...draft, delivery: id })}
        onEdited={(address) => setEditing({ purpose: 'DELIVERY', address })}
      />
      <InvoiceChoice
        book={book}
        customerType={session.customerType}
        delivery={delivery}
        chosen={invoice}
        onChosen={(id) => setDraft({ ...draft, invoice: id })}
        onAdded={() => setEditing({ purpose: 'INVOICE', address: null })}
      />
      <AddressesSubmit
        // The format of the VAT id depends on the country.
        key={delivery?.country}
        session={session}
        delivery={delivery}
        invoice={invoice ?? delivery}
        {...nextStepAfter(delivery)}
      />
    </div>
  );
}

/** Shipping prices and times depend on the country: a changed country shows the shipping section again, otherwise complete sections are skipped. */
function useNextStep(
  country: CountryCode,
  { nextStep, onDone }: NextStepProps,
): (delivery: Address | null) => NextStepProps {
  // The section stays mounted while another one is open, so the country of the last completion is kept here.
  const [before, setBefore] = useState(country);
  return (delivery) => ({
    nextStep: delivery !== null && delivery.country !== before ? 'shipping' : nextStep,
    onDone: (to) => {
      if (delivery !== null) setBefore(delivery.country);
      onDone(to);
    },
  });
}
