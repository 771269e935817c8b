import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../components/Button/Button.tsx';
import type { LabelledField } from '../Field/Field.tsx';
import { controlProps, Field } from '../Field/Field.tsx';
import fieldStyles from '../Field/Field.module.css';
import styles from './PasswordField.module.css';

type PasswordFieldProps = Omit<LabelledField, 'optional'> & {
  /** Tells a password manager whether to fill a password or to make one. */
  readonly autoComplete: 'current-password' | 'new-password';
  /** Replaces the message of the broken rule. */
  readonly problem?: string;
};

/** A password field with a button that shows the password. */
export function PasswordField({ autoComplete, problem, ...words }: PasswordFieldProps) {
  const intl = useIntl();
  const [visible, setVisible] = useState(false);
  return (
    <Field {...words} problem={problem}>
      <span className={styles['root']}>
        <input
          className={fieldStyles['control']}
          type={visible ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          {...controlProps(words)}
        />
        <Button
          variant="quiet"
          aria-controls={words.field.id}
          aria-label={intl.formatMessage({ id: visible ? 'passwordField.hideIt' : 'passwordField.showIt' })}
          onClick={() => setVisible(!visible)}
        >
          <FormattedMessage id={visible ? 'passwordField.hide' : 'passwordField.show'} />
        </Button>
      </span>
    </Field>
  );
}
