import type { ComponentProps } from 'react';
import { Link as RouterLink } from 'wouter';
import styles from './Link.module.css';

type LinkProps = Omit<ComponentProps<'a'>, 'className' | 'href' | 'ref'> & {
  /** A path of the shop. An address outside it takes a plain `<a>`. */
  readonly href: string;
  /** `text` is underlined, `plain` only when pointed at, the others look like a Button. */
  readonly variant?: 'text' | 'plain' | 'primary' | 'secondary';
  /** It only changes the place one is at, such as by a filter: no step for Back, and the view stays where it is. */
  readonly replace?: boolean;
};

/** A link inside the shop: an ordinary one until the script runs, then without loading the page anew. */
export function Link({ variant = 'text', ...rest }: LinkProps) {
  return <RouterLink {...rest} className={styles['root']} data-variant={variant} />;
}
