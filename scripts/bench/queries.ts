import type { SearchRequestWire } from '@platine/domain/contract/schemas/product.ts';
import { autocompleteRequest } from '@platine/domain/search/autocomplete.ts';
import { minCorrectedLength } from '@platine/domain/search/typos.ts';
import type { Random } from './random.ts';

/** Facts about a product of the generated catalogue. */
export type Sampled = {
  readonly sku: number;
  readonly names: readonly [string, ...string[]];
  readonly partNumber: string;
  readonly category: string;
  readonly attribute: { readonly key: string; readonly value: string } | null;
};

/** Prefixes of a product's name or part number, from three letters on. */
export function typedBeginning(random: Random, product: Sampled): SearchRequestWire {
  const whole =
    random.below(4) === 0
      ? product.partNumber
      : wordsOf(random, product)
          .slice(0, 1 + random.below(3))
          .join(' ');
  return { ...autocompleteRequest(whole.slice(0, 3 + random.below(Math.max(1, whole.length - 2)))), FILTERS: {} };
}

/** A page with facets: a search of two to four words, or a category, in half of the cases narrowed by a value. */
export function facetPage(random: Random, product: Sampled): SearchRequestWire {
  const { category, attribute } = product;
  const chosen = attribute === null || random.below(2) === 0 ? [] : [{ KEY: attribute.key, VALUES: [attribute.value] }];
  const FACETS = chosen.map((filter) => ({ ...filter, MIN: undefined, MAX: undefined }));
  const words = wordsOf(random, product)
    .slice(0, 2 + random.below(3))
    .join(' ');
  const place =
    random.below(2) === 0 ? { q: words, FILTERS: { FACETS } } : { q: '', FILTERS: { CATEGORY_PATH: category, FACETS } };
  return { VIEW: 'listing', SKIP: 0, LIMIT: 24, SORT: 'RELEVANCE', FILTER_CLASS: 'LIST', WITH_FACETS: true, ...place };
}

/** Queries that list tens of thousands of products: the whole shop, its new products, what is on sale, and a word that a seventh of them have. */
export function largeListing(random: Random): SearchRequestWire {
  const listing = { VIEW: 'listing', SKIP: 0, LIMIT: 24, FILTER_CLASS: 'LIST', WITH_FACETS: true } as const;
  return {
    ...listing,
    ...random.pick([
      { q: '', SORT: 'RELEVANCE', FILTERS: {} },
      { q: '', SORT: 'PRICE_ASC', FILTERS: {} },
      { q: '', SORT: 'NEWEST', FILTERS: { NEW: true } },
      { q: '', SORT: 'RELEVANCE', FILTERS: { SALE: true } },
      { q: 'resistor', SORT: 'RELEVANCE', FILTERS: {} },
    ]),
  };
}

/** The product's name with one wrong letter in one of its longer words. */
export function withSlip(random: Random, product: Sampled): SearchRequestWire {
  const words = random.pick(product.names).split(' ');
  const long = words.flatMap((word, at) => (/^\p{L}+$/u.test(word) && word.length > minCorrectedLength ? [at] : []));
  const at = long[random.below(long.length)] ?? 0;
  const q = words.with(at, slip(random, words[at] ?? '')).join(' ');
  return { q, VIEW: 'listing', SKIP: 0, LIMIT: 10, SORT: 'RELEVANCE', FILTER_CLASS: 'LIST', FILTERS: {} };
}

/** A letter left out, doubled, changed, or swapped with the next. */
function slip(random: Random, word: string): string {
  const at = random.below(word.length - 1);
  const [before, letter, next, after] = [word.slice(0, at), word.charAt(at), word.charAt(at + 1), word.slice(at + 2)];
  const other = String.fromCodePoint(97 + random.below(26));
  return random.pick([
    `${before}${next}${after}`,
    `${before}${letter}${letter}${next}${after}`,
    `${before}${other}${next}${after}`,
    `${before}${next}${letter}${after}`,
  ]);
}

function wordsOf(random: Random, { names }: Sampled): string[] {
  return random.pick(names).replaceAll(',', '').split(' ');
}
