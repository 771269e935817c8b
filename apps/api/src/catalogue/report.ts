import type { LocalizedText } from '@platine/domain/language/text.ts';

/** A line that was refused, and why. */
export type Refusal = { readonly file: string; readonly line: number; readonly reason: string };

/** Entries that are missing from the files but were kept, because so many are missing that the files may be truncated. */
export type SkippedRemoval = {
  readonly what: 'products' | 'categories' | 'menu groups';
  readonly gone: number;
  /** The number of entries in the shop. */
  readonly of: number;
};

/** A product that a dry run would write or retire. */
export type PlannedChange = {
  readonly kind: 'added' | 'changed' | 'retired';
  readonly sku: number;
  readonly name: LocalizedText;
};

/** The result of an import. */
export type ImportReport = {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  /** Removed from the catalogue: still shown in carts, but not found. */
  readonly retired: number;
  readonly skippedRemovals: readonly SkippedRemoval[];
  readonly refused: number;
  /** The first refused lines. */
  readonly refusals: readonly Refusal[];
  /** Pictures and documents that the shop did not have before. */
  readonly mediaTaken: number;
  readonly mediaLeftOut: number;
  /** The first pictures and documents that were left out; the lines that name them were imported. */
  readonly mediaRefusals: readonly Refusal[];
  /** The first values that were changed when imported (D14). */
  readonly warnings: readonly string[];
  /** The first products of each kind that a dry run would change; none of an import. */
  readonly planned: readonly PlannedChange[];
};

/** The most refusals and warnings that are kept, so that they do not fill the memory. */
const mostKept = 1000;
/** The most products of a kind that a dry run names. */
const mostPlanned = 50;

/** Collects the results of a running import. */
export function createTally() {
  const counts = { added: 0, changed: 0, unchanged: 0, retired: 0, refused: 0, mediaTaken: 0, mediaLeftOut: 0 };
  const skippedRemovals: SkippedRemoval[] = [];
  const refusals: Refusal[] = [];
  const mediaRefusals: Refusal[] = [];
  const warnings: string[] = [];
  const planned: PlannedChange[] = [];
  return {
    count: (what: keyof typeof counts, rows: number) => {
      counts[what] += rows;
    },
    skipRemoval: (one: SkippedRemoval) => {
      skippedRemovals.push(one);
    },
    refuse: (refusal: Refusal) => {
      counts.refused += 1;
      if (refusals.length < mostKept) refusals.push(refusal);
    },
    leaveOut: (media: Refusal) => {
      counts.mediaLeftOut += 1;
      if (mediaRefusals.length < mostKept) mediaRefusals.push(media);
    },
    plan: (kind: PlannedChange['kind'], { sku, name }: Pick<PlannedChange, 'sku' | 'name'>) => {
      if (planned.filter((one) => one.kind === kind).length < mostPlanned) planned.push({ kind, sku, name });
    },
    warn: (message: string) => {
      if (warnings.length < mostKept) warnings.push(message);
    },
    report: (): ImportReport => ({
      ...counts,
      skippedRemovals: [...skippedRemovals],
      refusals: [...refusals],
      mediaRefusals: [...mediaRefusals],
      warnings: [...warnings],
      planned: [...planned],
    }),
  };
}

export type Tally = ReturnType<typeof createTally>;
