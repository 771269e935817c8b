import { eq, inArray, sql } from 'drizzle-orm';
import type { Clock } from '../time/clock.ts';
import type { Database } from '../db/database.ts';
import { catalogueState, categories, manufacturers, products } from '../db/schema.ts';
import { facetKeys, facetValues, productNames, productSearch, searchWords } from '../db/searchSchema.ts';
import { incrementSearchVersion } from '../search/searchVersion.ts';
import { rebuildWords } from '../search/rebuildWords.ts';
import { checkMedia, noMedia } from '../media/checkMedia.ts';
import type { MediaOptions } from '../media/takeMedia.ts';
import { openMedia } from '../media/takeMedia.ts';
import type { CatalogueSource } from './catalogueSource.ts';
import { folderSource } from './catalogueSource.ts';
import { endEdits, missingFromFiles, overwrittenEdits } from './edits/overwrittenEdits.ts';
import { openFacetRegistry } from './facetRegistry.ts';
import { withLogos } from './logos.ts';
import { referencesIn, referencesInDatabase, writeStructure } from './structure.ts';
import { dataError } from './dataErrors.ts';
import { CatalogueError } from './readCatalogue.ts';
import type { ParsedProduct } from './readProducts.ts';
import { readProducts } from './readProducts.ts';
import { removalGuard } from './removalGuard.ts';
import type { ImportReport, Tally } from './report.ts';
import { createTally } from './report.ts';
import { withMedia } from './withMedia.ts';
import { retireOthers, writeProducts } from './write.ts';

export type ImportOptions = {
  /** A folder of JSON Lines files, or another kind of catalogue. */
  readonly folder: string | CatalogueSource;
  readonly source: 'sample' | 'import';
  readonly clock: Clock;
  /** Whether a large part of the catalogue may be removed at once. By default it may not, except when the shop has the sample. */
  readonly retireMany?: boolean;
  /** Whether the shop keeps its stock: the files' counts are for new products only. */
  readonly keepStock?: boolean;
  /** How pictures and documents are taken; without it they are left out. */
  readonly media?: Omit<MediaOptions, 'folder'>;
  /** A hash of files and code (`fingerprint.ts`), so that a start with the same ones skips the import. */
  readonly contentHash?: string;
  /** Called with the number of bytes of the product files that are processed. */
  readonly onProgress?: (bytes: number) => void;
};

const sourceOf = (folder: string | CatalogueSource) => (typeof folder === 'string' ? folderSource(folder) : folder);

/** Products in one transaction. */
const batchSize = 500;

/**
 * Imports the catalogue in a folder: adds new products, updates changed ones, retires missing ones and leaves the rest. An invalid line is refused
 * and its product stays as it is; other lines are imported. If so much is missing that the files may be truncated, nothing is removed. Throws
 * CatalogueError for an empty file.
 */
export async function importCatalogue(db: Database, options: ImportOptions): Promise<ImportReport> {
  const { source: kind, clock, keepStock = false, contentHash = '', onProgress = () => undefined } = options;
  const tally = createTally();
  const source = sourceOf(options.folder);
  const { folder } = source;
  const structure = await source.structure(tally, await referencesInDatabase(db));
  const take = options.media === undefined ? noMedia : await openMedia(db, { ...options.media, folder });
  const mayRemove = removalGuard(tally, options.retireMany === true || !(await isImported(db)));
  const before = await db.$count(products, eq(products.withdrawn, false));
  await writeStructure(db, await withLogos(structure, { take, tally }), mayRemove);
  const batches = await openBatches(db, tally, clock);
  const write = async (lines: readonly ParsedProduct[]) =>
    batches.write(await withMedia(lines, { take, tally, onProgress }));
  const seen = new Set<number>();
  let complete = structure.complete;
  const onUnknown = () => {
    complete = false;
  };
  const known = await referencesInDatabase(db);
  let batch: ParsedProduct[] = [];
  for await (const line of readProducts({ source, known, tally, seen, keepStock, onUnknown })) {
    batch.push(line);
    if (batch.length < batchSize) continue;
    await write(batch);
    batch = [];
  }
  await write(batch);
  if (complete) {
    refuseEmpty(folder, seen);
    for (const sentence of await missingFromFiles(db, seen)) tally.warn(sentence);
    const may = (gone: number) => mayRemove({ what: 'products', gone, of: before });
    tally.count('retired', await retireOthers(db, [...seen], may));
  } else tally.warn(noneRetired);
  await finish(db, tally.report(), { source: kind, contentHash, loadedAt: clock() });
  return tally.report();
}

