import type { ReactNode } from 'react';
import type { NativeProps } from '../nativeProps.ts';
import { rootClass } from '../nativeProps.ts';
import styles from './VisuallyHidden.module.css';

/** Text for screen readers only. */
export function VisuallyHidden({
  children,
  className,
  ...rest
}: NativeProps<'span'> & {
  /** Words that are read out and not shown. */
  readonly children: ReactNode;
}) {
  return (
    <span {...rest} className={rootClass(styles['root'], className)}>
      {children}
    </span>
  );
}
