import type { Address } from '@platine/domain/customer/address.ts';
import type { CustomerType } from '@platine/domain/customer/customerType.ts';
import { FormattedMessage } from 'react-intl';
import { ChoiceList } from '../../checkout/ChoiceList/ChoiceList.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { addressChoice } from './addressChoices.tsx';
import styles from './CheckoutScreen.module.css';

type InvoiceChoiceProps = {
  readonly book: readonly Address[];
  readonly customerType: CustomerType;
  readonly delivery: Address | null;
  /** Null for the delivery address. */
  readonly chosen: Address | null;
  /** `same` is the delivery address. */
  readonly onChosen: (id: string) => void;
  readonly onAdded: () => void;
};

/** The choice of the invoice address: the delivery address or another one. */
export function InvoiceChoice({ book, customerType, delivery, chosen, onChosen, onAdded }: InvoiceChoiceProps) {
  const others = book.filter(({ id }) => id !== delivery?.id);
  const same = { value: 'same', name: <FormattedMessage id="checkoutScreen.invoiceSame" /> };
  return (
    <div className={styles['choice']}>
      <ChoiceList
        legend={<FormattedMessage id="checkoutScreen.invoice" />}
        choices={[same, ...others.map((address) => addressChoice(address, customerType))]}
        chosen={chosen?.id ?? 'same'}
        onChosen={onChosen}
      />
      <div>
        <Button variant="secondary" onClick={onAdded}>
          <FormattedMessage id="checkoutScreen.newInvoiceAddress" />
        </Button>
      </div>
    </div>
  );
}
