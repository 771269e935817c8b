/** A line that was left out, and why. */
export type Refusal = { readonly file: string; readonly line: number; readonly reason: string };

/** What is no longer in the files and was kept all the same: so much of it at once that the files may have been cut off. */
export type Spared = {
  readonly what: 'products' | 'categories' | 'menu groups';
  readonly gone: number;
  /** How many the shop had. */
  readonly of: number;
};

/** What an import did. */
export type ImportReport = {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  /** No longer in the catalogue: shown in old carts, found nowhere. */
  readonly retired: number;
  readonly spared: readonly Spared[];
  readonly refused: number;
  /** The first of the refused lines. */
  readonly refusals: readonly Refusal[];
  /** What was taken, but not as it was written (D14), the first of them. */
  readonly warnings: readonly string[];
};

/** So many refusals and warnings are kept, that a file of nothing else does not fill the memory. */
const mostKept = 1000;

/** Counts what an import does while it runs. */
export function createTally() {
  const counts = { added: 0, changed: 0, unchanged: 0, retired: 0, refused: 0 };
  const spared: Spared[] = [];
  const refusals: Refusal[] = [];
  const warnings: string[] = [];
  return {
    count: (what: keyof typeof counts, rows: number) => {
      counts[what] += rows;
    },
    spare: (one: Spared) => {
      spared.push(one);
    },
    refuse: (refusal: Refusal) => {
      counts.refused += 1;
      if (refusals.length < mostKept) refusals.push(refusal);
    },
    warn: (message: string) => {
      if (warnings.length < mostKept) warnings.push(message);
    },
    report: (): ImportReport => ({ ...counts, spared: [...spared], refusals: [...refusals], warnings: [...warnings] }),
  };
}

export type Tally = ReturnType<typeof createTally>;
