import type { ReactNode } from 'react';
import styles from './FormButtons.module.css';

/** Buttons at the end of a form, the primary one last; full-width in a narrow container. */
export function FormButtons({
  children,
}: {
  /** Buttons, the primary one last. */
  readonly children: ReactNode;
}) {
  return <div className={styles['root']}>{children}</div>;
}
