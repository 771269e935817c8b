import type { Address } from '@platine/domain/customer/address.ts';
import type { Session } from '@platine/domain/customer/session.ts';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSaving } from './useSaving.ts';
import { Button } from '../components/Button/Button.tsx';
import { AddressFields } from '../forms/AddressFields/AddressFields.tsx';
import { Form } from '../forms/Form/Form.tsx';
import { FormButtons } from '../forms/FormButtons/FormButtons.tsx';
import { SubmitButton } from '../forms/FormButtons/SubmitButton.tsx';
import { FormFailure } from '../forms/FormFailure/FormFailure.tsx';
import { useDomainForm } from '../forms/useDomainForm.ts';
import { saveAddress } from '../queries/addresses.ts';

type AddressFormProps = {
  /** Source of the customer's type and country, which the form begins with. */
  readonly session: Session;
  /** Delivery or invoice: which address of the order is entered. */
  readonly purpose: 'DELIVERY' | 'INVOICE';
  /** Null for a new address. */
  readonly address: Address | null;
  /** Replaces the heading of the checkout. */
  readonly title?: ReactNode;
  /** Words of the button. */
  readonly submit?: ReactNode;
  /** Null when the form cannot be cancelled. */
  readonly onCancelled: (() => void) | null;
  /** Called once the shop has stored the address. */
  readonly onSaved: () => void;
};

/** The form for a new or an existing address. Every failure keeps the entered values (D8). */
export function AddressForm({ session, purpose, address, title, submit, onCancelled, onSaved }: AddressFormProps) {
  const headingId = useId();
  const { busy, failure, save } = useSaving(saveAddress);
  const form = useDomainForm({
    rules: 'address',
    defaultValues: {
      customerType: session.customerType,
      ...linesOf(address ?? { ...blank, country: session.country }),
    },
    onSubmitted: (entered) => {
      // The latest version from the session, which was reloaded after a conflict.
      const before = session.addresses.find(({ id }) => id === address?.id) ?? null;
      save({ before, lines: linesOf(entered), purpose }, onSaved);
    },
    failure,
  });
  return (
    <Form form={form} aria-labelledby={headingId}>
      <h3 id={headingId}>{title ?? <FormattedMessage id={titleId(purpose, address)} />}</h3>
      <AddressFields
        form={form}
        customerType={session.customerType}
        section={purpose === 'DELIVERY' ? 'shipping' : 'billing'}
      />
      <FormFailure failure={form.failure} otherwise="message.changesNotSaved" />
      <FormButtons>
        {onCancelled !== null && (
          <Button variant="secondary" onClick={onCancelled}>
            <FormattedMessage id="checkoutScreen.cancel" />
          </Button>
        )}
        <SubmitButton form={form} busy={busy}>
          {submit ?? (
            <FormattedMessage
              id={purpose === 'DELIVERY' ? 'checkoutScreen.deliverHere' : 'checkoutScreen.invoiceHere'}
            />
          )}
        </SubmitButton>
      </FormButtons>
    </Form>
  );
}

type Lines = Omit<Address, 'id' | 'types'>;

const blank: Omit<Lines, 'country'> = {
  company: '',
  department: '',
  firstName: '',
  lastName: '',
  street: '',
  supplement: '',
  zipCode: '',
  city: '',
};

/** In the order of the fields. */
function linesOf(lines: Lines): Lines {
  const { company, department, firstName, lastName, street, supplement, zipCode, city, country } = lines;
  return { company, department, firstName, lastName, street, supplement, zipCode, city, country };
}

function titleId(purpose: AddressFormProps['purpose'], address: Address | null) {
  if (address !== null) return 'checkoutScreen.changeAddress';
  return purpose === 'DELIVERY' ? 'checkoutScreen.delivery' : 'checkoutScreen.invoice';
}
