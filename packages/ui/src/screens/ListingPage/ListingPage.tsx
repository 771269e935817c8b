import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApiClient } from '../../api/ApiClient.tsx';
import type { ListingSubject } from '../../queries/keys.ts';
import { listingQuery } from '../../queries/listing.ts';
import { bothOf, outcomeOf } from '../../queries/outcome.ts';
import { cartTermsQuery } from '../../queries/session.ts';
import { LoadFailure } from '../LoadFailure.tsx';
import { ProductTilesSkeleton } from '../ProductTiles/ProductTiles.tsx';
import type { ListingTitles } from './ListingHead.tsx';
import { ListingHead } from './ListingHead.tsx';
import { listingRequest, defaultSort } from './listingRequest.ts';
import { ListingView } from './ListingView.tsx';
import { useListingPlace } from './useListingPlace.ts';
import styles from './ListingPage.module.css';

type ListingPageProps = {
  /** Heading, accessible name and breadcrumb of the listing. */
  readonly titles: ListingTitles;
  /** Which products: a category, a search, a manufacturer, a sale. */
  readonly subject: ListingSubject;
  /** URL of the listing without filters. */
  readonly base: string;
  /** Links to related listings, between title and products. */
  readonly ways?: ReactNode;
  /** Shown when the listing has no products: an EmptyState with the next step. */
  readonly empty: ReactNode;
};

/** Number of skeleton cards. */
const awaited = 6;

/**
 * The layout of every listing: title, filters, products, pagination. Its state is in the URL. The current products stay
 * visible while another state loads. Give each listing its own `key`.
 */
export function ListingPage({ titles, subject, base, ways, empty }: ListingPageProps) {
  const client = useApiClient();
  const { place, addressOf, change } = useListingPlace(base);
  const terms = useQuery(cartTermsQuery(client));
  const request = listingRequest(subject, place, terms.data?.pricing ?? null);
  const listing = useQuery({
    ...listingQuery(client, request ?? { ...subject, sort: 'relevance', page: 1, pageSize: 1 }),
    enabled: request !== null,
    placeholderData: keepPreviousData,
  });
  const outcome = bothOf(outcomeOf(terms), outcomeOf(listing));
  if (outcome.kind === 'data') {
    const [{ pricing }, found] = outcome.data;
    return (
      <ListingView
        titles={titles}
        listing={found}
        pricing={pricing}
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
