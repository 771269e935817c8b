import type { Language } from '@platine/domain/language/language.ts';
import { pickText } from '@platine/domain/language/text.ts';
import type { AttributeSort } from '@platine/domain/search/attributeSort.ts';
import { sortedAttribute } from '@platine/domain/search/attributeSort.ts';
import type { FacetValue } from '@platine/domain/search/facets.ts';
import { fold } from '@platine/domain/search/words.ts';
import type { CatalogueEntry } from '../catalogue/entry.ts';
import { compare } from './compare.ts';
import { facetValues } from './searchFilters.ts';

export type Order = (one: CatalogueEntry, other: CatalogueEntry) => number;

/** Products by the value of one attribute: numbers before texts, and products without the attribute last, whichever way is sorted. */
export function byAttribute(sort: AttributeSort, language: Language, bySku: Order): Order {
  const { key, falling } = sortedAttribute(sort);
  const direction = falling ? -1 : 1;
  const textOf = ({ text, value }: FacetValue) =>
    fold((text === null ? null : pickText(text, language)?.text) ?? value);
  const byValue = (one: FacetValue, other: FacetValue) => {
    const byNumber = (one.number ?? Number.MAX_VALUE) - (other.number ?? Number.MAX_VALUE);
    return byNumber === 0 && one.number === null ? compare(textOf(one), textOf(other)) : byNumber;
  };
  return (one, other) => {
    const [mine, theirs] = [one, other].map((entry) => facetValues(entry, key)[0]);
    if (mine === undefined || theirs === undefined)
      return Number(mine === undefined) - Number(theirs === undefined) || bySku(one, other);
    return direction * byValue(mine, theirs) || bySku(one, other);
  };
}
