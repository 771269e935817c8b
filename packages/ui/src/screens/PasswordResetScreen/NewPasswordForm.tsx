import type { Failure } from '@platine/domain/machines/outcome.ts';
import { FormattedMessage } from 'react-intl';
import { Form } from '../../forms/Form/Form.tsx';
import { SubmitButton } from '../../forms/FormButtons/SubmitButton.tsx';
import { FormFailure } from '../../forms/FormFailure/FormFailure.tsx';
import { NewPasswordFields } from '../../forms/NewPasswordFields/NewPasswordFields.tsx';
import { useDomainForm } from '../../forms/useDomainForm.ts';

type NewPasswordFormProps = {
  readonly busy: boolean;
  readonly failure: Failure | null;
  readonly onSubmitted: (password: string) => void;
};

/**
 * The new password, entered twice. After an internal error the old one may be invalid as well, and the message says so
 * (spec §8).
 */
export function NewPasswordForm({ busy, failure, onSubmitted }: NewPasswordFormProps) {
  const form = useDomainForm({
    rules: 'passwordReset',
    defaultValues: { password: '', passwordRepeat: '' },
    onSubmitted: ({ password }) => onSubmitted(password),
    failure,
  });
  const label = <FormattedMessage id="passwordResetScreen.newPassword" />;
  return (
    <Form form={form} labels={{ password: label }}>
      <NewPasswordFields form={form} label={label} />
      <FormFailure failure={form.failure} otherwise="message.passwordOverwritten" />
      <SubmitButton form={form} busy={busy} wide>
        <FormattedMessage id="passwordResetScreen.save" />
      </SubmitButton>
    </Form>
  );
}
