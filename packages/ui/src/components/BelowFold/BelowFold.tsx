import type { ReactNode } from 'react';
import { useDeferredValue } from 'react';
import { useHydrated } from '../../interaction/useHydrated.ts';
import styles from './BelowFold.module.css';

type BelowFoldProps = {
  /** Element that reserves the height; `li` inside a list. */
  readonly as?: 'div' | 'li';
  /** Content that nobody sees before scrolling. */
  readonly children: ReactNode;
};

/**
 * Content below the fold after a client-side navigation. It renders right after the visible part, in slices, so that
 * the visible part appears sooner. Its height is reserved meanwhile, so that the footer stays below the fold. The
 * server renders both at once.
 */
export function BelowFold({ as: Place = 'div', children }: BelowFoldProps) {
  const drawn = useDeferredValue(true, !useHydrated());
  return drawn ? children : <Place className={styles['place']} aria-hidden="true" />;
}
