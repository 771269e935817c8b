import type { Spared, Tally } from './report.ts';

/** Whether something that is no longer in the files may leave the shop. */
export type MayRemove = (removal: Spared) => boolean;

/** The share of a shop's catalogue that may leave it at once without a word of the operator's. */
const share = 0.1;
/** Of a few, a tenth is none: so many may leave in any case, as long as most stay. */
const few = 2;

const unasked = (of: number) => Math.max(of * share, Math.min(few, (of - 1) / 2));

/** A file that was cut off at the end of a line looks like a shorter one: what it no longer holds would be taken for gone. */
export function removing(tally: Tally, asked: boolean): MayRemove {
  return (removal) => {
    const may = asked || removal.gone <= unasked(removal.of);
    if (!may) tally.spare(removal);
    return may;
  };
}
