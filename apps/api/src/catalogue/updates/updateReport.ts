import type { Refusal } from '@platine/domain/desk/importReport.ts';

/** The result of an update. */
export type UpdateReport = {
  readonly changed: number;
  readonly unchanged: number;
  readonly refused: number;
  /** The first refused lines. */
  readonly refusals: readonly Refusal[];
  /** True when the document was applied before, and nothing was done now. */
  readonly repeated: boolean;
};

const mostKept = 1000;

export function createUpdateTally(file: string) {
  const counts = { changed: 0, unchanged: 0, refused: 0 };
  const refusals: Refusal[] = [];
  return {
    count: (what: 'changed' | 'unchanged', rows: number) => {
      counts[what] += rows;
    },
    refuse: (line: number, reason: string) => {
      counts.refused += 1;
      if (refusals.length < mostKept) refusals.push({ file, line, reason });
    },
    report: (repeated = false): UpdateReport => ({ ...counts, refusals: [...refusals], repeated }),
  };
}

export type UpdateTally = ReturnType<typeof createUpdateTally>;
