import { facetToWire } from '@platine/domain/search/facetToWire.ts';
import { searchRequestFromWire } from '@platine/domain/search/searchRequestFromWire.ts';
import { category, categoryMenu, loadProducts, manufacturers } from '../shop/listings.ts';
import { search } from '../shop/search.ts';
import type { Shop } from '../shop/shop.ts';
import type { SomeAnswers } from './answerTypes.ts';

export function catalogueAnswers(shop: Shop) {
  return {
    search: (request) => {
      const found = search(shop, searchRequestFromWire(request));
      return {
        VIEW: request.VIEW,
        SEARCH_STRING: found.text,
        PRODUCTS: [...found.skus],
        MAX_HIT: found.total,
        CORRECTED: found.corrected,
        FACETS: found.facets.map(facetToWire),
      };
    },
    loadProducts: (request) => loadProducts(shop, request),
    categoryMenu,
    category,
    manufacturers: () => manufacturers(shop),
  } satisfies SomeAnswers;
}
