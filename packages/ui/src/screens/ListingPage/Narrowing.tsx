import type { Pricing } from '@platine/domain/cart/totals.ts';
import type { Facet } from '@platine/domain/search/facet.ts';
import { facetForCustomer } from '@platine/domain/search/facetForCustomer.ts';
import type { ListingPlace, ListingSort } from '@platine/domain/search/listingPlace.ts';
import type { RefObject } from 'react';
import { useEffect, useId, useState } from 'react';
import { FacetForm } from './FacetForm.tsx';
import { ListingBar } from './ListingBar.tsx';

type NarrowingProps = {
  /** All facets of the listing, by catalogue price. */
  readonly facets: readonly Facet[];
  readonly pricing: Pricing;
  readonly place: ListingPlace;
  readonly addressOf: (place: ListingPlace) => string;
  readonly base: string;
  readonly defaultSort: ListingSort;
  readonly total: number;
  readonly onChange: (place: ListingPlace) => void;
  /** The element that holds the products. */
  readonly products: RefObject<HTMLElement | null>;
};

/** Filters, sort order and layout of a listing. */
export function Narrowing({ facets: catalogues, pricing, products, ...rest }: NarrowingProps) {
  const { place, addressOf, base, defaultSort, total, onChange } = rest;
  const form = useId();
  const { open, toggle, show } = useFolding(products);
  const facets = catalogues.map((facet) => facetForCustomer(facet, pricing));
  const narrows = facets.length > 0 || place.chosen.length > 0;
  return (
    <>
      <ListingBar {...{ form, place, defaultSort, addressOf, onChange, narrows, open }} onToggle={toggle} />
      <FacetForm {...{ facets, place, base, open, onChange, total }} id={form} onDone={show} />
    </>
  );
}

/**
 * Filters on small screens. After they collapse, and the products have their final position, the view and the focus
 * move to the products.
 */
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
