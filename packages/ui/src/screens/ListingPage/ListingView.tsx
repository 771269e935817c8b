import type { Pricing } from '@platine/domain/cart/totals.ts';
import { facetForCustomer } from '@platine/domain/search/facet.ts';
import type { ListingPlace, ListingSort } from '@platine/domain/search/listingPlace.ts';
import type { ReactNode } from 'react';
import { useId, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { useHydrated } from '../../interaction/useHydrated.ts';
import type { Listing } from '../../queries/listing.ts';
import { ProductRows } from '../ProductRows/ProductRows.tsx';
import { ProductTiles } from '../ProductTiles/ProductTiles.tsx';
import { ChosenFilters } from './ChosenFilters.tsx';
import { FacetForm } from './FacetForm.tsx';
import { ListingBar } from './ListingBar.tsx';
import type { ListingTitles } from './ListingHead.tsx';
import { ListingHead } from './ListingHead.tsx';
import { pagesOf } from './listingPages.ts';
import { ListingPages } from './ListingPages.tsx';
import styles from './ListingPage.module.css';

type ListingViewProps = {
  readonly titles: ListingTitles;
  readonly listing: Listing;
  readonly place: ListingPlace;
  readonly addressOf: (place: ListingPlace) => string;
  readonly base: string;
  readonly ownSort: ListingSort;
  readonly pricing: Pricing;
  /** What was searched for; null where nothing was. */
  readonly searched: string | null;
  readonly ways: ReactNode;
  readonly empty: ReactNode;
  readonly onChange: (place: ListingPlace) => void;
  /** Another place of the listing is still shown. */
  readonly busy: boolean;
};

/** One page of a listing, with what narrows it down beside it; without any product, why, and where to go. */
export function ListingView({ titles, listing, place, addressOf, ...rest }: ListingViewProps) {
  const { base, ownSort, pricing, searched, ways, empty, onChange, busy } = rest;
  const form = useId();
  const scripted = useHydrated();
  const [open, setOpen] = useState(false);
  const products = useRef<HTMLDivElement>(null);
  const facets = listing.facets.map((facet) => facetForCustomer(facet, pricing));
  const chosen = place.chosen.length > 0;
  const narrows = facets.length > 0 || chosen;
  const head = { ...titles, found: { total: listing.total, page: listing.total === 0 ? 1 : place.page } };
  if (listing.total === 0 && !chosen) {
    return (
      <div className={styles['page']}>
        <ListingHead {...head} />
        {ways}
        {empty}
      </div>
    );
  }
  const showProducts = () => {
    setOpen(false);
    products.current?.focus();
  };
  return (
    <div className={styles['page']} data-scripted={scripted}>
      <ListingHead {...head} />
      {listing.corrected !== null && searched !== null && (
        <p>
          <FormattedMessage id="listingPage.corrected" values={{ typed: searched, corrected: listing.corrected }} />
        </p>
      )}
      {ways}
      <div className={styles['body']} data-narrows={narrows}>
        <ListingBar
          {...{ form, place, ownSort, addressOf, onChange, narrows, open }}
          onToggle={() => setOpen((before) => !before)}
        />
        <FacetForm {...{ facets, place, base, open, onChange }} id={form} total={listing.total} onDone={showProducts} />
        <div ref={products} className={styles['products']} tabIndex={-1} aria-busy={busy}>
          <ChosenFilters {...{ facets, place, addressOf }} onRemoved={() => products.current?.focus()} />
          <Products {...{ titles, listing, place, addressOf, pricing }} />
        </div>
      </div>
    </div>
  );
}

type ProductsProps = Pick<ListingViewProps, 'titles' | 'listing' | 'place' | 'addressOf' | 'pricing'>;

function Products({ titles: { title }, listing: { products, total }, place, addressOf, pricing }: ProductsProps) {
  if (total === 0) return <NothingLeft href={addressOf({ ...place, page: 1, chosen: [] })} />;
  if (products.length === 0) return <BeyondTheLastPage first={addressOf({ ...place, page: 1 })} />;
  return (
    <>
      {place.view === 'list' ? (
        <ProductRows label={title} products={products} pricing={pricing} />
      ) : (
        <ProductTiles label={title} products={products} pricing={pricing} onTop level={2} />
      )}
      <ListingPages page={place.page} pages={pagesOf(total)} pathOf={(page) => addressOf({ ...place, page })} />
    </>
  );
}

/** What is chosen excludes itself. */
function NothingLeft({ href }: { readonly href: string }) {
  return (
    <EmptyState
      title={<FormattedMessage id="listingPage.nothingLeftTitle" />}
      action={
        <Link href={href} variant="primary" replace>
          <FormattedMessage id="listingPage.clear" />
        </Link>
      }
    >
      <FormattedMessage id="listingPage.nothingLeftText" />
    </EmptyState>
  );
}

function BeyondTheLastPage({ first }: { readonly first: string }) {
  return (
    <EmptyState
      title={<FormattedMessage id="listingPage.beyondTitle" />}
      action={
        <Link href={first} variant="primary">
          <FormattedMessage id="listingPage.toFirstPage" />
        </Link>
      }
    />
  );
}
