import type { ReactNode } from 'react';
import styles from './FormButtons.module.css';

/** The buttons that end a form, the one that acts last; on a narrow place each as wide as it. */
export function FormButtons({ children }: { readonly children: ReactNode }) {
  return <div className={styles['root']}>{children}</div>;
}
