import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApiClient } from '../../api/ApiClient.tsx';
import type { ListingSubject } from '../../queries/keys.ts';
import { listingQuery } from '../../queries/listing.ts';
import { bothOf, outcomeOf } from '../../queries/outcome.ts';
import { sessionQuery } from '../../queries/session.ts';
import { LoadFailure } from '../LoadFailure.tsx';
import { ProductTilesSkeleton } from '../ProductTiles/ProductTiles.tsx';
import type { ListingTitles } from './ListingHead.tsx';
import { ListingHead } from './ListingHead.tsx';
import { listingRequest, defaultSort } from './listingRequest.ts';
import { ListingView } from './ListingView.tsx';
import { useListingPlace } from './useListingPlace.ts';
import styles from './ListingPage.module.css';

type ListingPageProps = {
  readonly titles: ListingTitles;
  readonly subject: ListingSubject;
  /** The address of the listing before anything is chosen in it. */
  readonly base: string;
  /** What stands between head and products: the ways to other listings. */
  readonly ways?: ReactNode;
  /** What stands here when it has no product at all: an EmptyState with the next step. */
  readonly empty: ReactNode;
};

/** Cards of the skeleton. */
const awaited = 6;

/**
 * What every listing is: head, what narrows it down, products, pages. Its place stands in the address. While another place of it loads, what
 * was there stays; another listing takes another `key`.
 */
export function ListingPage({ titles, subject, base, ways, empty }: ListingPageProps) {
  const client = useApiClient();
  const { place, addressOf, change } = useListingPlace(base);
  const session = useQuery(sessionQuery(client));
  const request = listingRequest(subject, place, session.data?.cart.pricing ?? null);
  const listing = useQuery({
    ...listingQuery(client, request ?? { ...subject, sort: 'relevance', page: 1, pageSize: 1 }),
    enabled: request !== null,
    placeholderData: keepPreviousData,
  });
  const outcome = bothOf(outcomeOf(session), outcomeOf(listing));
  if (outcome.kind === 'data') {
    const [{ cart }, found] = outcome.data;
    return (
      <ListingView
        titles={titles}
        listing={found}
        pricing={cart.pricing}
        {...{ place, addressOf, base, ways, empty }}
        defaultSort={defaultSort(subject)}
        searched={subject.text ?? null}
        onChange={change}
        busy={listing.isPlaceholderData}
      />
    );
  }
  return (
    <div className={styles['page']}>
      <ListingHead {...titles} />
      {ways}
      {outcome.kind === 'pending' ? (
        <div className={styles['body']} data-narrows="true">
          <div className={styles['awaitedBar']} />
          <div className={styles['products']}>
            <ProductTilesSkeleton label={titles.title} count={awaited} />
          </div>
        </div>
      ) : (
        <LoadFailure kind={outcome.kind} onRetry={outcome.retry} />
      )}
    </div>
  );
}
