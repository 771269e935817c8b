import { resetMinutes } from '@platine/domain/customer/account.ts';
import { FormattedMessage } from 'react-intl';
import { Form } from '../../forms/Form/Form.tsx';
import { SubmitButton } from '../../forms/FormButtons/SubmitButton.tsx';
import { TextField } from '../../forms/TextField/TextField.tsx';
import { useDomainForm } from '../../forms/useDomainForm.ts';
import { useFormats } from '../../i18n/useFormats.ts';

type ForgotPasswordFormProps = {
  /** Initial value, carried over from the login. */
  readonly email: string;
  /** True while the link is being requested. */
  readonly busy: boolean;
  /** Called with a valid address. */
  readonly onSubmitted: (email: string) => void;
};

/** Requests a link to set a new password (D32). */
export function ForgotPasswordForm({ email, busy, onSubmitted }: ForgotPasswordFormProps) {
  const { number } = useFormats();
  const form = useDomainForm({
    rules: 'email',
    defaultValues: { email },
    onSubmitted: (values) => onSubmitted(values.email),
    errorFocus: 'field',
  });
  return (
    <Form form={form}>
      <p>
        <FormattedMessage id="forgotPassword.intro" values={{ minutes: number(resetMinutes) }} />
      </p>
      <TextField field={form.field('email')} type="email" autoComplete="username" />
      <SubmitButton form={form} busy={busy} wide>
        <FormattedMessage id="forgotPassword.request" />
      </SubmitButton>
    </Form>
  );
}
