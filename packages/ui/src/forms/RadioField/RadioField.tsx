import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { LabelledField } from '../Field/Field.tsx';
import { describedBy, FieldHint } from '../Field/Field.tsx';
import { FieldProblem } from '../Field/FieldProblem.tsx';
import styles from './RadioField.module.css';

export type RadioChoice = {
  readonly value: string;
  readonly name: ReactNode;
  /** Consequence of the choice, on a line below its name. */
  readonly hint?: ReactNode;
};

type RadioFieldProps = Omit<LabelledField, 'optional'> & {
  /** All are visible, in the order shown. */
  readonly choices: readonly RadioChoice[];
};

/** Radio buttons, for a few choices that are all visible. */
export function RadioField({ field, label, hint, choices }: RadioFieldProps) {
  return (
    <fieldset className={styles['root']} role="radiogroup" {...describedBy({ field, hint })}>
      <legend className={styles['label']}>{label ?? <FormattedMessage id={`field.${field.name}`} />}</legend>
      <FieldHint field={field} hint={hint} />
      <div className={styles['choices']}>
        {choices.map((choice, index) => (
          <label key={choice.value} className={styles['choice']}>
            <input
              // The error summary links to the first button.
              id={index === 0 ? field.id : `${field.id}-${choice.value}`}
              type="radio"
              value={choice.value}
              defaultChecked={field.drawn === choice.value}
              {...field.registered}
            />
            <span>
              {choice.name}
              {choice.hint !== undefined && <span className={styles['hint']}>{choice.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldProblem field={field} />
    </fieldset>
  );
}
