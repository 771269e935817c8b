import type { ComponentProps } from 'react';
import { Link as RouterLink } from 'wouter';
import styles from './Link.module.css';

type LinkProps = Omit<ComponentProps<'a'>, 'className' | 'href' | 'ref'> & {
  /** A path of the shop. Use a plain `<a>` for external addresses. */
  readonly href: string;
  /** `text` is underlined, `plain` only on hover; the others look like a Button. */
  readonly variant?: 'text' | 'plain' | 'primary' | 'secondary';
  /** Replaces the history entry and keeps the scroll position, such as for a filter. */
  readonly replace?: boolean;
};

/** A link inside the shop. Before hydration it loads the page; afterwards it navigates on the client. */
export function Link({ variant = 'text', ...rest }: LinkProps) {
  return <RouterLink {...rest} className={styles['root']} data-variant={variant} />;
}
