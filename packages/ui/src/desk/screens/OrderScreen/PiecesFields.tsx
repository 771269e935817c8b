import type { Pieces } from '@platine/domain/order/life/acts.ts';
import type { LineState } from '@platine/domain/order/life/orderState.ts';
import type { Order } from '@platine/domain/order/order.ts';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { CatalogueText } from '../../../components/CatalogueText/CatalogueText.tsx';
import fieldStyles from '../../../forms/Field/Field.module.css';
import styles from './OrderScreen.module.css';

/** Chosen pieces by the SKU of their line. */
export type Amounts = Readonly<Record<number, number>>;

/** The pieces of a choice; lines without any are left out. */
export function piecesOf(amounts: Amounts): Pieces[] {
  return Object.entries(amounts).flatMap(([sku, amount]) => (amount > 0 ? [{ sku: Number(sku), amount }] : []));
}

type PiecesFieldsProps = {
  readonly order: Order;
  readonly places: readonly LineState[];
  /** The most pieces of a line that can be chosen. */
  readonly most: (line: LineState) => number;
  readonly amounts: Amounts;
  readonly onChange: (amounts: Amounts) => void;
};

/** An amount for each line of which pieces can be chosen. */
export function PiecesFields({ order, places, most, amounts, onChange }: PiecesFieldsProps) {
  const id = useId();
  const choosable = places.filter((line) => most(line) > 0);
  return choosable.map((line) => {
    const { name = {}, partNumber = '' } = order.lines.find(({ sku }) => sku === line.sku) ?? {};
    const maximum = most(line);
    return (
      <div key={line.sku} className={styles['pieces']}>
        <label htmlFor={`${id}-${line.sku}`}>
          <CatalogueText text={name} fallback={partNumber} /> <span className={styles['when']}>{partNumber}</span>
        </label>
        <span className={styles['count']}>
          <input
            id={`${id}-${line.sku}`}
            className={fieldStyles['control']}
            type="number"
            inputMode="numeric"
            min={0}
            max={maximum}
            step={1}
            value={amounts[line.sku] ?? 0}
            onChange={({ target }) => {
              const typed = Math.trunc(target.valueAsNumber) || 0;
              onChange({ ...amounts, [line.sku]: Math.max(0, Math.min(maximum, typed)) });
            }}
          />
          <FormattedMessage id="desk.ofPieces" values={{ count: maximum }} />
        </span>
      </div>
    );
  });
}
