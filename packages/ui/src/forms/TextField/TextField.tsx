import type { ComponentProps, ReactNode } from 'react';
import type { LabelledField } from '../Field/Field.tsx';
import { controlProps, Field } from '../Field/Field.tsx';
import styles from '../Field/Field.module.css';

type TextFieldProps = LabelledField &
  Pick<ComponentProps<'input'>, 'inputMode' | 'autoCapitalize' | 'spellCheck' | 'enterKeyHint'> & {
    /** What the browser fills in; `off` for what browsers have no token for. */
    readonly autoComplete: string;
    readonly type?: 'text' | 'email' | 'tel';
    /** What is said instead of the rule that was broken. */
    readonly problem?: ReactNode;
  };

/** One line of text. An e-mail address is no sentence: nothing corrects its spelling. */
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
