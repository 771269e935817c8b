import { autocompleteRequest } from '@platine/domain/search/suggestionSearch.ts';
import type { SearchRequest } from '@platine/domain/search/searchRequest.ts';
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
export function typedBeginning(random: Random, product: Sampled): SearchRequest {
  const whole =
    random.below(4) === 0
      ? product.partNumber
      : wordsOf(random, product)
          .slice(0, 1 + random.below(3))
          .join(' ');
  return autocompleteRequest(whole.slice(0, 3 + random.below(Math.max(1, whole.length - 2))));
}

/** A page with facets: a search of two to four words, or a category, in half of the cases narrowed by a value. */
export function facetPage(random: Random, product: Sampled): SearchRequest {
  const { category, attribute } = product;
  const narrowed = attribute !== null && random.below(2) !== 0;
  const facets = narrowed ? [{ key: attribute.key, values: [attribute.value], min: null, max: null }] : [];
  const words = wordsOf(random, product)
    .slice(0, 2 + random.below(3))
    .join(' ');
  const place =
    random.below(2) === 0
      ? { text: words, filters: { facets } }
      : { text: '', filters: { categoryPath: category, facets } };
  return { view: 'listing', skip: 0, limit: 24, sort: 'relevance', withFacets: true, ...place };
}

/** Queries that list tens of thousands of products: the whole shop, its new products, what is on sale, and a word that a seventh of them have. */
export function largeListing(random: Random): SearchRequest {
  const listing = { view: 'listing', skip: 0, limit: 24, withFacets: true } as const;
  return {
    ...listing,
    ...random.pick([
      { text: '', sort: 'relevance', filters: {} },
      { text: '', sort: 'price', filters: {} },
      { text: '', sort: 'newest', filters: { onlyNew: true } },
      { text: '', sort: 'relevance', filters: { onlyReduced: true } },
      { text: 'resistor', sort: 'relevance', filters: {} },
    ]),
  };
}

/** The product's name with one wrong letter in one of its longer words. */
export function withSlip(random: Random, product: Sampled): SearchRequest {
  const words = random.pick(product.names).split(' ');
  const long = words.flatMap((word, at) => (/^\p{L}+$/u.test(word) && word.length > minCorrectedLength ? [at] : []));
  const at = long[random.below(long.length)] ?? 0;
  const text = words.with(at, slip(random, words[at] ?? '')).join(' ');
  return { text, view: 'listing', skip: 0, limit: 10, sort: 'relevance', filters: {}, withFacets: false };
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
