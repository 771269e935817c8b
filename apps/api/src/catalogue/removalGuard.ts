import type { SkippedRemoval } from '@platine/domain/desk/importReport.ts';
import type { Tally } from './report.ts';

/** Whether entries that are missing from the files may be removed. */
export type MayRemove = (removal: SkippedRemoval) => boolean;

/** The share of a catalogue that may be removed at once without the operator's consent. */
const share = 0.1;
/** A tenth of a few is none: so many may always be removed, as long as most stay. */
const few = 2;

const unasked = (of: number) => Math.max(of * share, Math.min(few, (of - 1) / 2));

/** A truncated file looks like a shorter one, and the missing lines would be removed. */
export function removalGuard(tally: Tally, asked: boolean): MayRemove {
  return (removal) => {
    const may = asked || removal.gone <= unasked(removal.of);
    if (!may) tally.skipRemoval(removal);
    return may;
  };
}
