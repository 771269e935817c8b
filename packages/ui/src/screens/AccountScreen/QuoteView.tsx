import type { Failure } from '@platine/domain/machines/outcome.ts';
import type { ShownQuote } from '@platine/domain/quote/quote.ts';
import { quoteFilePath } from '@platine/domain/quote/quoteFile.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { Totals } from '../../cart/Totals/Totals.tsx';
import { OrderFacts } from '../../checkout/OrderFacts/OrderFacts.tsx';
import { OrderLines } from '../../checkout/OrderLines/OrderLines.tsx';
import { FormFailure } from '../../forms/FormFailure/FormFailure.tsx';
import { useFormats } from '../../i18n/useFormats.ts';
import { QuoteActions } from './QuoteActions.tsx';
import { quotedFacts } from './quotedFacts.tsx';
import { QuoteChanges } from './QuoteChanges.tsx';
import styles from '../OrderScreen/OrderScreen.module.css';

type QuoteViewProps = {
  readonly quote: ShownQuote;
  readonly failure: Failure | null;
};

/** A quote: how long it holds, its lines and sums, what has changed since, and what can be done with it. */
export function QuoteView({ quote, failure }: QuoteViewProps) {
  const intl = useIntl();
  const { date } = useFormats();
  return (
    <article className={styles['order']} aria-labelledby="quote-title">
      <h2 id="quote-title">
        <FormattedMessage id="field.quoteNumber" /> {quote.number}
      </h2>
      <FormFailure failure={failure} />
      <p>
        <FormattedMessage
          id="quoteScreen.days"
          values={{ date: date(quote.date), validUntil: date(quote.validUntil) }}
        />
        {quote.state !== 'OPEN' && (
          <>
            {' · '}
            <strong>
              <FormattedMessage id={`quoteScreen.state.${quote.state}`} />
            </strong>
          </>
        )}
      </p>
      <p>
        <a href={quoteFilePath(quote.number)} type="application/pdf">
          {`${quote.number}.pdf`}
        </a>
      </p>
      <QuoteActions quote={quote} />
      {quote.state === 'OPEN' && <QuoteChanges quote={quote} />}
      <section className={styles['part']} aria-labelledby="quote-goods">
        <h3 id="quote-goods">
          <FormattedMessage id="quoteScreen.goods" />
        </h3>
        <OrderLines lines={quote.lines} label={intl.formatMessage({ id: 'quoteScreen.goods' })} />
        <Totals totals={quote.totals} pricing={quote.pricing} shippingKnown />
      </section>
      <OrderFacts facts={quotedFacts(quote)} />
    </article>
  );
}
