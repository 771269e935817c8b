import { join } from 'node:path';
import { notInArray } from 'drizzle-orm';
import type { Refusal } from '@platine/domain/desk/importReport.ts';
import type { SafetyContact } from '@platine/domain/catalog/product.ts';
import type { LocalizedText } from '@platine/domain/language/text.ts';
import type { Database } from '../db/database.ts';
import { categories, manufacturers, menuGroups } from '../db/schema.ts';
import { catalogueLock } from '../db/catalogueLock.ts';
import { overwriteChanged } from './overwriteChanged.ts';
import { chunks } from '../db/chunks.ts';
import { CatalogueError } from './readCatalogue.ts';
import type { LineSchema } from './lines.ts';
import { readLines } from './lines.ts';
import type { MayRemove } from './removalGuard.ts';
import type { Tally } from './report.ts';
import { categoryRow } from './rows.ts';
import type { CategoryLine, ManufacturerLine, MenuGroupLine } from './catalogueLines.ts';
import { categoryLine, manufacturerLine, menuGroupLine } from './catalogueLines.ts';

/** The data that products refer to, small enough to be read at once. */
export type CatalogueStructure = {
  readonly manufacturers: readonly ManufacturerLine[];
  /** The numbers of their lines. */
  readonly manufacturerLines: readonly number[];
  readonly categories: readonly CategoryLine[];
  readonly menu: readonly MenuGroupLine[];
  /** False when a line was refused; then nothing may be removed. */
  readonly complete: boolean;
};

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

/** With the addresses of the manufacturers' logos, by id. */
export type StructureWithLogos = CatalogueStructure & { readonly logos: ReadonlyMap<number, LocalizedText | null> };

/** Writes the structure in one transaction; unchanged rows are not touched. */
export async function writeStructure(db: Database, structure: StructureWithLogos, mayRemove: MayRemove): Promise<void> {
  const makers = structure.manufacturers.map((maker) => ({
    id: maker.MANUFACTURER_ID,
    name: maker.MANUFACTURER_NAME,
    countryCode: maker.COUNTRY_CODE,
    safetyContact: contactOf(maker),
    logo: structure.logos.get(maker.MANUFACTURER_ID) ?? null,
  }));
  const paths = structure.categories.map(categoryRow);
  const groups = structure.menu.map(({ GROUP, TITLE, ENTRIES }, position) => ({
    group: GROUP,
    position,
    title: TITLE,
    entries: ENTRIES.map((entry) => ({ title: entry.TITLE, groupTags: entry.GROUPTAGS })),
  }));
  await db.transaction(async (tx) => {
    await tx.execute(catalogueLock);
    const before = { categories: await tx.$count(categories), groups: await tx.$count(menuGroups) };
    for (const chunk of chunks(makers))
      await tx
        .insert(manufacturers)
        .values(chunk)
        .onConflictDoUpdate(overwriteChanged(manufacturers, manufacturers.id));
    for (const chunk of chunks(paths))
      await tx.insert(categories).values(chunk).onConflictDoUpdate(overwriteChanged(categories, categories.path));
    for (const chunk of chunks(groups))
      await tx.insert(menuGroups).values(chunk).onConflictDoUpdate(overwriteChanged(menuGroups, menuGroups.group));
    if (!structure.complete) return;
    const { gonePaths, goneGroups } = goneFrom(structure);
    if (mayRemove({ what: 'categories', gone: await tx.$count(categories, gonePaths), of: before.categories }))
      await tx.delete(categories).where(gonePaths);
    if (mayRemove({ what: 'menu groups', gone: await tx.$count(menuGroups, goneGroups), of: before.groups }))
      await tx.delete(menuGroups).where(goneGroups);
  });
}

/** The conditions of categories and menu groups that the files do not have. */
function goneFrom(structure: CatalogueStructure) {
  const paths = structure.categories.map(({ PATH }) => PATH.toLowerCase());
  const groups = structure.menu.map(({ GROUP }) => GROUP);
  return { gonePaths: notInArray(categories.path, paths), goneGroups: notInArray(menuGroups.group, groups) };
}

/** The references as they would be after the structure was written, which writes nothing. */
export async function planStructure(
  db: Database,
  structure: CatalogueStructure,
  mayRemove: MayRemove,
): Promise<References> {
  const [before, inFiles] = [await referencesInDatabase(db), referencesIn(structure)];
  const makers = new Map([...before.makers, ...inFiles.makers]);
  const all = { makers, categoryNames: new Map([...before.categoryNames, ...inFiles.categoryNames]) };
  if (!structure.complete) return all;
  const { gonePaths, goneGroups } = goneFrom(structure);
  const gone = await db.$count(categories, gonePaths);
  const areRemoved = mayRemove({ what: 'categories', gone, of: await db.$count(categories) });
  mayRemove({
    what: 'menu groups',
    gone: await db.$count(menuGroups, goneGroups),
    of: await db.$count(menuGroups),
  });
  return areRemoved ? { makers, categoryNames: inFiles.categoryNames } : all;
}

/** As it stands in the file: its address is validated where the contact is shown. */
function contactOf({ SAFETY_CONTACT: contact }: ManufacturerLine): SafetyContact | null {
  if (contact === null || contact === undefined) return null;
  return { name: contact.NAME, address: contact.ADDRESS, email: contact.EMAIL, url: contact.URL };
}

/** The manufacturers and categories that products may refer to. */
export type References = {
  readonly makers: ReadonlyMap<number, string>;
  readonly categoryNames: ReadonlyMap<string, LocalizedText>;
};

export function referencesIn(structure: CatalogueStructure): References {
  return {
    makers: new Map(structure.manufacturers.map((maker) => [maker.MANUFACTURER_ID, maker.MANUFACTURER_NAME])),
    categoryNames: new Map(structure.categories.map(({ PATH, NAME }) => [PATH.toLowerCase(), NAME])),
  };
}

export async function referencesInDatabase(db: Database): Promise<References> {
  const makers = await db.select({ id: manufacturers.id, name: manufacturers.name }).from(manufacturers);
  const paths = await db.select({ path: categories.path, name: categories.name }).from(categories);
  return {
    makers: new Map(makers.map(({ id, name }) => [id, name])),
    categoryNames: new Map(paths.map(({ path, name }) => [path, name])),
  };
}
