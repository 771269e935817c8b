import type { ReactNode } from 'react';
import type { LabelledField } from '../Field/Field.tsx';
import { describedBy, FieldHint } from '../Field/Field.tsx';
import { FieldProblem } from '../Field/FieldProblem.tsx';
import styles from './CheckboxField.module.css';

type CheckboxFieldProps = Pick<LabelledField, 'field' | 'hint'> & {
  /** Label of the checkbox. Put links into the hint, because pressing a label toggles the box. */
  readonly label: ReactNode;
};

/** A checkbox with its label. */
export function CheckboxField({ field, label, hint }: CheckboxFieldProps) {
  return (
    <div className={styles['root']}>
      <label className={styles['choice']} htmlFor={field.id}>
        <input
          id={field.id}
          type="checkbox"
          defaultChecked={field.drawn === true}
          {...field.registered}
          {...describedBy({ field, hint })}
        />
        <span>{label}</span>
      </label>
      <div className={styles['words']}>
        <FieldHint field={field} hint={hint} />
        <FieldProblem field={field} />
      </div>
    </div>
  );
}
