import type { Failure } from '@platine/domain/machines/outcome.ts';
import { FormattedMessage } from 'react-intl';
import { Form } from '../../forms/Form/Form.tsx';
import { SubmitButton } from '../../forms/FormButtons/SubmitButton.tsx';
import { FormFailure } from '../../forms/FormFailure/FormFailure.tsx';
import { NewPasswordFields } from '../../forms/NewPasswordFields/NewPasswordFields.tsx';
import { useDomainForm } from '../../forms/useDomainForm.ts';

type ActivationPasswordFormProps = {
  readonly busy: boolean;
  readonly failure: Failure | null;
  readonly onSubmitted: (password: string) => void;
};

/**
 * The password of an account that was registered in another browser. Anyone can register a stranger's address, so the reader of the mail sets the
 * password.
 */
export function ActivationPasswordForm({ busy, failure, onSubmitted }: ActivationPasswordFormProps) {
  const form = useDomainForm({
    rules: 'passwordReset',
    defaultValues: { password: '', passwordRepeat: '' },
    onSubmitted: ({ password }) => onSubmitted(password),
    failure,
  });
  const label = <FormattedMessage id="contactActivateScreen.choosePassword" />;
  return (
    <>
      <p>
        <FormattedMessage id="contactActivateScreen.choose" />
      </p>
      <Form form={form} labels={{ password: label }}>
        <NewPasswordFields form={form} label={label} />
        <FormFailure failure={form.failure} />
        <SubmitButton form={form} busy={busy} wide>
          <FormattedMessage id="contactActivateScreen.activate" />
        </SubmitButton>
      </Form>
    </>
  );
}
