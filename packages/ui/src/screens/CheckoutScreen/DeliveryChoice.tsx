import type { Address } from '@platine/domain/customer/address.ts';
import type { CustomerType } from '@platine/domain/customer/customerType.ts';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ChoiceList } from '../../checkout/ChoiceList/ChoiceList.tsx';
import { useSaving } from '../../checkout/useSaving.ts';
import { Button } from '../../components/Button/Button.tsx';
import { FormFailure } from '../../forms/FormFailure/FormFailure.tsx';
import { removeAddress } from '../../queries/addresses.ts';
import { addressChoice, addressee } from './addressChoices.tsx';
import styles from './CheckoutScreen.module.css';

type DeliveryChoiceProps = {
  readonly book: readonly Address[];
  readonly customerType: CustomerType;
  readonly chosen: Address | null;
  readonly onChosen: (id: string) => void;
  /** Null: a new one. */
  readonly onEdited: (address: Address | null) => void;
};

/** Where the goods go: the shopper's addresses, each to be changed or removed. */
export function DeliveryChoice({ book, customerType, chosen, onChosen, onEdited }: DeliveryChoiceProps) {
  const intl = useIntl();
  const { busy, failure, save } = useSaving(removeAddress);
  const [removed, setRemoved] = useState<string | null>(null);
  const choices = book.map((address) => {
    const name = addressee(address);
    return addressChoice(
      address,
      customerType,
      <>
        <Button
          variant="quiet"
          aria-label={intl.formatMessage({ id: 'checkoutScreen.editAddress' }, { name })}
          onClick={() => onEdited(address)}
        >
          <FormattedMessage id="checkoutScreen.edit" />
        </Button>
        <Button
          variant="quiet"
          aria-label={intl.formatMessage({ id: 'checkoutScreen.deleteAddress' }, { name })}
          busy={busy && removed === address.id}
          onClick={() => {
            setRemoved(address.id);
            save(address);
          }}
        >
          <FormattedMessage id="checkoutScreen.delete" />
        </Button>
      </>,
    );
  });
  return (
    <div className={styles['choice']}>
      <ChoiceList
        legend={<FormattedMessage id="checkoutScreen.delivery" />}
        choices={choices}
        chosen={chosen?.id ?? null}
        onChosen={onChosen}
      />
      <FormFailure failure={failure} otherwise="message.changesNotSaved" />
      <div>
        <Button variant="secondary" onClick={() => onEdited(null)}>
          <FormattedMessage id="checkoutScreen.newAddress" />
        </Button>
      </div>
    </div>
  );
}
