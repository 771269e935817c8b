import type { ReactNode } from 'react';
import styles from './Tick.module.css';

type TickProps = {
  /** Whether it is on. */
  readonly checked: boolean;
  /** Receives what it is now. */
  readonly onChange: (checked: boolean) => void;
  /** Names the choice that is on or off. */
  readonly label: ReactNode;
};

/** A choice that is on or off, large enough for a thumb. */
export function Tick({ checked, onChange, label }: TickProps) {
  return (
    <label className={styles['root']}>
      <input type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} />
      {label}
    </label>
  );
}
