import styles from './Place.module.css';

type PlaceProps = {
  /** As the warehouse names it. */
  readonly place: string;
};

/** Where the pieces of a product lie; letters and digits that resemble each other differ. */
export function Place({ place }: PlaceProps) {
  return (
    <span translate="no" className={styles['root']}>
      {place}
    </span>
  );
}
