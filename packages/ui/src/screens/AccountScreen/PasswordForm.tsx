import { FormattedMessage } from 'react-intl';
import { Notice } from '../../components/Notice/Notice.tsx';
import { Form } from '../../forms/Form/Form.tsx';
import { SubmitButton } from '../../forms/FormButtons/SubmitButton.tsx';
import { FormFailure } from '../../forms/FormFailure/FormFailure.tsx';
import { NewPasswordFields } from '../../forms/NewPasswordFields/NewPasswordFields.tsx';
import { PasswordField } from '../../forms/PasswordField/PasswordField.tsx';
import { useDomainForm } from '../../forms/useDomainForm.ts';
import { useSubmission } from '../../forms/useSubmission.ts';

const empty = { oldPassword: '', password: '', passwordRepeat: '' };

/** Changes the password; the current one proves that the owner is asking. */
export function PasswordForm() {
  const { busy, failure, done, send } = useSubmission('changePassword');
  const form = useDomainForm({
    rules: 'passwordChange',
    defaultValues: empty,
    failure,
    onSubmitted: ({ oldPassword, password }) =>
      send({ OLD_PASSWORD: oldPassword, PASSWORD: password }, () => form.reset()),
  });
  const label = <FormattedMessage id="passwordResetScreen.newPassword" />;
  return (
    <Form form={form} labels={{ password: label }}>
      <PasswordField field={form.field('oldPassword')} autoComplete="current-password" />
      <NewPasswordFields form={form} label={label} />
      <FormFailure failure={form.failure} otherwise="message.passwordOverwritten" />
      {done && (
        <Notice kind="success">
          <FormattedMessage id="message.changesSaved" />
        </Notice>
      )}
      <SubmitButton form={form} busy={busy}>
        <FormattedMessage id="accountScreen.changePassword" />
      </SubmitButton>
    </Form>
  );
}
