import type { OrderLine } from '@platine/domain/order/order.ts';
import { FormattedMessage } from 'react-intl';
import { CatalogueText } from '../../../components/CatalogueText/CatalogueText.tsx';
import { Place } from '../../parts/Place.tsx';
import styles from './OrderScreen.module.css';
import type { PackLine } from './ScanField.tsx';

type PackTickProps = {
  readonly line: PackLine;
  /** The line as it was ordered, for the customer's own number and note. */
  readonly ordered: OrderLine | undefined;
  /** Pieces of it that are in the parcel. */
  readonly counted: number;
  /** Receives all pieces, or none. */
  readonly onCounted: (count: number) => void;
};

/** A line of the pick list, ticked when all of its pieces are in the parcel; of a part it shows how many. */
export function PackTick({ line: { name, partNumber, place, of }, ordered, counted, onCounted }: PackTickProps) {
  const isAll = counted === of;
  return (
    <label className={styles['tick']}>
      <input
        type="checkbox"
        checked={isAll}
        ref={(input) => {
          if (input !== null) input.indeterminate = counted > 0 && !isAll;
        }}
        onChange={() => onCounted(isAll ? 0 : of)}
      />
      <span>
        {place !== null && (
          <span className={styles['where']}>
            <Place place={place} isAlone />
          </span>
        )}
        {of} × <CatalogueText text={name} fallback={partNumber} />{' '}
        <span className={styles['when']}>
          {partNumber}
          {ordered?.ownNumber !== undefined && ` · ${ordered.ownNumber}`}
          {ordered?.note !== undefined && ` · ${ordered.note}`}
        </span>
        {counted > 0 && !isAll && (
          <span className={styles['counted']}>
            {' '}
            <FormattedMessage id="desk.scan.part" values={{ count: counted, of }} />
          </span>
        )}
      </span>
    </label>
  );
}
