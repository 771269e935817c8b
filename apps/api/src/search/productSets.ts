import { joinNumbers } from './numberLists.ts';
import { giveTurn } from './turns.ts';

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
  const bits = new Int32Array((size + 31) >>> 5);
  for (const set of [largest, ...others]) setBits(bits, set);
  return numbersIn(bits);
}

/** One bit for each product number. */
function setBits(bits: Int32Array, numbers: Int32Array): void {
  for (const number of numbers) bits[number >>> 5] = (bits[number >>> 5] ?? 0) | (1 << (number & 31));
}

function numbersIn(bits: Int32Array): ProductSet {
  let size = 0;
  for (const word of bits) size += ones(word);
  const numbers = new Int32Array(size);
  let count = 0;
  for (let place = 0; place < bits.length; place += 1)
    for (let rest = bits[place] ?? 0; rest !== 0; rest &= rest - 1) {
      numbers[count] = place * 32 + 31 - Math.clz32(rest & -rest);
      count += 1;
    }
  return numbers;
}

/** The number of bits that are set. */
function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
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

/** Products that are tested in a millisecond or two. */
const sliceSize = 10_000;

/** Like `filterSet`; other requests get their turn meanwhile. */
export async function filterLargeSet(set: ProductSet, fits: (number: number) => boolean): Promise<ProductSet> {
  const kept: ProductSet[] = [];
  for (let from = 0; from < set.length; from += sliceSize) {
    await giveTurn();
    kept.push(filterSet(set.subarray(from, from + sliceSize), fits));
  }
  return joinNumbers(kept);
}

/** All numbers below `size`. */
export function allProducts(size: number): ProductSet {
  const numbers = new Int32Array(size);
  for (let number = 0; number < size; number += 1) numbers[number] = number;
  return numbers;
}

const bytesPerSku = 4;

/**
 * Converts SKUs as the database packs them (`packedSkus`) into product numbers, each piece in about a millisecond; SKUs missing from `skus` are
 * skipped.
 */
export async function productsOfSkus(pieces: readonly Uint8Array[], skus: Int32Array): Promise<ProductSet> {
  const numbers = new Int32Array(pieces.reduce((sum, { byteLength }) => sum + byteLength / bytesPerSku, 0));
  let [count, isSorted] = [0, true];
  for (const piece of pieces) {
    await giveTurn();
    const places = placesOf(piece, skus);
    numbers.set(places, count);
    isSorted &&= isAscending(numbers.subarray(Math.max(0, count - 1), count + places.length));
    count += places.length;
  }
  const found = numbers.subarray(0, count);
  // They come in the order of the table, which is mostly that of the SKUs.
  if (isSorted) return found;
  return count * 64 < skus.length ? found.toSorted() : sortByBits(found, skus.length);
}

function placesOf(packed: Uint8Array, skus: Int32Array): Int32Array {
  const listed = new DataView(packed.buffer, packed.byteOffset, packed.byteLength);
  const places = new Int32Array(packed.byteLength / bytesPerSku);
  let [count, at] = [0, 0];
  for (let from = 0; from < listed.byteLength; from += bytesPerSku) {
    const sku = listed.getInt32(from);
    at = lowerBound(skus, sku, sku < (skus[at] ?? 0) ? 0 : at);
    if (skus[at] !== sku) continue;
    places[count] = at;
    count += 1;
  }
  return places.subarray(0, count);
}

function isAscending(numbers: Int32Array): boolean {
  for (let at = 1; at < numbers.length; at += 1) if ((numbers[at - 1] ?? 0) >= (numbers[at] ?? 0)) return false;
  return true;
}

/** Sorts in linear time what is a large part of all products. */
function sortByBits(numbers: Int32Array, size: number): ProductSet {
  const bits = new Int32Array((size + 31) >>> 5);
  setBits(bits, numbers);
  return numbersIn(bits);
}
