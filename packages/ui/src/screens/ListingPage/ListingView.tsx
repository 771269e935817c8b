import type { Pricing } from '@platine/domain/cart/totals.ts';
import type { ListingPlace, ListingSort } from '@platine/domain/search/listingPlace.ts';
import type { ReactNode } from 'react';
import { useRef, useState } from 'react';
import { lazyPart, rarePart } from '../../i18n/lazyPart.tsx';
import type { Listing } from '../../queries/listing.ts';
import { ProductTiles } from '../ProductTiles/ProductTiles.tsx';
import { ListingEnd } from './ListingEnd.tsx';
import type { ListingTitles } from './ListingHead.tsx';
import { ListingHead } from './ListingHead.tsx';
import styles from './ListingPage.module.css';

const ActiveFilters = rarePart(() => import('./ActiveFilters.tsx'), 'ActiveFilters');
const OtherReading = rarePart(() => import('./OtherReading.tsx'), 'OtherReading');
const ProductRows = rarePart(() => import('../ProductRows/ProductRows.tsx'), 'ProductRows');
const Facets = lazyPart(() => import('./Narrowing.tsx'), 'Narrowing');

type ListingViewProps = {
  readonly titles: ListingTitles;
  readonly listing: Listing;
  readonly place: ListingPlace;
  readonly addressOf: (place: ListingPlace) => string;
  readonly base: string;
  readonly defaultSort: ListingSort;
  readonly pricing: Pricing;
  /** The search text, null outside the search. */
  readonly searched: string | null;
  readonly ways: ReactNode;
  readonly empty: ReactNode;
  readonly onChange: (place: ListingPlace) => void;
  /** True while another state of the listing loads. */
  readonly busy: boolean;
};

/** One page of a listing with its filters; without products, the reason and the next step. */
export function ListingView({ titles, listing, place, addressOf, ...rest }: ListingViewProps) {
  const { base, defaultSort, pricing, searched, ways, empty, onChange, busy } = rest;
  const products = useRef<HTMLDivElement>(null);
  const narrowing = useSettled(JSON.stringify(place.chosen), busy);
  const chosen = place.chosen.length > 0;
  const { facets, total } = listing;
  const narrows = facets.length > 0 || chosen;
  const head = { ...titles, found: { total, page: total === 0 ? 1 : place.page, narrowing } };
  // While the unfiltered listing loads, the reset filters still explain the empty result.
  if (total === 0 && !chosen && !busy) {
    return (
      <div className={styles['page']}>
        <ListingHead {...head} />
        {ways}
        {empty}
      </div>
    );
  }
  // The pressed link disappears or stays at the end of the page, so the products take the focus.
  const goOn = () => products.current?.focus({ preventScroll: true });
  return (
    <div className={styles['page']}>
      <ListingHead {...head} />
      {searched !== null && (listing.corrected !== null || listing.dropped.length > 0) && (
        <OtherReading.Part listing={listing} searched={searched} />
      )}
      {ways}
      <div className={styles['body']} data-narrows={narrows}>
        <Facets.Part {...{ facets, pricing, place, addressOf, base, defaultSort, total, onChange, products }} />
        <div ref={products} className={styles['products']} tabIndex={-1} aria-busy={busy}>
          {chosen && <ActiveFilters.Part {...{ facets, pricing, place, addressOf }} onRemoved={goOn} />}
          <Products {...{ titles, listing, place, addressOf, pricing }} onLeft={goOn} />
        </div>
      </div>
    </div>
  );
}

/** The value as it was before a change whose answer is awaited. */
function useSettled(value: string, busy: boolean): string {
  const [settled, setSettled] = useState(value);
  if (!busy && settled !== value) setSettled(value);
  return settled;
}

type ProductsProps = Pick<ListingViewProps, 'titles' | 'listing' | 'place' | 'addressOf' | 'pricing'> & {
  /** Called when the shopper moves to another state of the listing. */
  readonly onLeft: () => void;
};

function Products({ titles, listing: { products, total }, place, addressOf, pricing, onLeft }: ProductsProps) {
  const { title } = titles;
  const shown = products.length;
  return (
    <>
      {shown > 0 && place.view === 'list' && (
        <ProductRows.Part label={title} {...{ products, pricing, place, addressOf }} />
      )}
      {shown > 0 && place.view === 'grid' && (
        <ProductTiles label={title} products={products} pricing={pricing} onTop level={2} />
      )}
      <ListingEnd {...{ place, total, shown, addressOf, onLeft }} />
    </>
  );
}
