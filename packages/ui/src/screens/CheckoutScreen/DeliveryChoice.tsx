import type { Address } from '@platine/domain/customer/address.ts';
import type { CustomerType } from '@platine/domain/customer/customerType.ts';
import { FormattedMessage } from 'react-intl';
import { ChoiceList } from '../../checkout/ChoiceList/ChoiceList.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { FormFailure } from '../../forms/FormFailure/FormFailure.tsx';
import { AddressButtons } from './AddressButtons.tsx';
import { addressChoice } from './addressChoices.tsx';
import { useAddressRemoval } from './useAddressRemoval.ts';
import styles from './CheckoutScreen.module.css';

type DeliveryChoiceProps = {
  readonly book: readonly Address[];
  readonly customerType: CustomerType;
  readonly chosen: Address | null;
  readonly onChosen: (id: string) => void;
  /** Null for a new address. */
  readonly onEdited: (address: Address | null) => void;
};

/** The choice of the delivery address. Each saved address can be edited and removed. */
export function DeliveryChoice({ book, customerType, chosen, onChosen, onEdited }: DeliveryChoiceProps) {
  const { removing, failure, remove } = useAddressRemoval();
  const choices = book.map((address) =>
    addressChoice(
      address,
      customerType,
      <AddressButtons
        address={address}
        removing={removing === address.id}
        onEdited={() => onEdited(address)}
        onRemoved={() => remove(address)}
      />,
    ),
  );
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
