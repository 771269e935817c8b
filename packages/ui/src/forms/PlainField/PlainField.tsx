import type { ReactNode } from 'react';
import styles from '../Field/Field.module.css';

type PlainFieldProps = {
  /** Also the id of the input. */
  readonly name: string;
  /** The keyboard of a phone and the browser's check follow it. */
  readonly type?: 'text' | 'email';
  /** The words above the field. */
  readonly label: ReactNode;
  /** A sentence below it that helps before anything is wrong. */
  readonly hint?: ReactNode;
  /** The entry that the field begins with. */
  readonly initial: string | undefined;
  /** Bounds of the entry's length in characters. */
  readonly limits: { readonly minimum: number; readonly maximum: number };
  /** The browser's name for the entry, by which it fills it in: `email`. */
  readonly autoComplete: string;
  /** Says how to mend the last entry, which the shop has refused; null for one that it has not. */
  readonly problem: ReactNode;
};

/** A required text field that the browser checks, for forms without script. */
export function PlainField({
  name,
  type = 'text',
  label,
  hint,
  initial,
  limits,
  autoComplete,
  problem,
}: PlainFieldProps) {
  const refused = problem !== null;
  const ids = [...(hint === undefined ? [] : [`${name}-hint`]), ...(refused ? [`${name}-problem`] : [])];
  return (
    <div className={styles['root']}>
      <label className={styles['label']} htmlFor={name}>
        {label}
      </label>
      <input
        className={styles['control']}
        id={name}
        name={name}
        type={type}
        required
        minLength={limits.minimum}
        maxLength={limits.maximum}
        defaultValue={initial}
        autoComplete={autoComplete}
        aria-invalid={refused}
        aria-describedby={ids.length === 0 ? undefined : ids.join(' ')}
      />
      {hint !== undefined && (
        <p id={`${name}-hint`} className={styles['hint']}>
          {hint}
        </p>
      )}
      {refused && (
        <p id={`${name}-problem`} className={styles['problem']}>
          {problem}
        </p>
      )}
    </div>
  );
}
