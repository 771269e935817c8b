import type { Address } from '@platine/domain/customer/address.ts';
import type { Session } from '@platine/domain/customer/session.ts';
import { useState } from 'react';
import { AddressForm } from './AddressForm.tsx';
import { AddressesDone } from './AddressesDone.tsx';
import { DeliveryChoice } from './DeliveryChoice.tsx';
import { InvoiceChoice } from './InvoiceChoice.tsx';
import type { AddressDraft } from './addressDraft.ts';
import { filledAddresses, chosenAddresses } from './addressDraft.ts';

type AddressesStepProps = {
  readonly session: Session;
  readonly onDone: () => void;
};

/** What is being entered: a new address or one of the book, and what for. */
type Editing = { readonly purpose: 'DELIVERY' | 'INVOICE'; readonly address: Address | null };

/** Where it goes and where the invoice goes: addresses of the book, or new ones (D8, D25). */
export function AddressesStep({ session, onDone }: AddressesStepProps) {
  const [draft, setDraft] = useState<AddressDraft>({});
  const [asked, setEditing] = useState<Editing | null>(null);
  const book = filledAddresses(session);
  const editing = asked ?? (book.length === 0 ? ({ purpose: 'DELIVERY', address: null } as const) : null);
  if (editing !== null) {
    return (
      <AddressForm
        key={`${editing.purpose} ${editing.address?.id ?? ''}`}
        session={session}
        purpose={editing.purpose}
        address={editing.address}
        onCancelled={book.length === 0 ? null : () => setEditing(null)}
        onSaved={() => {
          // It serves its purpose now, so the session says that it is chosen.
          setDraft(
            editing.purpose === 'DELIVERY' ? { ...draft, delivery: undefined } : { ...draft, invoice: undefined },
          );
          setEditing(null);
        }}
      />
    );
  }
  const { delivery, invoice } = chosenAddresses(session, draft);
  return (
    <>
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
      <AddressesDone
        // Another country has another form of VAT id.
        key={delivery?.country}
        session={session}
        delivery={delivery}
        invoice={invoice ?? delivery}
        onDone={onDone}
      />
    </>
  );
}
