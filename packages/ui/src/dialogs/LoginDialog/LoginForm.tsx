import type { Credentials } from '@platine/domain/machines/loginPanel.ts';
import type { Failure } from '@platine/domain/machines/outcome.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../components/Button/Button.tsx';
import type { FieldBinding } from '../../forms/domainForm.ts';
import { Form } from '../../forms/Form/Form.tsx';
import { SubmitButton } from '../../forms/FormButtons/SubmitButton.tsx';
import { FormFailure } from '../../forms/FormFailure/FormFailure.tsx';
import { PasswordField } from '../../forms/PasswordField/PasswordField.tsx';
import { TextField } from '../../forms/TextField/TextField.tsx';
import { useDomainForm } from '../../forms/useDomainForm.ts';

type LoginFormProps = {
  /** True while the login is being sent. */
  readonly busy: boolean;
  /** Why the login was refused; null without a failure. */
  readonly failure: Failure | null;
  /** Called with valid entries only. */
  readonly onSubmitted: (credentials: Credentials) => void;
  /** Receives the e-mail address as typed so far. */
  readonly onForgotten: (email: string) => void;
};

/**
 * E-mail and password. The domain's rules only enable the button (D16); the shop reports a wrong login with a single
 * message (D32).
 */
export function LoginForm({ busy, failure, onSubmitted, onForgotten }: LoginFormProps) {
  const form = useDomainForm({
    rules: 'login',
    defaultValues: { email: '', password: '' },
    onSubmitted,
    failure,
    mode: 'untilValid',
    errorFocus: 'field',
  });
  // In visual order: the first invalid one gets the focus.
  const [email, password] = [form.field('email'), form.field('password')];
  const problem = useLoginPasswordProblem(password);
  return (
    <Form form={form}>
      <TextField field={email} type="email" autoComplete="username" />
      <PasswordField field={password} autoComplete="current-password" {...problem} />
      <FormFailure failure={form.failure} />
      <SubmitButton form={form} busy={busy} wide>
        <FormattedMessage id="loginDialog.logIn" />
      </SubmitButton>
      <Button variant="quiet" onClick={() => onForgotten(String(form.entered('email')))}>
        <FormattedMessage id="loginDialog.forgot" />
      </Button>
    </Form>
  );
}

/** Spec §5: login shows no hint about the password rules. */
function useLoginPasswordProblem({ problem }: FieldBinding): { readonly problem?: string } {
  const intl = useIntl();
  if (problem === null || problem === 'REQUIRED') return {};
  return { problem: intl.formatMessage({ id: 'loginDialog.checkPassword' }) };
}
