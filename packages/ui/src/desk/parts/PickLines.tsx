import type { ReactNode } from 'react';
import { Place } from './Place.tsx';
import styles from './PickLines.module.css';

type PickLinesProps = {
  /** Whether a line has a storage place: it then has a column of its own where there is room. */
  readonly isPlaced: boolean;
  /** Each a `PickLine`. */
  readonly children: ReactNode;
};

/** The lines of a pick list on paper. */
export function PickLines({ isPlaced, children }: PickLinesProps) {
  return (
    <ul role="list" data-placed={isPlaced}>
      {children}
    </ul>
  );
}

type PickLineProps = {
  /** Null where it lies nowhere that was named. */
  readonly place: string | null;
  /** To be collected. */
  readonly pieces: number;
  /** The product's name and numbers. */
  readonly children: ReactNode;
};

/** The place stands first, because people walk by it; then a box to tick, the pieces, and the product. */
export function PickLine({ place, pieces, children }: PickLineProps) {
  return (
    <li className={styles['line']}>
      <span className={styles['place']}>{place !== null && <Place place={place} isAlone />}</span>
      <span className={styles['box']} aria-hidden="true" />
      <span className={styles['pieces']}>{pieces} ×</span>
      <div>{children}</div>
    </li>
  );
}
