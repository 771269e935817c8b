import type { Failure } from '@platine/domain/machines/outcome.ts';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useApiClient } from '../../api/ApiClient.tsx';
import { CheckoutSkeleton } from '../../checkout/CheckoutSkeleton/CheckoutSkeleton.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { outcomeOf } from '../../queries/outcome.ts';
import { quoteQuery } from '../../queries/quotes.ts';
import { userQuery } from '../../queries/user.ts';
import { accountViewPath } from '../../routing/paths.ts';
import { LoginRequired } from '../AccountScreen/LoginRequired.tsx';
import { LoadFailure } from '../LoadFailure.tsx';
import { QuoteView } from './QuoteView.tsx';

type QuoteScreenProps = {
  /** The number of the quote, as the address names it. */
  readonly number: string;
  /** Whether the page follows the form that has made the quote. */
  readonly made: boolean;
  /** Why the shop has not taken a form; null: it has, or none was sent. */
  readonly failure: Failure | null;
};

/** /quote/:QUOTE_NUMBER: a quote of a company, to read, to download and to order from. All of its forms work without script. */
export function QuoteScreen(props: QuoteScreenProps) {
  // The page stays at login, and then shows the quote.
  const outcome = outcomeOf(useQuery(userQuery(useApiClient())));
  switch (outcome.kind) {
    case 'pending':
      return <QuoteSkeleton />;
    case 'data':
      return outcome.data === null ? <LoginRequired /> : <Loaded {...props} />;
    case 'failure':
    case 'network':
      return <LoadFailure kind={outcome.kind} onRetry={outcome.retry} />;
  }
}

function Loaded({ number, made, failure }: QuoteScreenProps) {
  const outcome = outcomeOf(useQuery(quoteQuery(useApiClient(), number)));
  switch (outcome.kind) {
    case 'pending':
      return <QuoteSkeleton />;
    case 'data':
      return <QuoteView quote={outcome.data} made={made} failure={failure} />;
    case 'failure':
      if (outcome.errorClass === 'NotLoggedInException') return <LoginRequired />;
      if (['NotFoundException', 'InvalidRequestException'].includes(outcome.errorClass)) return <NoSuchQuote />;
      return <LoadFailure kind="failure" onRetry={outcome.retry} />;
    case 'network':
      return <LoadFailure kind="network" onRetry={outcome.retry} />;
  }
}

function QuoteSkeleton() {
  return <CheckoutSkeleton label={<FormattedMessage id="quoteScreen.loading" />} />;
}

function NoSuchQuote() {
  return (
    <EmptyState
      level={1}
      title={<FormattedMessage id="quoteScreen.unknownTitle" />}
      action={
        <Link href={accountViewPath('quotes')} variant="secondary">
          <FormattedMessage id="quoteScreen.back" />
        </Link>
      }
    >
      <FormattedMessage id="quoteScreen.unknown" />
    </EmptyState>
  );
}
