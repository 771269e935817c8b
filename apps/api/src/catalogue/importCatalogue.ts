import type { ImportReport } from '@platine/domain/desk/importReport.ts';
import { eq } from 'drizzle-orm';
import type { Clock } from '../time/clock.ts';
import type { Database } from '../db/database.ts';
import { catalogueState, products } from '../db/schema.ts';
import { checkMedia, noMedia } from '../media/checkMedia.ts';
import { planMedia } from '../media/planMedia.ts';
import type { MediaOptions } from '../media/takeMedia.ts';
import { openMedia } from '../media/takeMedia.ts';
import type { CatalogueSource } from './catalogueSource.ts';
import { folderSource } from './catalogueSource.ts';
import { catalogueWrites, plannedWrites } from './catalogueWrites.ts';
import { missingFromFiles } from './edits/overwrittenEdits.ts';
import { withLogos } from './logos.ts';
import { referencesIn, referencesInDatabase } from './references.ts';
import { CatalogueError } from './readCatalogue.ts';
import type { ParsedProduct } from './readProducts.ts';
import { readProducts } from './readProducts.ts';
import { removalGuard } from './removalGuard.ts';
import type { Tally } from './report.ts';
import { createTally } from './report.ts';
import { withMedia } from './withMedia.ts';

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
  /** Whether it only says what it would do: the shop stays as it is, and nothing is fetched. */
  readonly dryRun?: boolean;
  /** Called with the number of bytes of the product files that are processed. */
  readonly onProgress?: (bytes: number) => void;
  /** Called after each batch with what is written so far. */
  readonly onWritten?: (written: Pick<ImportReport, 'added' | 'changed'>) => void;
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
  const mayRemove = removalGuard(tally, options.retireMany === true || !(await isImported(db)));
  const before = await db.$count(products, eq(products.withdrawn, false));
  const { take, writes } = await openWrites(db, options, { tally, folder });
  const known = await writes.structure(await withLogos(structure, { take, tally }), mayRemove);
  const write = async (lines: readonly ParsedProduct[]) => {
    await writes.products(await withMedia(lines, { take, tally, onProgress }));
    options.onWritten?.(tally.report());
  };
  const seen = new Set<number>();
  let complete = structure.complete;
  const onUnknown = () => {
    complete = false;
  };
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
    tally.overwrite(await missingFromFiles(db, seen));
    const may = (gone: number) => mayRemove({ what: 'products', gone, of: before });
    tally.count('retired', await writes.retireOthers([...seen], may));
  } else tally.warn(noneRetired);
  await writes.finish(tally.report(), { source: kind, contentHash, loadedAt: clock() });
  return tally.report();
}

async function openWrites(
  db: Database,
  { media, dryRun = false, clock }: ImportOptions,
  { tally, folder }: { readonly tally: Tally; readonly folder: string },
) {
  const open = dryRun ? planMedia : openMedia;
  const take = media === undefined ? noMedia : await open(db, { ...media, folder });
  return { take, writes: dryRun ? plannedWrites(db, tally) : await catalogueWrites(db, tally, clock) };
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
