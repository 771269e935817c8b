import type { Address } from '@platine/domain/customer/address.ts';
import type { Session } from '@platine/domain/customer/session.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApiClient } from '../../api/ApiClient.tsx';
import { AddressLines } from '../../checkout/AddressLines/AddressLines.tsx';
import { CheckoutSkeleton } from '../../checkout/CheckoutSkeleton/CheckoutSkeleton.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { FormFailure } from '../../forms/FormFailure/FormFailure.tsx';
import { useKeptFocus } from '../../interaction/useKeptFocus.ts';
import { outcomeOf } from '../../queries/outcome.ts';
import { sessionQuery } from '../../queries/session.ts';
import { AddressForm } from '../../checkout/AddressForm.tsx';
import { AddressButtons } from '../CheckoutScreen/AddressButtons.tsx';
import { filledAddresses } from '../CheckoutScreen/addressDraft.ts';
import { useAddressRemoval } from '../CheckoutScreen/useAddressRemoval.ts';
import { LoadFailure } from '../LoadFailure.tsx';
import { viewTitleId } from './AccountFrame.tsx';
import styles from './AccountScreen.module.css';

/** Addresses offered at checkout. */
export function AddressBook() {
  const outcome = outcomeOf(useQuery(sessionQuery(useApiClient())));
  switch (outcome.kind) {
    case 'pending':
      return <CheckoutSkeleton label={<FormattedMessage id="accountScreen.loading" />} />;
    case 'failure':
    case 'network':
      return <LoadFailure kind={outcome.kind} onRetry={outcome.retry} />;
    case 'data':
      return <Book session={outcome.data} />;
  }
}

type Editing = { readonly address: Address | null };

function Book({ session }: { readonly session: Session }) {
  const [editing, setEditing] = useState<Editing | null>(null);
  const addresses = filledAddresses(session);
  const place = useKeptFocus(`${editing === null} ${addresses.length}`);
  return (
    <div ref={place} className={styles['place']} role="group" aria-labelledby={viewTitleId}>
      {editing === null ? (
        <Addresses addresses={addresses} onEdited={(address) => setEditing({ address })} />
      ) : (
        <AddressForm
          key={editing.address?.id}
          session={session}
          purpose="DELIVERY"
          address={editing.address}
          title={
            <FormattedMessage
              id={editing.address === null ? 'accountScreen.newAddress' : 'checkoutScreen.changeAddress'}
            />
          }
          submit={<FormattedMessage id="accountScreen.saveAddress" />}
          onCancelled={() => setEditing(null)}
          onSaved={() => setEditing(null)}
        />
      )}
    </div>
  );
}

type AddressesProps = {
  readonly addresses: readonly Address[];
  /** Null starts a new address. */
  readonly onEdited: (address: Address | null) => void;
};

function Addresses({ addresses, onEdited }: AddressesProps) {
  const intl = useIntl();
  const { removing, failure, remove } = useAddressRemoval();
  const add = (
    <Button variant="secondary" onClick={() => onEdited(null)}>
      <FormattedMessage id="accountScreen.newAddress" />
    </Button>
  );
  if (addresses.length === 0)
    return (
      <EmptyState level={3} title={<FormattedMessage id="accountScreen.noAddresses" />} action={add}>
        <FormattedMessage id="accountScreen.noAddressesText" />
      </EmptyState>
    );
  return (
    <div className={styles['book']}>
      <ul
        role="list"
        className={styles['addresses']}
        aria-label={intl.formatMessage({ id: 'accountScreen.addressList' })}
      >
        {addresses.map((address) => (
          <li key={address.id} className={styles['address']}>
            <AddressLines address={address} />
            <div className={styles['buttons']}>
              <AddressButtons
                address={address}
                removing={removing === address.id}
                onEdited={() => onEdited(address)}
                onRemoved={() => remove(address)}
              />
            </div>
          </li>
        ))}
      </ul>
      <FormFailure failure={failure} otherwise="message.changesNotSaved" />
      <div>{add}</div>
    </div>
  );
}
