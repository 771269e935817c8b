import type { Language } from '@platine/domain/language/language.ts';
import { pickText } from '@platine/domain/language/text.ts';
import type { AttributeSort } from '@platine/domain/search/attributeSort.ts';
import { sortedAttribute } from '@platine/domain/search/attributeSort.ts';
import type { FacetValue } from '@platine/domain/search/facets.ts';
import { fold } from '@platine/domain/search/words.ts';
import type { Order } from './sorting.ts';
import type { SearchIndex } from './searchIndex.ts';

/**
 * Products by the value of one attribute: numbers before texts, and products without the attribute last, whichever way is sorted. Ties are broken
 * by SKU, so that pages never overlap.
 */
export function attributeOrder(
  {
    columns,
    facets,
    all,
  }: Pick<SearchIndex, 'facets' | 'all'> & { readonly columns: Pick<SearchIndex['columns'], 'facets'> },
  sort: AttributeSort,
  language: Language,
): Order {
  const { key, falling } = sortedAttribute(sort);
  const values = (facets.keys.get(key)?.ids ?? []).flatMap((id) => {
    const value = facets.values.get(id);
    return value === undefined ? [] : [{ id, ...sortable(value, language) }];
  });
  const sorted = values.toSorted((one, other) => one.number - other.number || compare(one.text, other.text));
  const ranks = new Map((falling ? sorted.toReversed() : sorted).map(({ id }, rank) => [id, rank]));
  const { starts, items } = columns.facets;
  const rankOf = (number: number) => {
    for (let at = starts[number] ?? 0; at < (starts[number + 1] ?? 0); at += 1) {
      const rank = ranks.get(items[at] ?? -1);
      if (rank !== undefined) return rank;
    }
    return ranks.size;
  };
  const size = all.length;
  return { keyOf: (number) => rankOf(number) * size + number, numberOf: (at) => at % size };
}

/** The largest number that subtracts without becoming NaN stands for a text. */
function sortable({ number, text, value }: FacetValue, language: Language) {
  return {
    number: number ?? Number.MAX_VALUE,
    text: fold((text === null ? null : pickText(text, language)?.text) ?? value),
  };
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
