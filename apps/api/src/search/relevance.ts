import { productsMatchingPiece, productsWithAny } from './listing.ts';
import type { ProductSet } from './productSets.ts';
import { filterSet, lowerBound } from './productSets.ts';
import type { IndexSnapshot } from './searchIndex.ts';
import type { TextQuery } from './textQuery.ts';
import { giveTurn } from './turns.ts';

/**
 * The points of a place where a product has a piece of the query. A product that is called so stands above one that is of such a category, and both
 * above one that only mentions it.
 */
const points = { named: 3, compound: 2, category: 1, kind: 2, wholeKind: 3, exact: 100 } as const;

/** The products of a listing in groups, those with the most points first, each in ascending order. */
export async function groupsByRelevance(
  snapshot: IndexSnapshot,
  numbers: ProductSet,
  query: TextQuery,
): Promise<ProductSet[]> {
  const scores = new Uint8Array(snapshot.index.all.length);
  for (const [value, setOf] of gains(snapshot, query)) {
    await giveTurn();
    add(scores, value, setOf());
  }
  await giveTurn();
  return groupsByScore(numbers, scores);
}

type Gain = readonly [value: number, products: () => ProductSet];

/** Points, and the products that get them: a set takes milliseconds to make. */
function gains(snapshot: IndexSnapshot, { ranking, kind, exact }: TextQuery): Gain[] {
  const ofPieces = ranking.flatMap(({ named, compound, category, kinds }): Gain[] => {
    const inNames = () => productsMatchingPiece(snapshot, named);
    return [
      [points.named, inNames],
      [points.compound, () => difference(productsMatchingPiece(snapshot, compound), inNames())],
      [points.category, () => productsMatchingPiece(snapshot, category)],
      [points.kind, () => productsWithAny(snapshot, kinds)],
    ];
  });
  const kinds = kind === null ? [] : [kind];
  return [
    ...ofPieces,
    [points.wholeKind, () => productsWithAny(snapshot, kinds)],
    [points.exact, () => productsWithAny(snapshot, [exact])],
  ];
}

function add(scores: Uint8Array, value: number, set: ProductSet): void {
  for (const number of set) scores[number] = Math.min(255, (scores[number] ?? 0) + value);
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
