import { pickText } from '@platine/domain/language/text.ts';
import type { Language } from '@platine/domain/language/language.ts';
import type { LocalizedText } from '@platine/domain/language/text.ts';
import type { SearchedProduct, TermWeight } from '@platine/domain/search/terms.ts';
import { knownWordsOf, termsOf } from '@platine/domain/search/terms.ts';
import { shortestRepaired } from '@platine/domain/search/typos.ts';
import { fold } from '@platine/domain/search/words.ts';
import type { productSearch } from '../db/searchSchema.ts';
import { lexemes } from '../search/lexemes.ts';
import type { ProductInsert } from './rows.ts';

/** All of a product's search row but the ids of its facet values, which the database gives. */
export type SearchInsert = Omit<typeof productSearch.$inferInsert, 'facetIds'>;

/** What a product's row does not hold, and the search looks into. */
export type Surroundings = {
  readonly manufacturer: string;
  readonly categoryName: (path: string) => LocalizedText | null;
};

export function searchRow(row: ProductInsert, { manufacturer, categoryName }: Surroundings): SearchInsert {
  const categoryTree = [...new Set(row.categoryPaths.flatMap(withParents))];
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
  const terms = termsOf(searched);
  const sortName = (language: Language) => fold(pickText(row.name, language)?.text ?? String(row.sku));
  return {
    sku: row.sku,
    terms: lexemes(terms.keys()),
    nameTerms: lexemes(ofWeight(terms, 'A')),
    manufacturerId: row.manufacturerId,
    priceCents: row.orderable ? (row.priceCents ?? null) : null,
    inStock: row.stockAmount > 0 && (row.stockPresaleDate ?? null) === null,
    reduced: row.orderable && row.discountPercent > 0,
    newSince: row.newSince ?? null,
    categoryTree,
    groupTags: row.groupTags,
    sortNameEn: sortName('EN'),
    sortNameDe: sortName('DE'),
    sortNameFr: sortName('FR'),
    words: [...knownWordsOf(searched)].flatMap(([word, shown]) => (word.length < shortestRepaired ? [] : [shown])),
  };
}

function* ofWeight(terms: ReadonlyMap<string, TermWeight>, wanted: TermWeight): Generator<string> {
  for (const [term, weight] of terms) if (weight === wanted) yield term;
}

/** 1.2.3 and everything above it: 1, 1.2, 1.2.3. */
function withParents(path: string): string[] {
  const parts = path.split('.');
  return parts.map((_, index) => parts.slice(0, index + 1).join('.'));
}
