import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import styles from '../../forms/Field/Field.module.css';

type SelectInputProps = Omit<ComponentProps<'select'>, 'id' | 'className' | 'children'> & {
  /** The label above the field. */
  readonly label: ReactNode;
  /** The choices, with their words. */
  readonly options: readonly { readonly value: string; readonly name: string }[];
};

/** A choice of the desk, which a form reads when it is sent. */
export function SelectInput({ label, options, ...rest }: SelectInputProps) {
  const id = useId();
  return (
    <div className={styles['root']}>
      <label className={styles['label']} htmlFor={id}>
        {label}
      </label>
      <select {...rest} id={id} className={styles['control']}>
        {options.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
