import type { QuoteEntry } from '@platine/domain/quote/quote.ts';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useApiClient } from '../../api/ApiClient.tsx';
import { CheckoutSkeleton } from '../../checkout/CheckoutSkeleton/CheckoutSkeleton.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Money } from '../../components/Money/Money.tsx';
import { useFormats } from '../../i18n/useFormats.ts';
import { outcomeOf } from '../../queries/outcome.ts';
import { quotesQuery } from '../../queries/quotes.ts';
import { accountViewPath, cartPath } from '../../routing/paths.ts';
import { LoadFailure } from '../LoadFailure.tsx';
import { viewTitleId } from './AccountFrame.tsx';
import styles from './AccountScreen.module.css';

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
  const { date } = useFormats();
  return (
    <table className={styles['orders']} aria-labelledby={viewTitleId}>
      <thead>
        <tr>
          <th scope="col">
            <FormattedMessage id="field.quoteNumber" />
          </th>
          <th scope="col">
            <FormattedMessage id="accountScreen.quotes.validUntil" />
          </th>
          <th scope="col" className={styles['sum']}>
            <FormattedMessage id="accountScreen.total" />
          </th>
        </tr>
      </thead>
      <tbody>
        {quotes.map(({ number, validUntil, state, total }) => (
          <tr key={number}>
            <th scope="row">
              <Link href={accountViewPath('quotes', number)}>{number}</Link>
            </th>
            <td>
              {date(validUntil)}
              {state !== 'OPEN' && (
                <>
                  {' · '}
                  <FormattedMessage id={`quoteScreen.state.${state}`} />
                </>
              )}
            </td>
            <td className={styles['sum']}>
              <Money cents={total} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
