import type { ReactNode } from 'react';
import styles from './ProductGrid.module.css';

type ProductGridProps = {
  /** Names the list: "New products". */
  readonly label: string;
  readonly busy?: boolean;
  /** Only ProductCards and SkeletonCards: they are its rows' items. */
  readonly children: ReactNode;
};

/** One ruled grid: cells share their edges, and what belongs together stands on one line across a row. */
export function ProductGrid({ label, busy = false, children }: ProductGridProps) {
  return (
    <ul className={styles['root']} aria-label={label} aria-busy={busy}>
      {children}
    </ul>
  );
}
