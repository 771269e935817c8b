import { sql } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { catalogueState } from '../db/schema.ts';
import { readCatalogue, sampleFolder } from './readCatalogue.ts';
import { hash, productRow } from './rows.ts';
import { writeCatalogue } from './write.ts';

export type LoadOptions = {
  /** A folder of JSON Lines files; the sample catalogue by default. */
  readonly folder?: string;
  readonly clock: Clock;
  /** Told what was left out of the catalogue (D14). */
  readonly warn: (message: string) => void;
};
export type LoadResult = { readonly changed: boolean; readonly products: number };

/** Keeps two processes from loading at once; held until the transaction ends. */
const loadLock = 3_027_002;

/**
 * Brings the database to the catalogue in the folder, in one transaction; the same catalogue again changes nothing. The
 * hash covers the rows that are made of it, so that a changed picture or rule loads it again too. Throws
 * CatalogueError.
 */
export async function loadCatalogue(
  db: Database,
  { folder = sampleFolder, clock, warn }: LoadOptions,
): Promise<LoadResult> {
  const files = await readCatalogue(folder);
  const made = files.products.map(productRow);
  const rows = made.map(({ row }) => row);
  for (const { row, dropped } of made)
    if (dropped.length > 0)
      warn(
        droppedBreaks(
          row.sku,
          dropped.map(({ from }) => from),
        ),
      );
  const { manufacturers, categories, menu } = files;
  const contentHash = hash(JSON.stringify([manufacturers, categories, menu, rows.map((row) => row.contentHash)]));
  const changed = await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${loadLock})`);
    const [state] = await tx.select().from(catalogueState);
    if (state?.contentHash === contentHash) return false;
    await writeCatalogue(tx, files, rows);
    const now = { contentHash, loadedAt: clock() };
    await tx
      .insert(catalogueState)
      .values({ id: 1, ...now })
      .onConflictDoUpdate({ target: catalogueState.id, set: now });
    return true;
  });
  return { changed, products: rows.length };
}

function droppedBreaks(sku: number, from: readonly number[]): string {
  return `Product ${sku}: the price breaks from ${from.join(', ')} pieces are unsorted, overlapping or dearer, and are dropped.`;
}
