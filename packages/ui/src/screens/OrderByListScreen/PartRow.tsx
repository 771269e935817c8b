import { noteOf } from '@platine/domain/cart/lineNote.ts';
import { FormattedMessage } from 'react-intl';
import { Money } from '../../components/Money/Money.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useFormats } from '../../i18n/useFormats.ts';
import { PartChoice } from './PartChoice.tsx';
import { noteField, piecesField } from './orderByListForms.ts';
import styles from './PartRows.module.css';
import type { ShownPart } from './shownPart.ts';
import { partName } from './shownPart.ts';

type PartRowProps = {
  readonly part: ShownPart;
  /** Null: nothing is ordered for the line. */
  readonly onChosen: (sku: number | null) => void;
};

/** A line of the list, with what is ordered for it. */
export function PartRow({ part, onChosen }: PartRowProps) {
  const { number } = useFormats();
  const { line, capped, price } = part;
  const { state, pieces } = line;
  return (
    <li className={styles['row']} data-state={state}>
      <div className={styles['listed']}>
        <p className={styles['name']}>{partName(line)}</p>
        <ListedDetail part={part} />
      </div>
      <div className={styles['product']}>
        <p className={styles['state']}>
          <FormattedMessage id={`orderByListScreen.state.${state}`} values={{ count: part.products.length }} />
        </p>
        <PartChoice part={part} onChosen={onChosen} />
        <input type="hidden" name={piecesField(line.line)} value={pieces} />
        <input type="hidden" name={noteField(line.line)} value={noteOf(line.references)} />
      </div>
      <p className={styles['amount']}>
        <VisuallyHidden>
          <FormattedMessage id="orderByListScreen.pieces" />{' '}
        </VisuallyHidden>
        {number(capped?.amount ?? pieces)}
        {capped !== null && capped.reason !== null && (
          <span className={styles['hint']}>
            <FormattedMessage id={`orderByListScreen.capped.${capped.reason}`} values={{ wanted: number(pieces) }} />
          </span>
        )}
      </p>
      <p className={styles['unit']}>
        {price !== null && (
          <>
            <VisuallyHidden>
              <FormattedMessage id="cartScreen.unitPrice" />{' '}
            </VisuallyHidden>
            <Money cents={price.unit} />
          </>
        )}
      </p>
      <p className={styles['sum']}>
        {price !== null && (
          <>
            <VisuallyHidden>
              <FormattedMessage id="cartScreen.linePrice" />{' '}
            </VisuallyHidden>
            <Money cents={price.line} />
          </>
        )}
      </p>
    </li>
  );
}

/** Designators that are shown; the others are counted. */
const shownReferences = 6;

function ListedDetail({ part: { line } }: Pick<PartRowProps, 'part'>) {
  const { number } = useFormats();
  const { references, value, footprint, manufacturer, numbers } = line;
  const others = references.length - shownReferences;
  const facts = [numbers.length > 0 ? value : '', manufacturer, footprint.replace(/^[^:]*:/, '')].filter(
    (fact) => fact !== '',
  );
  return (
    <>
      {references.length > 0 && (
        <p className={styles['references']}>
          {references.slice(0, shownReferences).join(', ')}
          {others > 0 && (
            <>
              {' '}
              <FormattedMessage id="orderByListScreen.moreReferences" values={{ count: number(others) }} />
            </>
          )}
        </p>
      )}
      {facts.length > 0 && <p className={styles['detail']}>{facts.join(' · ')}</p>}
    </>
  );
}
