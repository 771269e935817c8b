import type { Pricing } from '@platine/domain/cart/totals.ts';
import { facetForCustomer } from '@platine/domain/search/facet.ts';
import type { ListingPlace, ListingSort } from '@platine/domain/search/listingPlace.ts';
import type { ReactNode, RefObject } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
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
  const products = useRef<HTMLDivElement>(null);
  const { open, toggle, show } = useFolding(products);
  const facets = listing.facets.map((facet) => facetForCustomer(facet, pricing));
  const chosen = place.chosen.length > 0;
  const narrows = facets.length > 0 || chosen;
  const head = { ...titles, found: { total: listing.total, page: listing.total === 0 ? 1 : place.page } };
  // While all is asked for again, what was chosen before still explains that there is nothing.
  if (listing.total === 0 && !chosen && !busy) {
    return (
      <div className={styles['page']}>
        <ListingHead {...head} />
        {ways}
        {empty}
      </div>
    );
  }
  // What was pressed goes away, or stays behind at the end of the page.
  const goOn = () => products.current?.focus({ preventScroll: true });
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
        <ListingBar {...{ form, place, ownSort, addressOf, onChange, narrows, open }} onToggle={toggle} />
        <FacetForm {...{ facets, place, base, open, onChange }} id={form} total={listing.total} onDone={show} />
        <div ref={products} className={styles['products']} tabIndex={-1} aria-busy={busy}>
          <ChosenFilters {...{ facets, place, addressOf }} onRemoved={goOn} />
          <Products {...{ titles, listing, place, addressOf, pricing }} onLeft={goOn} />
        </div>
      </div>
    </div>
  );
}

/** The filters of a small screen. Once they have folded away, the products stand where they will be: there the view and the keyboard go on. */
function useFolding(products: RefObject<HTMLElement | null>) {
  const [filters, setFilters] = useState<'folded' | 'open' | 'done'>('folded');
  useEffect(() => {
    if (filters !== 'done') return;
    products.current?.focus({ preventScroll: true });
    products.current?.scrollIntoView();
  }, [filters, products]);
  return {
    open: filters === 'open',
    toggle: () => setFilters(filters === 'open' ? 'folded' : 'open'),
    show: () => setFilters('done'),
  };
}

type ProductsProps = Pick<ListingViewProps, 'titles' | 'listing' | 'place' | 'addressOf' | 'pricing'> & {
  /** Another part of the listing was asked for. */
  readonly onLeft: () => void;
};

function Products({ titles, listing: { products, total }, place, addressOf, pricing, onLeft }: ProductsProps) {
  const { title } = titles;
  if (total === 0) return <NothingLeft href={addressOf({ ...place, page: 1, chosen: [] })} onLeft={onLeft} />;
  if (products.length === 0) return <BeyondTheLastPage first={addressOf({ ...place, page: 1 })} onLeft={onLeft} />;
  return (
    <>
      {place.view === 'list' ? (
        <ProductRows label={title} products={products} pricing={pricing} />
      ) : (
        <ProductTiles label={title} products={products} pricing={pricing} onTop level={2} />
      )}
      <ListingPages
        page={place.page}
        pages={pagesOf(total)}
        pathOf={(page) => addressOf({ ...place, page })}
        onLeft={onLeft}
      />
    </>
  );
}

/** What is chosen excludes itself. */
function NothingLeft({ href, onLeft }: { readonly href: string } & Pick<ProductsProps, 'onLeft'>) {
  return (
    <EmptyState
      title={<FormattedMessage id="listingPage.nothingLeftTitle" />}
      action={
        <Link href={href} variant="primary" replace onClick={onLeft}>
          <FormattedMessage id="listingPage.clear" />
        </Link>
      }
    >
      <FormattedMessage id="listingPage.nothingLeftText" />
    </EmptyState>
  );
}

function BeyondTheLastPage({ first, onLeft }: { readonly first: string } & Pick<ProductsProps, 'onLeft'>) {
  return (
    <EmptyState
      title={<FormattedMessage id="listingPage.beyondTitle" />}
      action={
        <Link href={first} variant="primary" onClick={onLeft}>
          <FormattedMessage id="listingPage.toFirstPage" />
        </Link>
      }
    />
  );
}
