import type { Spared, Tally } from './report.ts';

/** Whether something that is no longer in the files may leave the shop. */
export type MayRemove = (removal: Spared) => boolean;

/** The share of a shop's catalogue that may leave it at once without a word of the operator's. */
const unasked = 0.1;

/** A file that was cut off at the end of a line looks like a shorter one: what it no longer holds would be taken for gone. */
export function removing(tally: Tally, asked: boolean): MayRemove {
  return (removal) => {
    const may = asked || removal.gone <= removal.of * unasked;
    if (!may) tally.spare(removal);
    return may;
  };
}
