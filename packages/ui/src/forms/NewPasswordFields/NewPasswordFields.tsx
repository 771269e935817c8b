import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { FormFields } from '../domainForm.ts';
import { PasswordField } from '../PasswordField/PasswordField.tsx';

type NewPasswordFieldsProps = {
  readonly form: Pick<FormFields<'password' | 'passwordRepeat'>, 'field'>;
  /** Instead of the field's usual name; give the form's summary the same. */
  readonly label?: ReactNode;
};

/** A password to be, twice, with how one is made. */
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
