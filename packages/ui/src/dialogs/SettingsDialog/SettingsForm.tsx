import { customerTypes } from '@platine/domain/customer/customerType.ts';
import type { Settings } from '@platine/domain/machines/sessionDialogs.ts';
import { check } from '@platine/domain/validation/check.ts';
import { settingsSchema } from '@platine/domain/validation/settings.ts';
import type { ReactNode } from 'react';
import type { FieldError, Resolver } from 'react-hook-form';
import { useForm } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../components/Button/Button.tsx';
import { CountryField } from './CountryField.tsx';
import styles from './SettingsForm.module.css';

type SettingsFormProps = {
  readonly settings: Settings;
  readonly busy: boolean;
  readonly onSubmitted: (settings: Settings) => void;
  readonly onAborted: () => void;
  /** Stands above the buttons. */
  readonly children: ReactNode;
};

/** The form that judges by the domain's rules and by nothing else. */
const resolver: Resolver<Settings> = (entered) => {
  const checked = check(settingsSchema, entered);
  if (checked.kind === 'valid') return { values: checked.value, errors: {} };
  const errors = checked.problems.map(({ field, code }): [string, FieldError] => [field, { type: code }]);
  return { values: {}, errors: Object.fromEntries(errors) };
};

/** Customer type and delivery country. What was chosen stays until it is saved or the form is left. */
export function SettingsForm({ settings, busy, onSubmitted, onAborted, children }: SettingsFormProps) {
  const { register, handleSubmit, formState } = useForm<Settings>({ defaultValues: settings, resolver });
  return (
    <form className={styles['root']} noValidate onSubmit={(event) => void handleSubmit(onSubmitted)(event)}>
      <fieldset className={styles['types']}>
        <legend className={styles['label']}>
          <FormattedMessage id="settingsDialog.customerType" />
        </legend>
        {customerTypes.map((type) => (
          <label key={type} className={styles['type']}>
            <input type="radio" value={type} {...register('customerType')} />
            <span>
              <FormattedMessage id={`settingsDialog.${type}`} />
              <span className={styles['hint']}>
                <FormattedMessage id={`settingsDialog.${type}.hint`} />
              </span>
            </span>
          </label>
        ))}
      </fieldset>
      <CountryField registered={register('country')} refused={formState.errors.country !== undefined} />
      {children}
      <div className={styles['buttons']}>
        <Button variant="secondary" aria-disabled={busy} onClick={onAborted}>
          <FormattedMessage id="settingsDialog.abort" />
        </Button>
        <Button type="submit" busy={busy}>
          <FormattedMessage id="settingsDialog.save" />
        </Button>
      </div>
    </form>
  );
}
