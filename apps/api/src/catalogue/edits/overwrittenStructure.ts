import { and, asc, eq, isNull } from 'drizzle-orm';
import type { OverwrittenStructure } from '@platine/domain/desk/importReport.ts';
import type { StructureEntry, StructureKind } from '@platine/domain/desk/structureEdit.ts';
import { structureTexts } from '@platine/domain/desk/structureEdit.ts';
import type { Database } from '../../db/database.ts';
import { structureEdits } from '../../db/structureEditSchema.ts';
import type { Lines } from './structureLine.ts';
import { entriesInFiles } from './structureLine.ts';

/** Whether an import removes entries of each kind that its files lack. */
export type Removes = Readonly<Record<StructureKind, boolean>>;

type Edit = typeof structureEdits.$inferSelect;
type Key = Pick<StructureEntry, 'kind' | 'ref'>;

const keyOf = ({ kind, ref }: Key) => `${kind} ${ref}`;

/** Each change by hand that the files have otherwise, read before they are written. */
export async function overwrittenStructure(
  db: Database,
  lines: Lines,
  removes: Removes,
): Promise<OverwrittenStructure[]> {
  const edits = await db
    .select()
    .from(structureEdits)
    .where(isNull(structureEdits.overwrittenAt))
    .orderBy(asc(structureEdits.id));
  if (edits.length === 0) return [];
  const inFiles = new Map(entriesInFiles(lines).map((entry) => [keyOf(entry), entry]));
  const own = Map.groupBy(edits, keyOf);
  return [...own].flatMap(([key, changes]) => undone(changes, inFiles.get(key) ?? null, removes));
}

/** The changes to one entry that the files undo; the oldest is the first. */
function undone(changes: readonly Edit[], inFiles: StructureEntry | null, removes: Removes): OverwrittenStructure[] {
  const last = changes.at(-1);
  if (last === undefined) return [];
  if (inFiles === null) return last.act !== 'removed' && removes[last.kind] ? [lineOf(last, 'GONE')] : [];
  if (last.act === 'removed') return [lineOf(last, 'BACK')];
  const texts = structureTexts(inFiles);
  // Of several changes to one fact the newest counts.
  const newest = new Map(
    changes.flatMap((change) => change.facts.map(({ field, after }) => [field, { change, after }] as const)),
  );
  return [...newest]
    .filter(([field, { after }]) => (texts[field] ?? '') !== after)
    .map(([field, { change }]) => lineOf(change, field));
}

function lineOf({ kind, ref, by, at }: Edit, field: string): OverwrittenStructure {
  return { kind, ref, field, by, day: at.toISOString().slice(0, 10) };
}

/** Marks the changes to these entries as overwritten: from here on the files say how they are. */
export async function endStructureEdits(
  db: Database,
  overwritten: readonly OverwrittenStructure[],
  now: Date,
): Promise<void> {
  const entries = new Map(overwritten.map((one) => [keyOf(one), one]));
  for (const { kind, ref } of entries.values())
    await db
      .update(structureEdits)
      .set({ overwrittenAt: now })
      .where(and(eq(structureEdits.kind, kind), eq(structureEdits.ref, ref), isNull(structureEdits.overwrittenAt)));
}
