import { firstFrom } from './numberSets.ts';
import type { NumberSet } from './numberSets.ts';
import { unpack } from './packed.ts';
import type { Leaf } from './textQuery.ts';

/** Memory for what was found before, in bytes: the common words of a large catalogue fit in. */
const room = 24 * 2 ** 20;

/** What the map itself takes for one of them, about. */
const overhead = 200;

/** The products that have a term, kept since it was last looked up; what has not been asked for longest makes way. */
export type Postings = {
  readonly get: (leaf: Leaf) => NumberSet | undefined;
  readonly set: (leaf: Leaf, found: NumberSet) => void;
};

export function createPostings(): Postings {
  const kept = new Map<Leaf, NumberSet>();
  let bytes = 0;
  const drop = (leaf: Leaf) => {
    bytes -= (kept.get(leaf)?.byteLength ?? 0) + overhead;
    kept.delete(leaf);
  };
  return {
    get(leaf) {
      const found = kept.get(leaf);
      if (found === undefined) return undefined;
      kept.delete(leaf);
      kept.set(leaf, found);
      return found;
    },
    set(leaf, found) {
      if (kept.has(leaf)) drop(leaf);
      kept.set(leaf, found);
      bytes += found.byteLength + overhead;
      for (const [oldest] of kept) {
        if (bytes <= room) return;
        drop(oldest);
      }
    },
  };
}

/** SKUs as the database lists them, as numbers of products; what is not among `skus` is left out. */
export function numbersOf(listed: string, skus: Int32Array): NumberSet {
  const found = unpack(listed).toSorted();
  let at = 0;
  let count = 0;
  for (const sku of found) {
    at = firstFrom(skus, sku, at);
    if (skus[at] !== sku) continue;
    found[count] = at;
    count += 1;
  }
  return found.slice(0, count);
}
