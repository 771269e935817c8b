import { parseNumbers } from './numberLists.ts';

/** Ascending product numbers without duplicates. A product's number is its position among all products by SKU. */
export type ProductSet = Int32Array;

export const noProducts: ProductSet = new Int32Array(0);

/** The intersection of all sets; `everything` for no sets. */
export function intersect(sets: readonly ProductSet[], everything: ProductSet): ProductSet {
  const [smallest = everything, ...others] = sets.toSorted((one, other) => one.length - other.length);
  return others.reduce(intersectTwo, smallest);
}

/** `few` must not be larger than `many`. */
function intersectTwo(few: ProductSet, many: ProductSet): ProductSet {
  const kept = new Int32Array(few.length);
  let count = 0;
  let at = 0;
  for (const number of few) {
    at = lowerBound(many, number, at);
    if (many[at] === number) {
      kept[count] = number;
      count += 1;
    }
  }
  return kept.subarray(0, count);
}

/** The index of the first number that is at least `least`, by galloping search from `from`: near ones are found fast. */
export function lowerBound(sorted: Int32Array, least: number, from = 0): number {
  let step = 1;
  let below = from;
  while (below + step <= sorted.length && (sorted[below + step - 1] ?? 0) < least) {
    below += step;
    step *= 2;
  }
  let above = Math.min(sorted.length, below + step);
  while (below < above) {
    const middle = (below + above) >>> 1;
    if ((sorted[middle] ?? 0) < least) below = middle + 1;
    else above = middle;
  }
  return below;
}

/** The union of all sets, whose numbers are below `size`. */
export function union(sets: readonly ProductSet[], size: number): ProductSet {
  const [largest = noProducts, ...others] = sets
    .filter((set) => set.length > 0)
    .toSorted((one, other) => other.length - one.length);
  if (others.length === 0) return largest;
  const isIn = new Uint8Array(size);
  for (const set of [largest, ...others]) for (const number of set) isIn[number] = 1;
  return buildSet(size, (number) => isIn[number] === 1);
}

/** The numbers of a set that fit. */
export function filterSet(set: ProductSet, fits: (number: number) => boolean): ProductSet {
  const kept = new Int32Array(set.length);
  let count = 0;
  for (const number of set) {
    if (!fits(number)) continue;
    kept[count] = number;
    count += 1;
  }
  return kept.subarray(0, count);
}

/** The numbers below `size` that fit. */
export function buildSet(size: number, fits: (number: number) => boolean): ProductSet {
  const kept = new Int32Array(size);
  let count = 0;
  for (let number = 0; number < size; number += 1) {
    if (!fits(number)) continue;
    kept[count] = number;
    count += 1;
  }
  return kept.slice(0, count);
}

/** Converts SKUs as the database lists them ("7,12") into product numbers; SKUs missing from `skus` are skipped. */
export function productsOfSkus(listed: string, skus: Int32Array): ProductSet {
  const found = parseNumbers(listed).toSorted();
  let at = 0;
  let count = 0;
  for (const sku of found) {
    at = lowerBound(skus, sku, at);
    if (skus[at] !== sku) continue;
    found[count] = at;
    count += 1;
  }
  return found.slice(0, count);
}
