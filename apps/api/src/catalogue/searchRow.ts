import { pickText } from '@platine/domain/language/text.ts';
import type { Language } from '@platine/domain/language/language.ts';
import type { LocalizedText } from '@platine/domain/language/text.ts';
import { taxClasses } from '@platine/domain/money/taxClass.ts';
import { rankingTermsOf } from '@platine/domain/search/rankingTerms.ts';
import { minPrefixLength } from '@platine/domain/search/termPatterns.ts';
import type { SearchedProduct } from '@platine/domain/search/terms.ts';
import { knownWordsOf, termsOf } from '@platine/domain/search/terms.ts';
import { fold } from '@platine/domain/search/words.ts';
import type { productNames, productSearch } from '../db/searchSchema.ts';
import { lexemes } from '../search/lexemes.ts';
import { termPrefixes } from '../search/termPrefixes.ts';
import type { ProductInsert } from './rows.ts';

/** A product's search rows, without the ids of facet values, which the database assigns, and without `reduced`, which the price history decides. */
export type SearchRows = {
  readonly search: Omit<typeof productSearch.$inferInsert, 'facetIds' | 'reduced'>;
  readonly names: typeof productNames.$inferInsert;
};

/** Searched data from outside the product's row. */
export type SearchContext = {
  readonly manufacturer: string;
  readonly categoryName: (path: string) => LocalizedText | null;
};

export function searchRows(row: ProductInsert, { manufacturer, categoryName }: SearchContext): SearchRows {
  const searched: SearchedProduct = {
    sku: row.sku,
    gtin: row.gtin ?? null,
    partNumber: row.manufacturerSku,
    manufacturer,
    name: row.name,
    description: row.description,
    attributes: row.attributes,
    categories: row.categoryPaths.flatMap((path) => categoryName(path) ?? []),
  };
  return {
    search: {
      sku: row.sku,
      terms: lexemes([...termsOf(searched).keys(), ...rankingTerms(searched), ...places(row)]),
      manufacturerId: row.manufacturerId,
      priceCents: row.orderable ? (row.priceCents ?? null) : null,
      taxClass: taxClasses.indexOf(row.taxClass ?? 'STANDARD'),
      newSince: row.newSince ?? null,
    },
    names: { sku: row.sku, ...sortNames(row), words: longWords(searched) },
  };
}

function rankingTerms(searched: SearchedProduct): string[] {
  const { named, category, kinds } = rankingTermsOf(searched);
  const marked = (prefix: string, terms: ReadonlySet<string>) => [...terms].map((term) => prefix + term);
  return [
    ...marked(termPrefixes.named, named),
    ...marked(termPrefixes.inCategory, category),
    ...marked(termPrefixes.kind, kinds),
  ];
}

function places({ categoryPaths, groupTags }: ProductInsert): string[] {
  return [
    ...categoryPaths.flatMap(withParents).map((path) => termPrefixes.category + path),
    ...groupTags.map((tag) => termPrefixes.groupTag + tag),
  ];
}

function sortNames({ name, sku }: ProductInsert) {
  const sortName = (language: Language) => fold(pickText(name, language)?.text ?? String(sku));
  return { sortNameEn: sortName('EN'), sortNameDe: sortName('DE'), sortNameFr: sortName('FR') };
}

function longWords(searched: SearchedProduct): string[] {
  const words = [...knownWordsOf(searched)].filter(([word]) => word.length >= minPrefixLength);
  return words.map(([, shown]) => shown).toSorted();
}

/** A path and its parents: 1, 1.2, 1.2.3. */
function withParents(path: string): string[] {
  const parts = path.split('.');
  return parts.map((_, index) => parts.slice(0, index + 1).join('.'));
}
