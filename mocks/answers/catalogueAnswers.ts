import { category, categoryMenu, loadProducts, manufacturers } from '../shop/listings.ts';
import { search } from '../shop/search.ts';
import type { Shop } from '../shop/shop.ts';
import type { SomeAnswers } from './answerTypes.ts';

export function catalogueAnswers(shop: Shop) {
  return {
    search: (request) => search(shop, request),
    loadProducts: (request) => loadProducts(shop, request),
    categoryMenu,
    category,
    manufacturers: () => manufacturers(shop),
  } satisfies SomeAnswers;
}
