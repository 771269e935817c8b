import type { Failure } from '@platine/domain/machines/outcome.ts';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useApiClient } from '../../api/ApiClient.tsx';
import { CheckoutSkeleton } from '../../checkout/CheckoutSkeleton/CheckoutSkeleton.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { outcomeOf } from '../../queries/outcome.ts';
import { quoteQuery } from '../../queries/quotes.ts';
import { accountViewPath } from '../../routing/paths.ts';
import { LoadFailure } from '../LoadFailure.tsx';
import { QuoteView } from './QuoteView.tsx';

type QuoteDetailProps = {
  /** The number of the quote, as the address names it. */
  readonly number: string;
  /** Why the shop has not taken a form; null: it has, or none was sent. */
  readonly failure: Failure | null;
};

/** One quote, to read, to download and to order from. Another customer's is reported as not found (D7). All of its forms work without script. */
export function QuoteDetail({ number, failure }: QuoteDetailProps) {
  const outcome = outcomeOf(useQuery(quoteQuery(useApiClient(), number)));
  switch (outcome.kind) {
    case 'pending':
      return <CheckoutSkeleton label={<FormattedMessage id="accountScreen.loading" />} />;
    case 'data':
      return (
        <>
          <QuoteView quote={outcome.data} failure={failure} />
          <ToQuotes />
        </>
      );
    case 'failure':
      if (['NotFoundException', 'InvalidRequestException'].includes(outcome.errorClass)) return <NoSuchQuote />;
      return <LoadFailure kind="failure" onRetry={outcome.retry} />;
    case 'network':
      return <LoadFailure kind="network" onRetry={outcome.retry} />;
  }
}

function NoSuchQuote() {
  return (
    <EmptyState level={2} title={<FormattedMessage id="page.notFound.title" />} action={<ToQuotes />}>
      <FormattedMessage id="error.NotFoundException" />
    </EmptyState>
  );
}

function ToQuotes() {
  return (
    <Link href={accountViewPath('quotes')}>
      <FormattedMessage id="accountScreen.view.quotes" />
    </Link>
  );
}
