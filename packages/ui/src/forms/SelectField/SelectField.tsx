import type { LabelledField } from '../Field/Field.tsx';
import { controlProps, Field } from '../Field/Field.tsx';
import styles from '../Field/Field.module.css';

/** A value and its name in the reader's language. */
export type Choice = { readonly value: string; readonly name: string };

type SelectFieldProps = LabelledField & {
  /** In the order shown. */
  readonly choices: readonly Choice[];
  /** Autofill token; `off` where no token exists. */
  readonly autoComplete: string;
};

/** A native select, for many choices. */
export function SelectField({ choices, autoComplete, ...words }: SelectFieldProps) {
  return (
    <Field {...words}>
      <select className={styles['control']} autoComplete={autoComplete} {...controlProps(words)}>
        {choices.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </Field>
  );
}
