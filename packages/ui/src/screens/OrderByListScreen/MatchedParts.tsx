import type { Pricing } from '@platine/domain/cart/totals.ts';
import type { MatchedList } from '@platine/domain/partsList/partsListWire.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../components/Button/Button.tsx';
import { orderByListPath } from '../../routing/paths.ts';
import { LeftOutLines } from './LeftOutLines.tsx';
import { ListTotal } from './ListTotal.tsx';
import { notFoundCsv } from './notFoundCsv.ts';
import { takeField } from './orderByListForms.ts';
import { PartRow } from './PartRow.tsx';
import styles from './PartRows.module.css';
import type { Choices, ShownPart } from './shownPart.ts';
import { shownPart } from './shownPart.ts';

type MatchedPartsProps = {
  readonly list: MatchedList;
  readonly choices: Choices;
  /** Of the shopper's cart; null while it is unknown. */
  readonly pricing: Pricing | null;
  readonly busy: boolean;
  readonly onChosen: (line: number, sku: number | null) => void;
  readonly onTaken: (parts: readonly ShownPart[]) => void;
};

/** The lines of a list with what is ordered for each; sent to the cart together, without script too. */
export function MatchedParts({ list, choices, pricing, busy, onChosen, onTaken }: MatchedPartsProps) {
  const intl = useIntl();
  const products = new Map(list.products.map((product) => [product.sku, product]));
  const parts = list.lines.map((line) => shownPart(line, choices, { products, pricing }));
  return (
    <form
      method="post"
      action={orderByListPath}
      className={styles['parts']}
      onSubmit={(event) => {
        event.preventDefault();
        onTaken(parts);
      }}
    >
      <input type="hidden" name={takeField} value="yes" />
      <Summary parts={parts} />
      <LeftOutLines leftOut={list.leftOut} />
      {parts.length > 0 && (
        <div className={styles['table']}>
          <div className={styles['columnNames']} aria-hidden="true">
            <span>
              <FormattedMessage id="orderByListScreen.listed" />
            </span>
            <span>
              <FormattedMessage id="cartScreen.product" />
            </span>
            <span className={styles['numberName']}>
              <FormattedMessage id="orderByListScreen.pieces" />
            </span>
            <span className={styles['numberName']}>
              <FormattedMessage id="cartScreen.unitPrice" />
            </span>
            <span className={styles['numberName']}>
              <FormattedMessage id="cartScreen.linePrice" />
            </span>
          </div>
          <ul role="list" className={styles['rows']} aria-label={intl.formatMessage({ id: 'orderByListScreen.lines' })}>
            {parts.map((part) => (
              <PartRow key={part.line.line} part={part} onChosen={(sku) => onChosen(part.line.line, sku)} />
            ))}
          </ul>
        </div>
      )}
      <End list={list} parts={parts} pricing={pricing} busy={busy} />
    </form>
  );
}

function Summary({ parts }: { readonly parts: readonly ShownPart[] }) {
  const count = (fits: (part: ShownPart) => boolean) => parts.filter(fits).length;
  const values = {
    lines: parts.length,
    chosen: count(({ chosen }) => chosen !== null),
    open: count(({ chosen, products }) => chosen === null && products.length > 0),
    missing: count(({ products }) => products.length === 0),
  };
  return (
    <p className={styles['summary']} role="status">
      <FormattedMessage id="orderByListScreen.summary" values={values} />
    </p>
  );
}

type EndProps = Pick<MatchedPartsProps, 'list' | 'pricing' | 'busy'> & { readonly parts: readonly ShownPart[] };

function End({ list, parts, pricing, busy }: EndProps) {
  const sum = parts.reduce((total, { price }) => total + (price?.line ?? 0), 0);
  const missing = list.lines.some(({ state }) => state === 'NOT_FOUND' || state === 'ALTERNATIVES');
  return (
    <div className={styles['end']}>
      {missing && (
        <a
          className={styles['export']}
          download="not-found.csv"
          href={`data:text/csv;charset=utf-8,${encodeURIComponent(notFoundCsv(list))}`}
        >
          <FormattedMessage id="orderByListScreen.export" />
        </a>
      )}
      <ListTotal
        label={<FormattedMessage id="orderByListScreen.total" />}
        sum={sum}
        goods={parts.flatMap(({ chosen }) => chosen ?? [])}
        pricing={pricing}
      />
      {parts.some(({ products }) => products.length > 0) && (
        <Button type="submit" busy={busy}>
          <FormattedMessage id="orderByListScreen.take" />
        </Button>
      )}
    </div>
  );
}
