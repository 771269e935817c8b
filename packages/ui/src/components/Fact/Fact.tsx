import type { ReactNode } from 'react';
import styles from './Fact.module.css';

type FactProps = {
  /** Names the value, such as "Phone". */
  readonly name: ReactNode;
  /** The value: words, a link or an address. */
  readonly children: ReactNode;
};

/** A name and its value in a `<dl>`, which controls position and gaps. */
export function Fact({ name, children }: FactProps) {
  return (
    <div className={styles['root']}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
