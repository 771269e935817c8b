import type { ReactNode } from 'react';
import { useDeferredValue } from 'react';
import { useHydrated } from '../../interaction/useHydrated.ts';
import styles from './BelowFold.module.css';

type BelowFoldProps = {
  /** What holds its place: an item in a list. */
  readonly as?: 'div' | 'li';
  readonly children: ReactNode;
};

/**
 * What is below the fold of a page that somebody goes to. It is drawn right after what is above it, in slices, so that what they wait for is
 * there sooner; meanwhile its place is held, so that the page's foot stays out of sight. The server draws both at once.
 */
export function BelowFold({ as: Place = 'div', children }: BelowFoldProps) {
  const drawn = useDeferredValue(true, !useHydrated());
  return drawn ? children : <Place className={styles['place']} aria-hidden="true" />;
}
