import type { LineToday, QuoteLine, ShownQuote } from '@platine/domain/quote/quote.ts';
import { FormattedMessage } from 'react-intl';
import { CatalogueText } from '../../components/CatalogueText/CatalogueText.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { useFormats } from '../../i18n/useFormats.ts';
import { productPath } from '../../routing/paths.ts';

/** The lines that cannot be ordered today as they were quoted; nothing when all can. */
export function QuoteChanges({ quote: { lines, today } }: { readonly quote: ShownQuote }) {
  const changed = lines.flatMap((line, index) => {
    const now = today[index];
    return now === undefined || now.state === 'ORDERABLE' ? [] : [{ line, now }];
  });
  if (changed.length === 0) return null;
  return (
    <Notice kind="info">
      <p>
        <FormattedMessage id="quoteScreen.changed" />
      </p>
      <ul>
        {changed.map(({ line, now }) => (
          <Change key={line.sku} line={line} now={now} />
        ))}
      </ul>
    </Notice>
  );
}

function Change({ line, now }: { readonly line: QuoteLine; readonly now: LineToday }) {
  const { number } = useFormats();
  const values = { amount: number(now.amount), inStock: number(now.inStock), wanted: number(line.amount) };
  return (
    <li>
      <Link href={productPath(line.sku)}>
        <CatalogueText text={line.name} fallback={line.partNumber} />
      </Link>
      {': '}
      {now.state !== 'ORDERABLE' && <FormattedMessage id={`quoteScreen.line.${now.state}`} values={values} />}
    </li>
  );
}
