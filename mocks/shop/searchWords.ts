import type { SearchedProduct } from '@platine/domain/search/terms.ts';
import { exactTerm, knownWordsOf, termsOf } from '@platine/domain/search/terms.ts';
import type { KnownWord } from '@platine/domain/search/typos.ts';
import { correctableWords, correctionsOf } from '@platine/domain/search/typos.ts';
import type { QueryPiece } from '@platine/domain/search/queryPieces.ts';
import { matchesPiece, matchesQuery, parseQuery } from '@platine/domain/search/queryPieces.ts';
import { synonymsOf } from '@platine/domain/search/synonyms.ts';
import { exampleShop } from '@platine/domain/shop/exampleShop.data.ts';
import type { CatalogueEntry } from '../catalogue/entry.ts';
import { categories } from '../catalogue/tree.data.ts';

/** Whether a text is a product's SKU, part number or GTIN, whole (D21). */
export function isExact(entry: CatalogueEntry, text: string): boolean {
  return indexed(entry).terms.includes(exactTerm(text));
}

/** Whether a product's SKU, part number or GTIN begins with a text. */
export function isBegun(entry: CatalogueEntry, text: string): boolean {
  return indexed(entry).terms.some((term) => term.startsWith(exactTerm(text)));
}

/** The pieces of a text, read with the catalogue's words and the shop's synonyms. */
export function piecesOfText(catalogue: readonly CatalogueEntry[], text: string): QueryPiece[] {
  const isKnown = (word: string) => catalogue.some((entry) => indexed(entry).words.has(word));
  return parseQuery(text, { synonyms: synonymsOf(exampleShop.synonyms), isKnown });
}

/** Whether a product has a text whole, or fits all of its pieces. */
export function matches(entry: CatalogueEntry, text: string, pieces: readonly QueryPiece[]): boolean {
  return isExact(entry, text) || matchesQuery(pieces, indexed(entry).terms);
}

/** Whether a product fits one piece. */
export function hasPiece(entry: CatalogueEntry, piece: QueryPiece): boolean {
  return matchesPiece(piece, indexed(entry).terms);
}

/** Whether a product matches every piece of a query. */
export function matchesPieces(entry: CatalogueEntry, pieces: readonly QueryPiece[]): boolean {
  return matchesQuery(pieces, indexed(entry).terms);
}

/** The text with words corrected by one letter each, the likeliest first. */
export function corrections(catalogue: readonly CatalogueEntry[], text: string): string[] {
  const all = correctableWords(piecesOfText(catalogue, text).flatMap(({ words }) => words));
  const isFound = (word: string) => {
    const pieces = piecesOfText(catalogue, word);
    return catalogue.some((entry) => matches(entry, word, pieces));
  };
  return correctionsOf(text, { all, unknown: all.filter((word) => !isFound(word)) }, knownWords(catalogue));
}

function knownWords(catalogue: readonly CatalogueEntry[]): KnownWord[] {
  const words = new Map<string, KnownWord>();
  for (const [word, shown] of catalogue.flatMap((entry) => [...indexed(entry).words]))
    words.set(word, { word, shown, products: (words.get(word)?.products ?? 0) + 1 });
  return [...words.values()];
}

type Indexed = { readonly terms: readonly string[]; readonly words: ReadonlyMap<string, string> };
const indexes = new WeakMap<CatalogueEntry, Indexed>();

/** The entries never change, so that each is read once. */
function indexed(entry: CatalogueEntry): Indexed {
  const known = indexes.get(entry);
  if (known !== undefined) return known;
  const searched = searchedProduct(entry);
  const made = { terms: [...termsOf(searched).keys()], words: knownWordsOf(searched) };
  indexes.set(entry, made);
  return made;
}

function searchedProduct({ product }: CatalogueEntry): SearchedProduct {
  const { sku, gtin, name, description, attributes, manufacturer, categoryPaths } = product;
  return {
    sku,
    gtin,
    partNumber: manufacturer.partNumber,
    manufacturer: manufacturer.name,
    name,
    description,
    attributes,
    categories: categories.filter(({ path }) => categoryPaths.includes(path)).map(({ name }) => name),
  };
}
