import { longestNote } from '@platine/domain/cart/lineNote.ts';
import { longestOwnNumber } from '@platine/domain/lists/ownNumber.ts';
import { mostPieces } from '@platine/domain/lists/savedList.ts';
import { pickText } from '@platine/domain/language/text.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { CatalogueText } from '../../components/CatalogueText/CatalogueText.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Money } from '../../components/Money/Money.tsx';
import partStyles from '../../components/PartNumber/PartNumber.module.css';
import { StockLine } from '../../components/StockLine/StockLine.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import fieldStyles from '../../forms/Field/Field.module.css';
import { useFormats } from '../../i18n/useFormats.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { productPath } from '../../routing/paths.ts';
import { NamedProduct } from '../NamedProduct.tsx';
import { noteField, piecesField, skuField } from '../OrderByListScreen/orderByListForms.ts';
import { listedField, ownNumberField, removeField } from './listForms.ts';
import styles from './ListScreen.module.css';
import type { ShownLine } from './shownLine.ts';

type ListLinesProps = {
  readonly lines: readonly ShownLine[];
  /** Whether the reader may change them. */
  readonly own: boolean;
  /** Null: there is no number in the field. */
  readonly onWanted: (sku: number, amount: number | null) => void;
};

/** The lines of a list, each with its product, note, amount and price. */
export function ListLines({ lines, own, onWanted }: ListLinesProps) {
  const intl = useIntl();
  if (lines.length === 0)
    return (
      <EmptyState title={<FormattedMessage id="listScreen.emptyTitle" />}>
        <FormattedMessage id="listScreen.empty" />
      </EmptyState>
    );
  return (
    <ul role="list" className={styles['lines']} aria-label={intl.formatMessage({ id: 'listScreen.lines' })}>
      {lines.map((shown, index) => (
        <Line key={shown.line.sku} shown={shown} number={index + 1} own={own} onWanted={onWanted} />
      ))}
    </ul>
  );
}

type LineProps = Omit<ListLinesProps, 'lines'> & { readonly shown: ShownLine; readonly number: number };

function Line({ shown, number: place, own, onWanted }: LineProps) {
  const language = useLanguage();
  const { line, chosen, price } = shown;
  const name = pickText(line.name, language)?.text ?? (line.partNumber === '' ? String(line.sku) : line.partNumber);
  return (
    <li className={styles['line']} data-state={chosen === null ? 'GONE' : line.state}>
      {chosen !== null && <input type="hidden" name={skuField(place)} value={chosen.sku} />}
      {own && <input type="hidden" name={listedField(place)} value={line.sku} />}
      <div className={styles['product']}>
        <LineProduct shown={shown} />
      </div>
      <div className={styles['note']}>
        {own ? (
          <>
            <NoteInput shown={shown} place={place} name={name} />
            <OwnNumberInput shown={shown} place={place} name={name} />
          </>
        ) : (
          <NoteText shown={shown} place={place} />
        )}
      </div>
      <div className={styles['amount']}>
        <AmountInput shown={shown} place={place} name={name} onWanted={onWanted} />
      </div>
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
      {own && (
        <label className={styles['remove']}>
          <input type="checkbox" name={removeField(place)} />
          <span>
            <FormattedMessage id="listScreen.remove" />
            <VisuallyHidden> {name}</VisuallyHidden>
          </span>
        </label>
      )}
    </li>
  );
}

/** The product of the line; where the shop sells it no more, that is said, with what takes its place. */
function LineProduct({ shown: { line, chosen } }: Pick<LineProps, 'shown'>) {
  if (chosen !== null && chosen.sku === line.sku)
    return (
      <>
        <NamedProduct product={chosen} />
        <StockLine stock={chosen.stock} length="short" />
      </>
    );
  return (
    <>
      <Link href={productPath(line.sku)} variant="plain">
        <CatalogueText text={line.name} fallback={line.partNumber === '' ? String(line.sku) : line.partNumber} />
      </Link>
      <p className={partStyles['partNumber']}>{line.partNumber}</p>
      <p className={styles['gone']}>
        <FormattedMessage id={chosen === null ? 'cartScreen.noLongerForSale' : 'orderByListScreen.state.REPLACED'} />
      </p>
      {chosen !== null && (
        <>
          <NamedProduct product={chosen} />
          <StockLine stock={chosen.stock} length="short" />
        </>
      )}
    </>
  );
}

type FieldProps = Pick<LineProps, 'shown'> & { readonly place: number };

function NoteInput({ shown: { line }, place, name }: FieldProps & { readonly name: string }) {
  const intl = useIntl();
  return (
    <input
      className={fieldStyles['control']}
      name={noteField(place)}
      aria-label={intl.formatMessage({ id: 'listScreen.note' }, { name })}
      placeholder={intl.formatMessage({ id: 'listScreen.noteHint' })}
      maxLength={longestNote}
      defaultValue={line.note}
    />
  );
}

function OwnNumberInput({ shown: { line }, place, name }: FieldProps & { readonly name: string }) {
  const intl = useIntl();
  return (
    <input
      className={fieldStyles['control']}
      name={ownNumberField(place)}
      aria-label={intl.formatMessage({ id: 'listScreen.ownNumber' }, { name })}
      placeholder={intl.formatMessage({ id: 'listScreen.ownNumberHint' })}
      maxLength={longestOwnNumber}
      defaultValue={line.ownNumber}
    />
  );
}

function NoteText({ shown: { line }, place }: FieldProps) {
  return (
    <>
      <input type="hidden" name={noteField(place)} value={line.note ?? ''} />
      {line.note}
    </>
  );
}

type AmountInputProps = FieldProps & { readonly name: string; readonly onWanted: LineProps['onWanted'] };

function AmountInput({ shown: { line, capped, wanted }, place, name, onWanted }: AmountInputProps) {
  const intl = useIntl();
  const { number } = useFormats();
  return (
    <>
      <input
        className={fieldStyles['control']}
        type="number"
        name={piecesField(place)}
        aria-label={intl.formatMessage({ id: 'listScreen.pieces' }, { name })}
        required
        min={0}
        max={mostPieces}
        defaultValue={line.amount}
        onChange={({ currentTarget: { validity, valueAsNumber } }) =>
          onWanted(line.sku, validity.valid ? valueAsNumber : null)
        }
      />
      {capped !== null && capped.reason !== null && (
        <p className={styles['hint']}>
          <FormattedMessage
            id={`orderByListScreen.ordered.${capped.reason}`}
            values={{ amount: number(capped.amount), wanted: number(wanted ?? 0) }}
          />
        </p>
      )}
    </>
  );
}
