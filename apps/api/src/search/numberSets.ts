/** Numbers of products in rising order, each once. A number is the place of a product among all, by SKU. */
export type NumberSet = Int32Array;

export const noNumbers: NumberSet = new Int32Array(0);

/** The numbers that are in all sets; `everything` for no set at all. */
export function inAll(sets: readonly NumberSet[], everything: NumberSet): NumberSet {
  const [smallest = everything, ...others] = sets.toSorted((one, other) => one.length - other.length);
  return others.reduce(inBoth, smallest);
}

/** `few` has no more numbers than `many`. */
function inBoth(few: NumberSet, many: NumberSet): NumberSet {
  const kept = new Int32Array(few.length);
  let count = 0;
  let at = 0;
  for (const number of few) {
    at = firstFrom(many, number, at);
    if (many[at] === number) {
      kept[count] = number;
      count += 1;
    }
  }
  return kept.subarray(0, count);
}

/** The place of the first number that is at least so large, looked for from a place on in growing steps: near ones are found at once. */
export function firstFrom(sorted: Int32Array, least: number, from = 0): number {
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

/** The numbers that are in any set; all are below `size`. */
export function inAny(sets: readonly NumberSet[], size: number): NumberSet {
  const [largest = noNumbers, ...others] = sets
    .filter((set) => set.length > 0)
    .toSorted((one, other) => other.length - one.length);
  if (others.length === 0) return largest;
  const isIn = new Uint8Array(size);
  for (const set of [largest, ...others]) for (const number of set) isIn[number] = 1;
  return numbersThat(size, (number) => isIn[number] === 1);
}

/** What is left of a set by a condition. */
export function keep(set: NumberSet, fits: (number: number) => boolean): NumberSet {
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
export function numbersThat(size: number, fits: (number: number) => boolean): NumberSet {
  const kept = new Int32Array(size);
  let count = 0;
  for (let number = 0; number < size; number += 1) {
    if (!fits(number)) continue;
    kept[count] = number;
    count += 1;
  }
  return kept.slice(0, count);
}
