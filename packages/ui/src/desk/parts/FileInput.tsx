import type { ReactNode } from 'react';
import { useId } from 'react';
import fieldStyles from '../../forms/Field/Field.module.css';
import styles from './FileInput.module.css';

type FileInputProps = {
  /** The name in its form. */
  readonly name: string;
  /** The label above the field. */
  readonly label: ReactNode;
  /** Help below the field. */
  readonly hint: ReactNode;
  /** Kinds of files that the browser offers, such as `.csv`. */
  readonly accept: string;
  /** Whether several files can be chosen together. */
  readonly multiple?: boolean;
};

/** A file, which a form reads when it is sent. */
export function FileInput({ name, label, hint, accept, multiple = false }: FileInputProps) {
  const id = useId();
  return (
    <div className={fieldStyles['root']}>
      <label className={fieldStyles['label']} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className={styles['file']}
        name={name}
        type="file"
        required
        accept={accept}
        multiple={multiple}
        aria-describedby={`${id}-hint`}
      />
      <p id={`${id}-hint`} className={fieldStyles['hint']}>
        {hint}
      </p>
    </div>
  );
}
