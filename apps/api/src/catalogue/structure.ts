import { join } from 'node:path';
import { notInArray } from 'drizzle-orm';
import type { OverwrittenStructure, Refusal } from '@platine/domain/desk/importReport.ts';
import type { Database } from '../db/database.ts';
import { categories, manufacturers, menuGroups } from '../db/schema.ts';
import { catalogueLock } from '../db/catalogueLock.ts';
import { overwriteChanged } from './overwriteChanged.ts';
import type { CatalogueStructure, StructureWithLogos } from './catalogueStructure.ts';
import { chunks } from '../db/chunks.ts';
import type { Removes } from './edits/overwrittenStructure.ts';
import { endStructureEdits, overwrittenStructure } from './edits/overwrittenStructure.ts';
import { contactInFile } from './edits/structureLine.ts';
import { withKept } from './keptStructure.ts';
import type { References } from './references.ts';
import { referencesIn, referencesInDatabase } from './references.ts';
import { refreshNamed, renamedIn } from './refreshNamed.ts';
import { CatalogueError } from './readCatalogue.ts';
import type { LineSchema } from './lines.ts';
import { readLines } from './lines.ts';
import type { MayRemove } from './removalGuard.ts';
import type { Tally } from './report.ts';
import { categoryRow } from './rows.ts';
import { categoryLine, manufacturerLine, menuGroupLine } from './catalogueLines.ts';

/** Throws CatalogueError for an empty file. */
export async function readStructure(folder: string, tally: Tally): Promise<CatalogueStructure> {
  const read = <Line>(file: string, schema: LineSchema<Line>, keyOf: (line: Line) => string) =>
    readAll({ path: join(folder, file), file, schema, keyOf });
  const manufacturerLines = await read('manufacturers.jsonl', manufacturerLine, (one) => String(one.MANUFACTURER_ID));
  const categoryLines = await read('categories.jsonl', categoryLine, ({ PATH }) => PATH.toLowerCase());
  const menuLines = await read('menu.jsonl', menuGroupLine, ({ GROUP }) => GROUP);
  const refusals = [manufacturerLines, categoryLines, menuLines].flatMap(({ refused }) => refused);
  for (const refusal of refusals) tally.refuse(refusal);
  return {
    manufacturers: manufacturerLines.values,
    manufacturerLines: manufacturerLines.numbers,
    categories: categoryLines.values,
    menu: menuLines.values,
    isTable: false,
    complete: refusals.length === 0,
  };
}

type StructureFile<Line> = {
  readonly path: string;
  readonly file: string;
  readonly schema: LineSchema<Line>;
  readonly keyOf: (line: Line) => string;
};

async function readAll<Line>({ path, file, schema, keyOf }: StructureFile<Line>) {
  const values = new Map<string, Line>();
  const numbers: number[] = [];
  const refused: Refusal[] = [];
  for await (const line of readLines(path, schema)) {
    const reason = line.ok ? twice(values, keyOf(line.value)) : line.reason;
    if (reason !== null) refused.push({ file, line: line.number, reason });
    else if (line.ok) {
      values.set(keyOf(line.value), line.value);
      numbers.push(line.number);
    }
  }
  // An empty file is a failed export, and would remove everything.
  if (values.size + refused.length === 0) throw new CatalogueError(`${path} is empty: nothing is retired or removed.`);
  return { values: [...values.values()], numbers, refused };
}

function twice(values: ReadonlyMap<string, unknown>, key: string): string | null {
  return values.has(key) ? `${key} stands in a line before` : null;
}

type Writing = { readonly mayRemove: MayRemove; readonly now: Date };

/** The manufacturers and categories that products may refer to from then on, and the changes by hand that are undone. */
export type TakenStructure = { readonly known: References; readonly overwritten: readonly OverwrittenStructure[] };

/**
 * Writes the structure in one transaction; unchanged rows are not touched. Products that carry a changed name are found by the new one: `refreshed` are
 * their number.
 */
