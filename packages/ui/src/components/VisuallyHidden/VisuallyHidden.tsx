import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

/** Text for screen readers only. */
export function VisuallyHidden({
  children,
}: {
  /** Words that are read out and not shown. */
  readonly children: ReactNode;
}) {
  return <span className={styles['root']}>{children}</span>;
}
