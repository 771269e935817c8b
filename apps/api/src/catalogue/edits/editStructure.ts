import { and, eq, gt } from 'drizzle-orm';
import { parentPath } from '@platine/domain/catalog/categoryPath.ts';
import type {
  EntryEdit,
  StructureEntry,
  StructureKind,
  StructureRefusal,
  StructureResult,
  UsedEntry,
} from '@platine/domain/desk/structureEdit.ts';
import {
  actOfEdit,
  changedStructure,
  entryAfter,
  keyOfEdit,
  movedTo,
  structureRefusal,
} from '@platine/domain/desk/structureEdit.ts';
import { catalogueLock } from '../../db/catalogueLock.ts';
import type { Database } from '../../db/database.ts';
import { categories, manufacturers, menuGroups } from '../../db/schema.ts';
import { structureEdits } from '../../db/structureEditSchema.ts';
import { rebuildWords } from '../../search/rebuildWords.ts';
import { incrementSearchVersion } from '../../search/searchVersion.ts';
import { refreshNamed, renamedIn } from '../refreshNamed.ts';
import { referencesInDatabase } from '../references.ts';
import { readEntries } from './deskStructure.ts';
import type { EditRequest } from './editProduct.ts';
import { reasonAgainstEntry } from './structureLine.ts';

type Moment = { readonly db: Database; readonly now: Date };
type StructureRequest = Omit<EditRequest, 'sku' | 'edit'> & { readonly edit: EntryEdit };

/** `reason` is the import's own; '' for none. */
export type EditedStructure = {
  readonly result: StructureResult;
  readonly refusal: StructureRefusal | null;
  readonly reason: string;
};

const done: EditedStructure = { result: 'done', refusal: null, reason: '' };
const refused = (refusal: StructureRefusal, reason = ''): EditedStructure => ({ result: 'refused', refusal, reason });

/**
 * Brings in, changes or removes a maker, a category or a menu group by hand, by the rules of a line of the catalogue's files: with the search rows of
 * the products that carry its name, and a line of the log, all in one transaction. Pages follow as after an import, which takes its files again.
 */
export function editStructure({ db, now }: Moment, request: StructureRequest): Promise<EditedStructure> {
  const { edit, by, why } = request;
  const { kind, ref } = keyOfEdit(edit);
  const key = `${by} ${request.key}`;
  return db.transaction(async (tx) => {
    await tx.execute(catalogueLock);
    if ((await tx.$count(structureEdits, eq(structureEdits.key, key))) > 0) return done;
    if (await isOutdated(tx, { kind, ref, seen: request.seen })) return { ...done, result: 'conflict' };
    const entries = await readEntries(tx, kind);
    const refusal = structureRefusal(entries, edit);
    if (refusal !== null) return refused(refusal);
    const before = entries.find((entry) => entry.ref === ref) ?? null;
    const after = placed(entryAfter(before, edit), entries);
    const reason = after === null ? null : reasonAgainstEntry(after);
    if (reason !== null) return refused('line', reason);
    const facts = changedStructure(before, after);
    if (facts.length === 0) return done;
    await write(tx, { edit: after ?? { kind, ref, gone: true }, entries, now });
    await tx.insert(structureEdits).values({ kind, ref, act: actOfEdit(edit), at: now, by, why, facts, key });
    await incrementSearchVersion(tx);
    return done;
  });
}

type Seen = { readonly kind: StructureKind; readonly ref: string; readonly seen: number };

/** Whether somebody has changed the same entry since. */
async function isOutdated(tx: Database, { kind, ref, seen }: Seen): Promise<boolean> {
  const same = and(eq(structureEdits.kind, kind), eq(structureEdits.ref, ref));
  return (await tx.$count(structureEdits, and(same, gt(structureEdits.id, seen)))) > 0;
}

/** A group's place is one that the menu has. */
function placed(entry: StructureEntry | null, entries: readonly UsedEntry[]): StructureEntry | null {
  if (entry?.kind !== 'group') return entry;
  const places = movedTo(refsOf(entries), entry.ref, entry.position);
  return { ...entry, position: places.indexOf(entry.ref) };
}

const refsOf = (entries: readonly UsedEntry[]) => entries.map(({ ref }) => ref);

type Gone = { readonly kind: StructureKind; readonly ref: string; readonly gone: true };
type Writing = {
  readonly edit: StructureEntry | Gone;
  readonly entries: readonly UsedEntry[];
  readonly now: Date;
};

/** Writes or deletes the entry, and the search rows of the products that carry its name. */
async function write(tx: Database, { edit, entries, now }: Writing): Promise<void> {
  const before = await referencesInDatabase(tx);
  if ('gone' in edit) await remove(tx, edit);
  else await put(tx, edit, entries);
  const known = await referencesInDatabase(tx);
  const refreshed = await refreshNamed(tx, { named: renamedIn(before, known), known, now });
  if (refreshed > 0) await rebuildWords(tx);
}

async function remove(tx: Database, { kind, ref }: Gone): Promise<void> {
  switch (kind) {
    case 'maker':
      await tx.delete(manufacturers).where(eq(manufacturers.id, Number(ref)));
      return;
    case 'category':
      await tx.delete(categories).where(eq(categories.path, ref));
      return;
    case 'group':
      await tx.delete(menuGroups).where(eq(menuGroups.group, ref));
  }
}

async function put(tx: Database, entry: StructureEntry, entries: readonly UsedEntry[]): Promise<void> {
  switch (entry.kind) {
    case 'maker': {
      const facts = { name: entry.name, countryCode: entry.country, safetyContact: entry.contact, logo: entry.logo };
      await tx
        .insert(manufacturers)
        .values({ id: Number(entry.ref), ...facts })
        .onConflictDoUpdate({ target: manufacturers.id, set: facts });
      return;
    }
    case 'category': {
      const { ref: path, name } = entry;
      await tx
        .insert(categories)
        .values({ path, parentPath: parentPath(path), name })
        .onConflictDoUpdate({ target: categories.path, set: { name } });
      return;
    }
    case 'group': {
      const { ref: group, title, position } = entry;
      const facts = { title, position, entries: entry.entries };
      await tx
        .insert(menuGroups)
        .values({ group, ...facts })
        .onConflictDoUpdate({ target: menuGroups.group, set: facts });
      for (const [place, ref] of movedTo(refsOf(entries), group, position).entries())
        await tx.update(menuGroups).set({ position: place }).where(eq(menuGroups.group, ref));
    }
  }
}
