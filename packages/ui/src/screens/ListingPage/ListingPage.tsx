import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApiClient } from '../../api/ApiClient.tsx';
import type { ListingRequest } from '../../queries/keys.ts';
import { listingQuery } from '../../queries/listing.ts';
import { bothOf, outcomeOf } from '../../queries/outcome.ts';
import { sessionQuery } from '../../queries/session.ts';
import { LoadFailure } from '../LoadFailure.tsx';
import { ProductTilesSkeleton } from '../ProductTiles/ProductTiles.tsx';
import { ListingHead } from './ListingHead.tsx';
import type { ListingKind } from './ListingView.tsx';
import { ListingView } from './ListingView.tsx';
import styles from './ListingPage.module.css';

type ListingPageProps = ListingKind & { readonly request: ListingRequest };

/** Cards of the skeleton. */
const awaited = 6;

/** What every listing is: head, products, pages. While the next page loads, the one before stays; another listing takes another `key`. */
export function ListingPage({ request, ...kind }: ListingPageProps) {
  const client = useApiClient();
  const session = outcomeOf(useQuery(sessionQuery(client)));
  const listing = useQuery({ ...listingQuery(client, request), placeholderData: keepPreviousData });
  const outcome = bothOf(session, outcomeOf(listing));
  if (outcome.kind === 'data') {
    const [{ cart }, found] = outcome.data;
    const { isPlaceholderData: busy } = listing;
    return <ListingView kind={kind} listing={found} page={request.page} pricing={cart.pricing} busy={busy} />;
  }
  return (
    <div className={styles['page']}>
      <ListingHead title={kind.title} titleLang={kind.titleLang} place={kind.place} above={kind.above} />
      {kind.ways}
      {outcome.kind === 'pending' ? (
        <ProductTilesSkeleton label={kind.title} count={awaited} />
      ) : (
        <LoadFailure kind={outcome.kind} onRetry={outcome.retry} />
      )}
    </div>
  );
}
