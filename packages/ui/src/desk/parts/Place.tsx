import { FormattedMessage } from 'react-intl';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import styles from './Place.module.css';

type PlaceProps = {
  /** As the warehouse names it. */
  readonly place: string;
  /** Whether no words beside it say that it is a storage place: a screen reader says so then. */
  readonly isAlone?: boolean;
};

/** Where the pieces of a product lie; letters and digits that resemble each other differ. */
export function Place({ place, isAlone = false }: PlaceProps) {
  const shown = (
    <span translate="no" className={styles['root']}>
      {place}
    </span>
  );
  if (!isAlone) return shown;
  return (
    <>
      <VisuallyHidden>
        <FormattedMessage id="desk.product.place" />{' '}
      </VisuallyHidden>
      {shown}
    </>
  );
}
