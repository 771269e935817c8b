import { shownCompanyFields } from '@platine/domain/customer/audience.ts';
import { shopMessageKeys } from '@platine/domain/errors/shopMessages.ts';
import type { Failure } from '@platine/domain/machines/outcome.ts';
import type { ContactFormValues } from '@platine/domain/validation/contact.ts';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ContactTopic } from '@platine/domain/shop/departments.ts';
import { contactTopics } from '@platine/domain/shop/departments.ts';
import { CountryField } from '../../forms/CountryField/CountryField.tsx';
import { CustomerTypeField } from '../../forms/CustomerTypeField/CustomerTypeField.tsx';
import { customerKindOf } from '../../forms/customerKindOf.ts';
import { Form } from '../../forms/Form/Form.tsx';
import { FormButtons } from '../../forms/FormButtons/FormButtons.tsx';
import { SubmitButton } from '../../forms/FormButtons/SubmitButton.tsx';
import { FormFailure } from '../../forms/FormFailure/FormFailure.tsx';
import { SelectField } from '../../forms/SelectField/SelectField.tsx';
import { TextAreaField } from '../../forms/TextAreaField/TextAreaField.tsx';
import { TextField } from '../../forms/TextField/TextField.tsx';
import { useDomainForm } from '../../forms/useDomainForm.ts';
import { useShop } from '../../shop/ShopFacts.tsx';
import styles from './ContactScreen.module.css';

type ContactFormProps = {
  readonly values: ContactFormValues;
  /** Determines the button's label: a withdrawal is confirmed, everything else is sent. */
  readonly topic: ContactTopic;
  readonly busy: boolean;
  readonly failure: Failure | null;
  readonly onSubmitted: (values: ContactFormValues) => void;
};

/** The message first, then the sender. Only names, e-mail and message are required (D33). */
export function ContactForm({ values, topic, busy, failure, onSubmitted }: ContactFormProps) {
  const intl = useIntl();
  const form = useDomainForm({ rules: 'contact', defaultValues: values, onSubmitted, failure });
  const { departments } = useShop();
  const company = shownCompanyFields(customerKindOf(form));
  const about = <FormattedMessage id="contactScreen.topic" />;
  const choices = contactTopics.map((one) => ({
    value: departments[one],
    name: intl.formatMessage({ id: `contactScreen.topic.${one}` }),
  }));
  return (
    <Form form={form} labels={{ department: about }}>
      <Part title={<FormattedMessage id="contactScreen.request" />}>
        <SelectField field={form.field('department')} label={about} choices={choices} autoComplete="off" />
        <TextField
          field={form.field('order')}
          hint={<FormattedMessage id="contactScreen.orderHint" />}
          autoComplete="off"
          optional
        />
        <TextAreaField field={form.field('message')} rows={7} />
      </Part>
      <Part title={<FormattedMessage id="contactScreen.person" />}>
        <CustomerTypeField field={form.field('customerType')} />
        {company.includes('company') && (
          <TextField field={form.field('company')} autoComplete="organization" optional />
        )}
        {company.includes('vatId') && <TextField field={form.field('vatId')} autoComplete="off" optional />}
        <div className={styles['pair']}>
          <TextField field={form.field('firstName')} autoComplete="given-name" />
          <TextField field={form.field('lastName')} autoComplete="family-name" />
        </div>
        <TextField field={form.field('email')} type="email" autoComplete="email" />
        <TextField field={form.field('phone')} type="tel" autoComplete="tel" optional />
      </Part>
      <Part title={<FormattedMessage id="contactScreen.address" />}>
        <TextField field={form.field('street')} autoComplete="address-line1" optional />
        <TextField field={form.field('supplement')} autoComplete="address-line2" optional />
        <div className={styles['pair']}>
          <TextField field={form.field('zipCode')} autoComplete="postal-code" optional />
          <TextField field={form.field('city')} autoComplete="address-level2" optional />
        </div>
        <CountryField field={form.field('country')} />
      </Part>
      <FormFailure failure={form.failure} otherwise={shopMessageKeys.contactNotSent} />
      <FormButtons>
        <SubmitButton form={form} busy={busy}>
          <FormattedMessage id={topic === 'withdrawal' ? 'contactScreen.withdraw' : 'contactScreen.send'} />
        </SubmitButton>
      </FormButtons>
    </Form>
  );
}

function Part({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) {
  return (
    <fieldset className={styles['part']}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}
