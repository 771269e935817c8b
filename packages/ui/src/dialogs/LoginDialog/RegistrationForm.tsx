import type { CustomerKind } from '@platine/domain/customer/audience.ts';
import { shownCompanyFields } from '@platine/domain/customer/audience.ts';
import { vatIdPrefix } from '@platine/domain/customer/vatId.ts';
import type { Failure } from '@platine/domain/machines/outcome.ts';
import type { RegistrationPayload } from '@platine/domain/validation/registration.ts';
import { FormattedMessage } from 'react-intl';
import { AddressFields } from '../../forms/AddressFields/AddressFields.tsx';
import { CheckboxField } from '../../forms/CheckboxField/CheckboxField.tsx';
import { CountryField } from '../../forms/CountryField/CountryField.tsx';
import { CustomerTypeField } from '../../forms/CustomerTypeField/CustomerTypeField.tsx';
import type { FormDraft } from '../../forms/formDraft.ts';
import { customerKindOf } from '../../forms/customerKindOf.ts';
import { Form } from '../../forms/Form/Form.tsx';
import { SubmitButton } from '../../forms/FormButtons/SubmitButton.tsx';
import { FormFailure } from '../../forms/FormFailure/FormFailure.tsx';
import { NewPasswordFields } from '../../forms/NewPasswordFields/NewPasswordFields.tsx';
import { TextField } from '../../forms/TextField/TextField.tsx';
import { useDomainForm } from '../../forms/useDomainForm.ts';
import { TermsField } from '../../forms/TermsField.tsx';
import styles from './RegistrationForm.module.css';

type RegistrationFormProps = {
  /** Customer type and country of the session; the form's initial values. */
  readonly customer: CustomerKind;
  /** True while the account is being made. */
  readonly busy: boolean;
  /** Why the shop refused; null without a failure. */
  readonly failure: Failure | null;
  /** The entries of earlier, if the dialog was closed meanwhile. */
  readonly draft: FormDraft;
  /** Called with valid entries only. */
  readonly onSubmitted: (payload: RegistrationPayload) => void;
};

/** In visual order, which is also the order of the error summary. */
const nothing = {
  vatId: '',
  company: '',
  department: '',
  firstName: '',
  lastName: '',
  street: '',
  supplement: '',
  zipCode: '',
  city: '',
  phone: '',
  email: '',
  password: '',
  passwordRepeat: '',
  newsletter: false,
  terms: false,
};

/**
 * All fields of a new account (spec §2). The button is unavailable until they are valid; the newsletter starts unticked
 * (D35).
 */
export function RegistrationForm({ customer, busy, failure, draft, onSubmitted }: RegistrationFormProps) {
  const { customerType, country } = customer;
  const form = useDomainForm({
    rules: 'registration',
    defaultValues: { customerType, country, ...nothing },
    onSubmitted: ({ passwordRepeat: _repeat, terms: _terms, ...payload }) => onSubmitted(payload),
    failure,
    mode: 'untilValid',
    draft,
  });
  const kind = customerKindOf(form);
  return (
    <Form form={form}>
      <div className={styles['columns']}>
        <div className={styles['column']}>
          <CustomerTypeField field={form.field('customerType')} />
          <CountryField field={form.field('country')} />
          {shownCompanyFields(kind).includes('vatId') && (
            <TextField
              field={form.field('vatId')}
              hint={<FormattedMessage id="registerDialog.vatIdHint" values={{ prefix: vatIdPrefix(kind.country) }} />}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
          )}
          <AddressFields form={form} customerType={kind.customerType} withCountry={false} />
        </div>
        <div className={styles['column']}>
          <TextField field={form.field('phone')} type="tel" autoComplete="tel" optional />
          <TextField field={form.field('email')} type="email" autoComplete="email" />
          <NewPasswordFields form={form} />
          <CheckboxField field={form.field('newsletter')} label={<FormattedMessage id="registerDialog.newsletter" />} />
          <TermsField field={form.field('terms')} />
        </div>
      </div>
      <FormFailure failure={form.failure} />
      <SubmitButton form={form} busy={busy} wide>
        <FormattedMessage id="registerDialog.register" />
      </SubmitButton>
    </Form>
  );
}
