import type { Failure } from '@platine/domain/machines/outcome.ts';
import type { ComponentProps, ReactNode } from 'react';
import { Form } from '../Form/Form.tsx';
import { SubmitButton } from '../FormButtons/SubmitButton.tsx';
import { FormFailure } from '../FormFailure/FormFailure.tsx';
import { useDomainForm } from '../useDomainForm.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';

type NewPasswordFormProps = Pick<ComponentProps<typeof FormFailure>, 'otherwise'> & {
  /** Label of the first field. */
  readonly label: ReactNode;
  /** Words of the button. */
  readonly submit: ReactNode;
  /** True while the password is being saved. */
  readonly busy: boolean;
  /** Why it could not be saved; null without a failure. */
  readonly failure: Failure | null;
  /** Called with a valid password, entered twice alike. */
  readonly onSubmitted: (password: string) => void;
};

/** The new password of a mailed link, entered twice. */
export function NewPasswordForm({ label, submit, busy, failure, onSubmitted, ...words }: NewPasswordFormProps) {
  const form = useDomainForm({
    rules: 'passwordReset',
    defaultValues: { password: '', passwordRepeat: '' },
    onSubmitted: ({ password }) => onSubmitted(password),
    failure,
  });
  return (
    <Form form={form} labels={{ password: label }}>
      <NewPasswordFields form={form} label={label} />
      <FormFailure failure={form.failure} {...words} />
      <SubmitButton form={form} busy={busy} wide>
        {submit}
      </SubmitButton>
    </Form>
  );
}
