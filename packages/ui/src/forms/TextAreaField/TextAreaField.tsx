import type { LabelledField } from '../Field/Field.tsx';
import { controlProps, Field } from '../Field/Field.tsx';
import styles from '../Field/Field.module.css';

type TextAreaFieldProps = LabelledField & {
  /** Height in lines. */
  readonly rows?: number;
};

/** Text of several lines. */
export function TextAreaField({ rows = 6, ...words }: TextAreaFieldProps) {
  const { defaultValue, ...control } = controlProps(words);
  // Hydration writes a known default over what was typed before; the form fills the field itself.
  const rendered = typeof document === 'undefined' ? defaultValue : undefined;
  return (
    <Field {...words}>
      <textarea
        className={styles['control']}
        rows={rows}
        autoComplete="off"
        {...control}
        {...(rendered === undefined ? {} : { defaultValue: rendered })}
      />
    </Field>
  );
}
