import { productsMatchingPiece, productsWithAny } from './listing.ts';
import type { ProductSet } from './productSets.ts';
import { filterSet, lowerBound } from './productSets.ts';
import type { IndexSnapshot } from './searchIndex.ts';
import type { TextQuery } from './textQuery.ts';

/**
 * The points of a place where a product has a piece of the query. A product that is called so stands above one that is of such a category, and both
 * above one that only mentions it.
 */
const points = { named: 3, compound: 2, category: 1, kind: 2, wholeKind: 3, exact: 100 } as const;

/** The products of a listing in groups, those with the most points first, each in ascending order. */
export function groupsByRelevance(snapshot: IndexSnapshot, numbers: ProductSet, query: TextQuery): ProductSet[] {
  const scores = new Uint8Array(snapshot.index.all.length);
  const add = (value: number, set: ProductSet) => {
    for (const number of set) scores[number] = Math.min(255, (scores[number] ?? 0) + value);
  };
  for (const { named, compound, category, kinds } of query.ranking) {
    const inNames = productsMatchingPiece(snapshot, named);
    add(points.named, inNames);
    add(points.compound, difference(productsMatchingPiece(snapshot, compound), inNames));
    add(points.category, productsMatchingPiece(snapshot, category));
    add(points.kind, productsWithAny(snapshot, kinds));
  }
  if (query.kind !== null) add(points.wholeKind, productsWithAny(snapshot, [query.kind]));
  add(points.exact, productsWithAny(snapshot, [query.exact]));
  return groupsByScore(numbers, scores);
}

function difference(set: ProductSet, without: ProductSet): ProductSet {
  let at = 0;
  return filterSet(set, (number) => {
    at = lowerBound(without, number, at);
    return without[at] !== number;
  });
}

/** Counting sort: scores are few. */
function groupsByScore(numbers: ProductSet, scores: Uint8Array): ProductSet[] {
  const sizes = new Int32Array(256);
  for (const number of numbers) sizes[scores[number] ?? 0] = (sizes[scores[number] ?? 0] ?? 0) + 1;
  const groups = Array.from(sizes, (size) => new Int32Array(size));
  const filled = new Int32Array(256);
  for (const number of numbers) {
    const score = scores[number] ?? 0;
    const group = groups[score];
    const place = filled[score] ?? 0;
    if (group !== undefined) group[place] = number;
    filled[score] = place + 1;
  }
  return groups.filter(({ length }) => length > 0).toReversed();
}
