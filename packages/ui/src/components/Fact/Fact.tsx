import type { ReactNode } from 'react';
import styles from './Fact.module.css';

type FactProps = { readonly name: ReactNode; readonly children: ReactNode };

/** A named fact in a list of them (`<dl>`), which gives the place and the distance. */
export function Fact({ name, children }: FactProps) {
  return (
    <div className={styles['root']}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
