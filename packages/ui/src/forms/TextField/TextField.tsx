import type { ComponentProps, ReactNode } from 'react';
import type { LabelledField } from '../Field/Field.tsx';
import { controlProps, Field } from '../Field/Field.tsx';
import styles from '../Field/Field.module.css';

type TextFieldProps = LabelledField &
  Pick<ComponentProps<'input'>, 'inputMode' | 'autoCapitalize' | 'spellCheck' | 'enterKeyHint'> & {
    /** Autofill token; `off` where no token exists. */
    readonly autoComplete: string;
    /** Decides the keyboard of a phone and the browser's autofill. */
    readonly type?: 'text' | 'email' | 'tel';
    /** Replaces the message of the broken rule. */
    readonly problem?: ReactNode;
  };

/** A single-line text field. Spelling correction is off for e-mail addresses. */
export function TextField({ type = 'text', problem, field, label, hint, optional, ...input }: TextFieldProps) {
  const words = { field, label, hint, optional: optional ?? false };
  return (
    <Field {...words} problem={problem}>
      <input
        className={styles['control']}
        type={type}
        {...(type === 'email' ? { autoCapitalize: 'none', spellCheck: false } : {})}
        {...input}
        {...controlProps(words)}
      />
    </Field>
  );
}
