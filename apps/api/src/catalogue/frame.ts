import { join } from 'node:path';
import { notInArray } from 'drizzle-orm';
import type { LocalizedText } from '@platine/domain/language/text.ts';
import type { Database } from '../db/database.ts';
import { categories, manufacturers, menuGroups } from '../db/schema.ts';
import { catalogueLock } from '../db/catalogueLock.ts';
import { replacing } from './replacing.ts';
import { chunks } from '../db/chunks.ts';
import { CatalogueError } from './readCatalogue.ts';
import type { LineSchema } from './lines.ts';
import { readLines } from './lines.ts';
import type { MayRemove } from './removing.ts';
import type { Refusal, Tally } from './report.ts';
import { categoryRow } from './rows.ts';
import type { SampleCategory, SampleManufacturer, SampleMenuGroup } from './sampleShapes.ts';
import { sampleCategory, sampleManufacturer, sampleMenuGroup } from './sampleShapes.ts';

/** What products hang on: small enough to be read at once. */
export type Frame = {
  readonly manufacturers: readonly SampleManufacturer[];
  readonly categories: readonly SampleCategory[];
  readonly menu: readonly SampleMenuGroup[];
  /** False when a line was refused: then nothing may be taken for gone. */
  readonly complete: boolean;
};

/** Throws CatalogueError for an empty file. */
export async function readFrame(folder: string, tally: Tally): Promise<Frame> {
  const read = <Line>(file: string, schema: LineSchema<Line>, keyOf: (line: Line) => string) =>
    readAll({ path: join(folder, file), file, schema, keyOf });
  const manufacturerLines = await read('manufacturers.jsonl', sampleManufacturer, (one) => String(one.MANUFACTURER_ID));
  const categoryLines = await read('categories.jsonl', sampleCategory, ({ PATH }) => PATH.toLowerCase());
  const menuLines = await read('menu.jsonl', sampleMenuGroup, ({ GROUP }) => GROUP);
  const refusals = [manufacturerLines, categoryLines, menuLines].flatMap(({ refused }) => refused);
  for (const refusal of refusals) tally.refuse(refusal);
  return {
    manufacturers: manufacturerLines.values,
    categories: categoryLines.values,
    menu: menuLines.values,
    complete: refusals.length === 0,
  };
}

type FrameFile<Line> = {
  readonly path: string;
  readonly file: string;
  readonly schema: LineSchema<Line>;
  readonly keyOf: (line: Line) => string;
};

async function readAll<Line>({ path, file, schema, keyOf }: FrameFile<Line>) {
  const values = new Map<string, Line>();
  const refused: Refusal[] = [];
  for await (const line of readLines(path, schema)) {
    const reason = line.ok ? twice(values, keyOf(line.value)) : line.reason;
    if (reason !== null) refused.push({ file, line: line.number, reason });
    else if (line.ok) values.set(keyOf(line.value), line.value);
  }
  // An export that went wrong: it would take everything for gone.
  if (values.size + refused.length === 0) throw new CatalogueError(`${path} is empty: nothing is retired or removed.`);
  return { values: [...values.values()], refused };
}

function twice(values: ReadonlyMap<string, unknown>, key: string): string | null {
  return values.has(key) ? `${key} stands in a line before` : null;
}

/** Writes the frame in one transaction; rows that did not change are left alone. */
export async function writeFrame(db: Database, frame: Frame, mayRemove: MayRemove): Promise<void> {
  const makers = frame.manufacturers.map((maker) => ({
    id: maker.MANUFACTURER_ID,
    name: maker.MANUFACTURER_NAME,
    countryCode: maker.COUNTRY_CODE,
    safetyContact: maker.SAFETY_CONTACT ?? null,
  }));
  const paths = frame.categories.map(categoryRow);
  const groups = frame.menu.map(({ GROUP, TITLE, ENTRIES }, position) => ({
    group: GROUP,
    position,
    title: TITLE,
    entries: ENTRIES,
  }));
  await db.transaction(async (tx) => {
    await tx.execute(catalogueLock);
    const before = { categories: await tx.$count(categories), groups: await tx.$count(menuGroups) };
    for (const chunk of chunks(makers))
      await tx.insert(manufacturers).values(chunk).onConflictDoUpdate(replacing(manufacturers, manufacturers.id));
    for (const chunk of chunks(paths))
      await tx.insert(categories).values(chunk).onConflictDoUpdate(replacing(categories, categories.path));
    for (const chunk of chunks(groups))
      await tx.insert(menuGroups).values(chunk).onConflictDoUpdate(replacing(menuGroups, menuGroups.group));
    if (!frame.complete) return;
    const gonePaths = notInArray(
      categories.path,
      paths.map(({ path }) => path),
    );
    const goneGroups = notInArray(
      menuGroups.group,
      groups.map(({ group }) => group),
    );
    if (mayRemove({ what: 'categories', gone: await tx.$count(categories, gonePaths), of: before.categories }))
      await tx.delete(categories).where(gonePaths);
    if (mayRemove({ what: 'menu groups', gone: await tx.$count(menuGroups, goneGroups), of: before.groups }))
      await tx.delete(menuGroups).where(goneGroups);
  });
}

/** The makers and categories that products may name: those of the files, and those that the database keeps. */
export type KnownFrame = {
  readonly makers: ReadonlyMap<number, string>;
  readonly categoryNames: ReadonlyMap<string, LocalizedText>;
};

export function knownIn(frame: Frame): KnownFrame {
  return {
    makers: new Map(frame.manufacturers.map((maker) => [maker.MANUFACTURER_ID, maker.MANUFACTURER_NAME])),
    categoryNames: new Map(frame.categories.map(({ PATH, NAME }) => [PATH.toLowerCase(), NAME])),
  };
}

export async function knownInDatabase(db: Database): Promise<KnownFrame> {
  const makers = await db.select({ id: manufacturers.id, name: manufacturers.name }).from(manufacturers);
  const paths = await db.select({ path: categories.path, name: categories.name }).from(categories);
  return {
    makers: new Map(makers.map(({ id, name }) => [id, name])),
    categoryNames: new Map(paths.map(({ path, name }) => [path, name])),
  };
}
