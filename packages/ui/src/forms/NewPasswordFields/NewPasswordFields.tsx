import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { FormFields } from '../domainForm.ts';
import { PasswordField } from '../PasswordField/PasswordField.tsx';

type NewPasswordFieldsProps = {
  /** The form that has the fields `password` and `passwordRepeat`. */
  readonly form: Pick<FormFields<'password' | 'passwordRepeat'>, 'field'>;
  /** Replaces the default label `field.{name}`; pass the same to the form's error summary. */
  readonly label?: ReactNode;
};

/** A new password, entered twice, with its rules as a hint. */
export function NewPasswordFields({ form, label }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        field={form.field('password')}
        autoComplete="new-password"
        label={label}
        hint={<FormattedMessage id="passwordField.hint" />}
      />
      <PasswordField field={form.field('passwordRepeat')} autoComplete="new-password" />
    </>
  );
}
