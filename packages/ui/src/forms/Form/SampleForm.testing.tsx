import { shownCompanyFields } from '@platine/domain/customer/audience.ts';
import type { Failure } from '@platine/domain/machines/outcome.ts';
import type { ProfileValues } from '@platine/domain/validation/registration.ts';
import { FormattedMessage } from 'react-intl';
import { AddressFields } from '../AddressFields/AddressFields.tsx';
import { CustomerTypeField } from '../CustomerTypeField/CustomerTypeField.tsx';
import { customerKindOf } from '../customerKindOf.ts';
import { FormButtons } from '../FormButtons/FormButtons.tsx';
import { SubmitButton } from '../FormButtons/SubmitButton.tsx';
import { FormFailure } from '../FormFailure/FormFailure.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { useDomainForm } from '../useDomainForm.ts';
import { Form } from './Form.tsx';

type SampleFormProps = {
  readonly values: ProfileValues;
  readonly failure: Failure | null;
  readonly mode: 'submit' | 'untilValid';
  readonly onSubmitted: (values: ProfileValues) => void;
};

/** A complete form, built like the shop's own. */
export function SampleForm({ values, failure, mode, onSubmitted }: SampleFormProps) {
  const form = useDomainForm({ rules: 'profile', defaultValues: values, onSubmitted, failure, mode });
  const kind = customerKindOf(form);
  return (
    <Form form={form}>
      <CustomerTypeField field={form.field('customerType')} />
      <AddressFields form={form} customerType={kind.customerType} />
      {shownCompanyFields(kind).includes('vatId') && <TextField field={form.field('vatId')} autoComplete="off" />}
      <TextField field={form.field('phone')} type="tel" autoComplete="tel" optional />
      <FormFailure failure={form.failure} />
      <FormButtons>
        <SubmitButton form={form}>
          <FormattedMessage id="settingsDialog.save" />
        </SubmitButton>
      </FormButtons>
    </Form>
  );
}

export const emptyProfile: ProfileValues = {
  customerType: 'PRIVATE',
  country: 'LU',
  company: '',
  department: '',
  firstName: '',
  lastName: '',
  street: '',
  supplement: '',
  zipCode: '',
  city: '',
  vatId: '',
  phone: '',
};

export const filledProfile: ProfileValues = {
  ...emptyProfile,
  firstName: 'Camille',
  lastName: 'Weber',
  street: "12, rue de l'Alzette",
  zipCode: '4010',
  city: 'Esch-sur-Alzette',
};
