import type { Failure } from '@platine/domain/machines/outcome.ts';
import type { ShownQuote } from '@platine/domain/quote/quote.ts';
import { quoteFilePath } from '@platine/domain/quote/quoteFile.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { Totals } from '../../cart/Totals/Totals.tsx';
import { OrderFacts } from '../../checkout/OrderFacts/OrderFacts.tsx';
import { OrderLines } from '../../checkout/OrderLines/OrderLines.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { FormFailure } from '../../forms/FormFailure/FormFailure.tsx';
import { useFormats } from '../../i18n/useFormats.ts';
import { accountViewPath } from '../../routing/paths.ts';
import { QuoteActions } from './QuoteActions.tsx';
import { quotedFacts } from './quotedFacts.tsx';
import { QuoteChanges } from './QuoteChanges.tsx';
import styles from './QuoteScreen.module.css';

type QuoteViewProps = {
  readonly quote: ShownQuote;
  readonly made: boolean;
  readonly failure: Failure | null;
};

/** A quote: how long it holds, its lines and sums, what has changed since, and what can be done with it. */
export function QuoteView({ quote, made, failure }: QuoteViewProps) {
  const intl = useIntl();
  const { date } = useFormats();
  return (
    <article className={styles['quote']} aria-labelledby="quote-title">
      <h1 id="quote-title">
        <FormattedMessage id="quoteScreen.title" values={{ number: quote.number }} />
      </h1>
      <p>
        <Link href={accountViewPath('quotes')}>
          <FormattedMessage id="quoteScreen.back" />
        </Link>
      </p>
      <FormFailure failure={failure} />
      {made && (
        <Notice kind="success">
          <FormattedMessage id="quoteScreen.made" />
        </Notice>
      )}
      <p>
        <FormattedMessage
          id="quoteScreen.days"
          values={{ date: date(quote.date), validUntil: date(quote.validUntil) }}
        />
        {' · '}
        <strong>
          <FormattedMessage id={`quoteScreen.state.${quote.state}`} />
        </strong>
      </p>
      <p>
        <a href={quoteFilePath(quote.number)} type="application/pdf">
          <FormattedMessage id="quoteScreen.file" values={{ number: quote.number }} />
        </a>
      </p>
      <QuoteActions quote={quote} />
      {quote.state === 'OPEN' && <QuoteChanges quote={quote} />}
      <section className={styles['part']} aria-labelledby="quote-goods">
        <h2 id="quote-goods">
          <FormattedMessage id="quoteScreen.goods" />
        </h2>
        <OrderLines lines={quote.lines} label={intl.formatMessage({ id: 'quoteScreen.goods' })} />
        <Totals totals={quote.totals} pricing={quote.pricing} shippingKnown />
      </section>
      <OrderFacts facts={quotedFacts(quote)} />
    </article>
  );
}