export async function writeStructure(
  db: Database,
  inFiles: StructureWithLogos,
  { mayRemove, now }: Writing,
): Promise<TakenStructure & { readonly refreshed: number }> {
  return db.transaction(async (tx) => {
    await tx.execute(catalogueLock);
    const before = await referencesInDatabase(tx);
    const structure = await withKept(tx, inFiles);
    const removes = await removals(tx, structure, mayRemove);
    const overwritten = await overwrittenStructure(tx, structure, removes);
    await writeRows(tx, structure);
    const { gonePaths, goneGroups } = goneFrom(structure);
    if (removes.category) await tx.delete(categories).where(gonePaths);
    if (removes.group) await tx.delete(menuGroups).where(goneGroups);
    await endStructureEdits(tx, overwritten, now);
    const known = await referencesInDatabase(tx);
    const refreshed = await refreshNamed(tx, { named: renamedIn(before, known), known, now });
    return { known, overwritten, refreshed };
  });
}

async function writeRows(tx: Database, structure: StructureWithLogos): Promise<void> {
  const makers = structure.manufacturers.map((maker) => ({
    id: maker.MANUFACTURER_ID,
    name: maker.MANUFACTURER_NAME,
    countryCode: maker.COUNTRY_CODE ?? null,
    safetyContact: contactInFile(maker),
    logo: structure.logos.get(maker.MANUFACTURER_ID) ?? null,
  }));
  const paths = structure.categories.map(categoryRow);
  const groups = structure.menu.map(({ GROUP, TITLE, ENTRIES }, position) => ({
    group: GROUP,
    position,
    title: TITLE,
    entries: ENTRIES.map((entry) => ({ title: entry.TITLE, groupTags: entry.GROUPTAGS })),
  }));
  for (const chunk of chunks(makers))
    await tx.insert(manufacturers).values(chunk).onConflictDoUpdate(overwriteChanged(manufacturers, manufacturers.id));
  for (const chunk of chunks(paths))
    await tx.insert(categories).values(chunk).onConflictDoUpdate(overwriteChanged(categories, categories.path));
  for (const chunk of chunks(groups))
    await tx.insert(menuGroups).values(chunk).onConflictDoUpdate(overwriteChanged(menuGroups, menuGroups.group));
}

/** Which of the entries that the files lack leave the shop; manufacturers stay, because products and orders refer to them. */
async function removals(db: Database, structure: CatalogueStructure, mayRemove: MayRemove): Promise<Removes> {
  if (!structure.complete) return { maker: false, category: false, group: false };
  const { gonePaths, goneGroups } = goneFrom(structure);
  const [paths, groups] = [await db.$count(categories, gonePaths), await db.$count(menuGroups, goneGroups)];
  return {
    maker: false,
    category: mayRemove({ what: 'categories', gone: paths, of: await db.$count(categories) }),
    group: mayRemove({ what: 'menu groups', gone: groups, of: await db.$count(menuGroups) }),
  };
}

/** The conditions of categories and menu groups that the files do not have. */
function goneFrom(structure: CatalogueStructure) {
  const paths = structure.categories.map(({ PATH }) => PATH.toLowerCase());
  const groups = structure.menu.map(({ GROUP }) => GROUP);
  return { gonePaths: notInArray(categories.path, paths), goneGroups: notInArray(menuGroups.group, groups) };
}

/** The references as they would be after the structure was written, and the changes by hand that would be undone; nothing is written. */
export async function planStructure(
  db: Database,
  inFiles: StructureWithLogos,
  mayRemove: MayRemove,
): Promise<TakenStructure> {
  const structure = await withKept(db, inFiles);
  const [before, planned] = [await referencesInDatabase(db), referencesIn(structure)];
  const makers = new Map([...before.makers, ...planned.makers]);
  const all = { makers, categoryNames: new Map([...before.categoryNames, ...planned.categoryNames]) };
  const removes = await removals(db, structure, mayRemove);
  const overwritten = await overwrittenStructure(db, structure, removes);
  return { known: removes.category ? { makers, categoryNames: planned.categoryNames } : all, overwritten };
}
