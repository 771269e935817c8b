import type { ReactNode } from 'react';
import { Link as RouterLink } from 'wouter';
import type { NativeProps } from '../nativeProps.ts';
import { rootClass } from '../nativeProps.ts';
import styles from './Link.module.css';

type LinkProps = NativeProps<'a', 'href' | 'ref'> & {
  /** A path of the shop. Use a plain `<a>` for external addresses. */
  readonly href: string;
  /** `text` is underlined, `plain` only on hover; the others look like a Button. */
  readonly variant?: 'text' | 'plain' | 'primary' | 'secondary';
  /** Words that say where it leads. */
  readonly children?: ReactNode;
  /** Replaces the history entry and keeps the scroll position, such as for a filter. */
  readonly replace?: boolean;
};

/** A link inside the shop. Before hydration it loads the page; afterwards it navigates on the client. */
export function Link({ variant = 'text', className, ...rest }: LinkProps) {
  return <RouterLink {...rest} className={rootClass(styles['root'], className)} data-variant={variant} />;
}
