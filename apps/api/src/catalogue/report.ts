import type {
  ImportReport,
  OverwrittenEdit,
  OverwrittenStructure,
  PlannedChange,
  Refusal,
  SkippedRemoval,
} from '@platine/domain/desk/importReport.ts';

/** The most refusals and warnings that are kept, so that they do not fill the memory. */
const mostKept = 1000;
/** The most products of a kind that a dry run names. */
const mostPlanned = 50;

const noCounts = {
  added: 0,
  changed: 0,
  unchanged: 0,
  retired: 0,
  refused: 0,
  mediaTaken: 0,
  mediaLeftOut: 0,
  overwritten: 0,
};

/** Collects the results of a running import. */
export function createTally() {
  const counts = { ...noCounts };
  const skippedRemovals: SkippedRemoval[] = [];
  const refusals: Refusal[] = [];
  const mediaRefusals: Refusal[] = [];
  const warnings: string[] = [];
  const overwrites: OverwrittenEdit[] = [];
  const structureOverwrites: OverwrittenStructure[] = [];
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
    overwrite: (edits: readonly OverwrittenEdit[]) => {
      counts.overwritten += edits.length;
      overwrites.push(...edits.slice(0, mostKept - overwrites.length));
    },
    overwriteStructure: (edits: readonly OverwrittenStructure[]) => {
      counts.overwritten += edits.length;
      structureOverwrites.push(...edits.slice(0, mostKept - structureOverwrites.length));
    },
    report: (): ImportReport => ({
      ...counts,
      skippedRemovals: [...skippedRemovals],
      refusals: [...refusals],
      mediaRefusals: [...mediaRefusals],
      warnings: [...warnings],
      overwrites: [...overwrites],
      structureOverwrites: [...structureOverwrites],
      planned: [...planned],
    }),
  };
}

export type Tally = ReturnType<typeof createTally>;
