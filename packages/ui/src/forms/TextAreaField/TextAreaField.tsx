import type { LabelledField } from '../Field/Field.tsx';
import { controlProps, Field } from '../Field/Field.tsx';
import styles from '../Field/Field.module.css';

type TextAreaFieldProps = LabelledField & { readonly rows?: number };

/** Text of several lines. */
export function TextAreaField({ rows = 6, ...words }: TextAreaFieldProps) {
  return (
    <Field {...words}>
      <textarea className={styles['control']} rows={rows} autoComplete="off" {...controlProps(words)} />
    </Field>
  );
}
