import type { ReactNode } from 'react';
import type { NativeProps } from '../nativeProps.ts';
import { rootClass } from '../nativeProps.ts';
import styles from './ProductGrid.module.css';

type ProductGridProps = NativeProps<'ul'> & {
  /** Accessible name of the list, such as "New products". */
  readonly label: string;
  /** True while other products are being loaded; announced as busy. */
  readonly busy?: boolean;
  /** ProductCards and SkeletonCards only: they span the grid's rows. */
  readonly children: ReactNode;
};

/** A grid of products with shared borders, whose parts align across a row. */
export function ProductGrid({ label, busy = false, children, className, ...rest }: ProductGridProps) {
  return (
    <ul {...rest} className={rootClass(styles['root'], className)} aria-label={label} aria-busy={busy}>
      {children}
    </ul>
  );
}
