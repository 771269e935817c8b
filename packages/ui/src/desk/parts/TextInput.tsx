import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import styles from '../../forms/Field/Field.module.css';

type TextInputProps = Omit<ComponentProps<'input'>, 'id' | 'className'> & {
  /** The label above the field. */
  readonly label: ReactNode;
  /** Help below the field. */
  readonly hint?: ReactNode;
};

/** A text field of the desk, which a form reads when it is sent. */
export function TextInput({ label, hint, ...rest }: TextInputProps) {
  const id = useId();
  return (
    <div className={styles['root']}>
      <label className={styles['label']} htmlFor={id}>
        {label}
      </label>
      <input
        autoComplete="off"
        {...rest}
        id={id}
        className={styles['control']}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
      />
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles['hint']}>
          {hint}
        </p>
      )}
    </div>
  );
}
