import type { Failure } from '@platine/domain/machines/outcome.ts';
import type { Settings } from '@platine/domain/machines/sessionDialogs.ts';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../components/Button/Button.tsx';
import { CountryField } from '../../forms/CountryField/CountryField.tsx';
import { CustomerTypeField } from '../../forms/CustomerTypeField/CustomerTypeField.tsx';
import { Form } from '../../forms/Form/Form.tsx';
import { FormButtons } from '../../forms/FormButtons/FormButtons.tsx';
import { SubmitButton } from '../../forms/FormButtons/SubmitButton.tsx';
import { FormFailure } from '../../forms/FormFailure/FormFailure.tsx';
import { useDomainForm } from '../../forms/useDomainForm.ts';

type SettingsFormProps = {
  /** The session's settings when the form opens. */
  readonly settings: Settings;
  /** True while they are being saved. */
  readonly busy: boolean;
  /** Why they could not be saved; null without a failure. */
  readonly failure: Failure | null;
  /** Called with the chosen settings. */
  readonly onSubmitted: (settings: Settings) => void;
  /** Closes without saving. */
  readonly onAborted: () => void;
};

/** Form for customer type and delivery country. The selection stays until it is saved or the form closes. */
export function SettingsForm({ settings, busy, failure, onSubmitted, onAborted }: SettingsFormProps) {
  const form = useDomainForm({
    rules: 'settings',
    defaultValues: settings,
    onSubmitted,
    failure,
    errorFocus: 'field',
  });
  return (
    <Form form={form}>
      <CustomerTypeField
        field={form.field('customerType')}
        label={<FormattedMessage id="settingsDialog.customerType" />}
      />
      <CountryField field={form.field('country')} label={<FormattedMessage id="settingsDialog.country" />} />
      <FormFailure failure={form.failure} otherwise="message.changesNotSaved" />
      <FormButtons>
        <Button variant="secondary" aria-disabled={busy} onClick={onAborted}>
          <FormattedMessage id="settingsDialog.abort" />
        </Button>
        <SubmitButton form={form} busy={busy}>
          <FormattedMessage id="settingsDialog.save" />
        </SubmitButton>
      </FormButtons>
    </Form>
  );
}
