import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApiClient } from '../../api/ApiClient.tsx';
import { listingQuery } from '../../queries/listing.ts';
import { bothOf, outcomeOf } from '../../queries/outcome.ts';
import { sessionQuery } from '../../queries/session.ts';
import { LoadFailure } from '../LoadFailure.tsx';
import { newProductsListing } from './newProductsListing.ts';
import { NewProductsHead } from './NewProductsHead.tsx';
import { NewProductsSkeleton } from './NewProductsSkeleton.tsx';
import { NewProductsView } from './NewProductsView.tsx';
import styles from './NewProductsScreen.module.css';

type NewProductsScreenProps = {
  /** From 1 on, by `?page=` of the URL. */
  readonly page: number;
};

/** /new_products (spec §2). While the next page loads, the one before stays. */
export function NewProductsScreen({ page }: NewProductsScreenProps) {
  const client = useApiClient();
  const session = outcomeOf(useQuery(sessionQuery(client)));
  const listing = useQuery({ ...listingQuery(client, newProductsListing(page)), placeholderData: keepPreviousData });
  const outcome = bothOf(session, outcomeOf(listing));
  if (outcome.kind === 'data') {
    const [{ cart }, found] = outcome.data;
    return <NewProductsView listing={found} page={page} pricing={cart.pricing} busy={listing.isPlaceholderData} />;
  }
  return (
    <div className={styles['page']}>
      <NewProductsHead />
      {outcome.kind === 'pending' ? (
        <NewProductsSkeleton />
      ) : (
        <LoadFailure kind={outcome.kind} onRetry={outcome.retry} />
      )}
    </div>
  );
}
