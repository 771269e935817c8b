import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { inArray, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { chunks } from '../db/chunks.ts';
import type { Database } from '../db/database.ts';
import { manufacturers, mediaSources, products } from '../db/schema.ts';
import { dayMs } from '../time/clock.ts';
import { namesIn, unfinished } from './mediaStore.ts';

/** Names in the media folder that the shop has given: the hash of a picture with its size, the hash of a document, or what is being written. */
const ownName = /^(?:[0-9a-f]{32}-\d{1,5}x\d{1,5}|[0-9a-f]{32}\.pdf)$/;

/**
 * Removes the media that no product or manufacturer names any more, retired products included, because carts still show them. What was kept or
 * found again in the last day stays: an import that names it may be running. Returns the number of removed files.
 */
export async function tidyMedia(db: Database, folder: string, now: Date): Promise<number> {
  const named = await namedMedia(db);
  const removed: string[] = [];
  for (const name of await namesIn(folder)) {
    if (!(ownName.test(name) && !named.has(name)) && !name.startsWith(unfinished)) continue;
    const path = join(folder, name);
    if (now.getTime() - (await stat(path)).mtimeMs < dayMs) continue;
    await rm(path, { recursive: true, force: true });
    removed.push(name);
  }
  await forgetSources(db, removed);
  return removed.length;
}

/** The first part of each address below /media/, which is its name in the folder. */
async function namedMedia(db: Database): Promise<ReadonlySet<string>> {
  const namesOf = (column: PgColumn) => sql<string>`(regexp_matches(${column}::text, '"/media/([^/"]+)', 'g'))[1]`;
  const found = [
    await db.selectDistinct({ name: namesOf(products.assets) }).from(products),
    await db.selectDistinct({ name: namesOf(products.documents) }).from(products),
    await db.selectDistinct({ name: namesOf(manufacturers.logo) }).from(manufacturers),
  ];
  return new Set(found.flat().map(({ name }) => name));
}

/** A source whose file is gone would be looked for in vain at each import. */
async function forgetSources(db: Database, removed: readonly string[]): Promise<void> {
  const name = sql`split_part(${mediaSources.address}, '/', 3)`;
  for (const chunk of chunks(removed)) await db.delete(mediaSources).where(inArray(name, chunk));
}
