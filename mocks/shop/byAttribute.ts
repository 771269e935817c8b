import type { Language } from '@platine/domain/language/language.ts';
import { pickText } from '@platine/domain/language/text.ts';
import type { AttributeSort } from '@platine/domain/search/attributeSort.ts';
import { sortedAttribute } from '@platine/domain/search/attributeSort.ts';
import { fold } from '@platine/domain/search/words.ts';
import type { CatalogueEntry } from '../catalogue/entry.ts';
import { compare } from './compare.ts';
import { facetValues } from './searchFilters.ts';

export type Order = (one: CatalogueEntry, other: CatalogueEntry) => number;

/** Products by the value of one attribute: numbers before texts, and products without the attribute last, whichever way is sorted. */
export function byAttribute(sort: AttributeSort, language: Language, bySku: Order): Order {
  const { key, falling } = sortedAttribute(sort);
  const direction = falling ? -1 : 1;
  return (one, other) => {
    const [mine, theirs] = [one, other].map((entry) => facetValues(entry, key)[0]);
    if (mine === undefined || theirs === undefined)
      return Number(mine === undefined) - Number(theirs === undefined) || bySku(one, other);
    const [text, otherText] = [mine, theirs].map((value) =>
      fold((value.text === null ? null : pickText(value.text, language)?.text) ?? value.value),
    );
    const byNumber = (mine.number ?? Number.MAX_VALUE) - (theirs.number ?? Number.MAX_VALUE);
    const byValue = byNumber === 0 && mine.number === null ? compare(text ?? '', otherText ?? '') : byNumber;
    return direction * byValue || bySku(one, other);
  };
}
