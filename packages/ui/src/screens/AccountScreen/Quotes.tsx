import type { QuoteEntry } from '@platine/domain/quote/quote.ts';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useApiClient } from '../../api/ApiClient.tsx';
import { CheckoutSkeleton } from '../../checkout/CheckoutSkeleton/CheckoutSkeleton.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { useFormats } from '../../i18n/useFormats.ts';
import { outcomeOf } from '../../queries/outcome.ts';
import { quotesQuery } from '../../queries/quotes.ts';
import { accountViewPath, cartPath } from '../../routing/paths.ts';
import { LoadFailure } from '../LoadFailure.tsx';
import { EntryTable } from './EntryTable.tsx';

/** The customer's quotes, newest first, with how each stands. */
export function Quotes() {
  const outcome = outcomeOf(useQuery(quotesQuery(useApiClient())));
  switch (outcome.kind) {
    case 'pending':
      return <CheckoutSkeleton label={<FormattedMessage id="accountScreen.loading" />} />;
    case 'failure':
    case 'network':
      return <LoadFailure kind={outcome.kind} onRetry={outcome.retry} />;
    case 'data':
      return outcome.data.length === 0 ? <NoQuotes /> : <QuoteTable quotes={outcome.data} />;
  }
}

function NoQuotes() {
  return (
    <EmptyState
      level={3}
      title={<FormattedMessage id="accountScreen.quotes.none" />}
      action={
        <Link href={cartPath} variant="secondary">
          <FormattedMessage id="addToCart.toCart" />
        </Link>
      }
    >
      <FormattedMessage id="cartScreen.quoteHint" />
    </EmptyState>
  );
}

function QuoteTable({ quotes }: { readonly quotes: readonly QuoteEntry[] }) {
  return (
    <EntryTable
      titles={{
        number: <FormattedMessage id="field.quoteNumber" />,
        day: <FormattedMessage id="accountScreen.quotes.validUntil" />,
      }}
      entries={quotes.map((quote) => ({
        href: accountViewPath('quotes', quote.number),
        number: quote.number,
        day: <LastDay quote={quote} />,
        total: quote.total,
      }))}
    />
  );
}

/** The last day of a quote, and how it stands when it can be ordered no more. */
function LastDay({ quote: { validUntil, state } }: { readonly quote: QuoteEntry }) {
  const { date } = useFormats();
  if (state === 'OPEN') return date(validUntil);
  return (
    <>
      {date(validUntil)}
      {' · '}
      <FormattedMessage id={`quoteScreen.state.${state}`} />
    </>
  );
}
