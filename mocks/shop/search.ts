import { headlinePrice } from '@platine/domain/money/priceBreaks.ts';
import { pricesFromWire } from '@platine/domain/catalog/prices.ts';
import type { SearchRequestWire } from '@platine/domain/contract/schemas/product.ts';
import type { ResponseOf } from '@platine/domain/contract/schemas.ts';
import { pickText } from '@platine/domain/language/text.ts';
import { discountPercent } from '@platine/domain/money/discount.ts';
import { fold, readQuery, wordsOf } from '@platine/domain/search/words.ts';
import { saleOf } from '../builders/position.ts';
import type { CatalogueEntry } from '../catalogue/entry.ts';
import type { Shop } from './shop.ts';

/** Finds the products of a listing or a query: one page and the number of all (D1, D21). */
export function search(shop: Shop, request: SearchRequestWire): ResponseOf<'search'> {
  const { text, words } = readQuery(request.q);
  const found = shop.catalogue
    .filter((entry) => text === '' || isExact(entry, text) || hasWords(entry, words))
    .filter((entry) => passes(shop, entry, request.FILTERS))
    .toSorted(byOrder(shop, request.SORT, text));
  const page = found.slice(request.SKIP, request.SKIP + request.LIMIT);
  return {
    VIEW: request.VIEW,
    SEARCH_STRING: text,
    PRODUCTS: page.map(({ product }) => product.SKU),
    MAX_HIT: found.length,
    CORRECTED: null,
    FACETS: [],
  };
}

function isExact({ product }: CatalogueEntry, text: string): boolean {
  const { SKU, GTIN, MANUFACTURER } = product;
  return String(SKU) === text || GTIN === text || MANUFACTURER.MANUFACTURER_SKU.toLowerCase() === text.toLowerCase();
}

/** Every word of the query begins a word of the product. */
function hasWords({ product }: CatalogueEntry, words: readonly string[]): boolean {
  const own = wordsOf([...Object.values(product.NAME), product.MANUFACTURER.MANUFACTURER_SKU].join(' '));
  return words.length > 0 && words.every((word) => own.some((one) => one.startsWith(word)));
}

function passes(shop: Shop, entry: CatalogueEntry, filters: SearchRequestWire['FILTERS']): boolean {
  const { CATEGORY_PATH, GROUPTAGS = [], MANUFACTURER_ID, NEW, SALE } = filters;
  const { product, groupTags, newSince } = entry;
  const wanted = [
    CATEGORY_PATH === undefined ||
      (product.CATEGORY_PATHS ?? []).some((path) => `${path}.`.startsWith(`${CATEGORY_PATH}.`)),
    GROUPTAGS.length === 0 || GROUPTAGS.some((tag) => groupTags.includes(tag)),
    MANUFACTURER_ID === undefined || product.MANUFACTURER.MANUFACTURER_ID === MANUFACTURER_ID,
    !NEW || (newSince !== null && newSince <= shop.date),
    !SALE || (shop.isForSale(entry) && isReduced(entry)),
  ];
  return wanted.every(Boolean);
}

function isReduced(entry: CatalogueEntry): boolean {
  const headline = headlineOf(entry);
  return headline !== null && discountPercent(headline, entry.product.FLAGS) > 0;
}

function headlineOf({ product }: CatalogueEntry) {
  return headlinePrice(pricesFromWire(saleOf(product)?.PRICES ?? []));
}

type Order = (one: CatalogueEntry, other: CatalogueEntry) => number;

/** Ends with the SKU, so that pages never overlap. */
function byOrder(shop: Shop, sort: SearchRequestWire['SORT'], text: string): Order {
  const bySku: Order = (one, other) => one.product.SKU - other.product.SKU;
  const language = shop.read().language ?? 'EN';
  const name = ({ product }: CatalogueEntry) => fold(pickText(product.NAME, language)?.text ?? String(product.SKU));
  const exact = (entry: CatalogueEntry) => Number(text !== '' && isExact(entry, text));
  // A product without a price comes last, whichever way prices are sorted.
  const cents = (entry: CatalogueEntry, otherwise: number) => headlineOf(entry)?.price ?? otherwise;
  const orders: Record<SearchRequestWire['SORT'], Order> = {
    RELEVANCE: (one, other) => exact(other) - exact(one) || bySku(one, other),
    SKU_DESC: (one, other) => -bySku(one, other),
    NEWEST: (one, other) => compare(other.newSince ?? '', one.newSince ?? '') || -bySku(one, other),
    NAME_ASC: (one, other) => compare(name(one), name(other)) || bySku(one, other),
    PRICE_ASC: (one, other) => cents(one, Infinity) - cents(other, Infinity) || bySku(one, other),
    PRICE_DESC: (one, other) => cents(other, -Infinity) - cents(one, -Infinity) || bySku(one, other),
  };
  return orders[sort];
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