/** Whether the shop's catalogue was imported; otherwise it is the sample, or empty. */
async function isImported(db: Database): Promise<boolean> {
  const [state] = await db.select({ source: catalogueState.source }).from(catalogueState);
  return state?.source === 'import';
}

/** Reads a catalogue as an import would without writing; all products count as unchanged. */
export async function checkCatalogue(
  from: string | CatalogueSource,
  onProgress: (bytes: number) => void = () => undefined,
): Promise<ImportReport> {
  const tally = createTally();
  const source = sourceOf(from);
  const structure = await source.structure(tally, noReferences);
  const take = checkMedia(source.folder);
  await withLogos(structure, { take, tally });
  let { complete } = structure;
  const onUnknown = () => {
    complete = false;
  };
  const seen = new Set<number>();
  for await (const line of readProducts({
    source,
    known: referencesIn(structure),
    tally,
    seen,
    keepStock: false,
    onUnknown,
  })) {
    await withMedia([line], { take, tally, onProgress });
    tally.count('unchanged', 1);
  }
  if (complete) refuseEmpty(source.folder, seen);
  else tally.warn(noneRetired);
  return tally.report();
}

const noReferences = { makers: new Map(), categoryNames: new Map() };

const noneRetired = 'A line cannot be read and may be about any product: none is retired.';

/** An empty file is a failed export, and would retire every product. */
function refuseEmpty(folder: string, seen: ReadonlySet<number>): void {
  if (seen.size === 0) throw new CatalogueError(`${folder} holds no product: nothing is retired or removed.`);
}

async function openBatches(db: Database, tally: Tally, clock: Clock) {
  const registry = await openFacetRegistry(db);

  /** Halves a batch that the database rejects until the offending line is found. */
  async function writeSome(lines: readonly ParsedProduct[]): Promise<number> {
    if (lines.length === 0) return 0;
    try {
      await writeProducts(db, registry, { products: lines, now: clock() });
      return lines.length;
    } catch (error) {
      const [line] = lines;
      const reason = dataError(error);
      if (reason === null || line === undefined) throw error;
      if (lines.length === 1) {
        tally.refuse({ file: line.file, line: line.line, reason });
        return 0;
      }
      const middle = Math.ceil(lines.length / 2);
      return (await writeSome(lines.slice(0, middle))) + (await writeSome(lines.slice(middle)));
    }
  }

  return {
    async write(lines: readonly ParsedProduct[]): Promise<void> {
      const stored = await storedHashes(db, lines);
      const added = lines.filter(({ row }) => !stored.has(row.sku));
      const changed = lines.filter(({ row }) => stored.has(row.sku) && stored.get(row.sku) !== row.contentHash);
      tally.count('unchanged', lines.length - added.length - changed.length);
      tally.count('added', await writeSome(added));
      const rows = changed.map(({ row }) => row);
      for (const sentence of await overwrittenEdits(db, rows)) tally.warn(sentence);
      tally.count('changed', await writeSome(changed));
      await endEdits(db, rows, clock());
    },
  };
}

/** The current state of the catalogue's products; a withdrawn one that comes back counts as changed. */
async function storedHashes(db: Database, lines: readonly ParsedProduct[]): Promise<Map<number, string>> {
  if (lines.length === 0) return new Map();
  const skus = lines.map(({ row }) => row.sku);
  const rows = await db
    .select({ sku: products.sku, contentHash: products.contentHash, withdrawn: products.withdrawn })
    .from(products)
    .where(inArray(products.sku, skus));
  return new Map(rows.map(({ sku, contentHash, withdrawn }) => [sku, withdrawn ? '' : contentHash]));
}

const catalogueTables = [
  manufacturers,
  categories,
  products,
  productSearch,
  productNames,
  facetKeys,
  facetValues,
  searchWords,
].map((table) => sql`${table}`);

type State = Omit<typeof catalogueState.$inferInsert, 'id'>;

async function finish(db: Database, { added, changed, retired }: ImportReport, state: State): Promise<void> {
  if (added + changed + retired > 0) {
    await rebuildWords(db);
    // PGlite does not analyse its tables by itself, and plans badly without statistics.
    await db.execute(sql`vacuum analyze ${sql.join(catalogueTables, sql`, `)}`);
  }
  await incrementSearchVersion(db);
  await db
    .insert(catalogueState)
    .values({ id: 1, ...state })
    .onConflictDoUpdate({ target: catalogueState.id, set: state });
}
