import { join } from 'node:path';
import type { ImportReport } from '@platine/domain/desk/importReport.ts';
import type { Database } from '../../db/database.ts';
import type { Log } from '../../log/log.ts';
import { describeError } from '../../log/log.ts';
import type { Clock } from '../../time/clock.ts';
import type { ImportOptions } from '../importCatalogue.ts';
import { importCatalogue } from '../importCatalogue.ts';
import { keptNumbers, plannedNumbers } from '../mapping/articleNumbers.ts';
import { CatalogueError } from '../readCatalogue.ts';
import type { ClaimedRow } from './importRows.ts';
import { claimImport, writeProgress } from './importRows.ts';
import { openUpload } from './uploadedSource.ts';
import { removeUploads } from './uploadFolder.ts';
import type { Watch } from './watchProgress.ts';
import { Interruption, watchProgress } from './watchProgress.ts';

export type ImportPlace = {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  /** Where the catalogue's pictures and documents are kept. */
  readonly mediaFolder: string;
  /** Where uploads are kept. */
  readonly uploadFolder: string;
};

export type ImportWorker = {
  /** Checks or takes over the upload that waits for it; does nothing without one. */
  readonly run: () => Promise<void>;
  /** Ends what is under way after the batch that is being written. */
  readonly stop: () => void;
};

/** Does the work of uploads: one at a time among all processes of the shop, by the services of `pnpm catalogue import` and its dry run. */
export function importWorker(place: ImportPlace): ImportWorker {
  let stopped = false;
  return {
    async run() {
      const row = stopped ? null : await claimImport(place.db, place.clock());
      if (row !== null) await work(place, row, () => stopped);
    },
    stop() {
      stopped = true;
    },
  };
}

type End = Parameters<typeof writeProgress>[2];

async function work(place: ImportPlace, row: ClaimedRow, isStopped: () => boolean): Promise<void> {
  const { db, clock, log } = place;
  const watch = watchProgress(place, row, isStopped);
  const end = await perform(place, row, watch).catch((error: unknown) => endOf(error, { row, log }));
  await watch.close();
  const isOwn = await writeProgress(db, row.claim, { ...end, ...watch.progress, beatAt: clock() });
  if (!isOwn || row.state !== 'importing') return;
  const { added, changed } = watch.progress;
  log({
    event: 'catalogue',
    kind: 'import',
    by: row.takenBy,
    changed: added + changed,
    refused: end.report?.refused ?? 0,
  });
  if (end.state === 'done') await removeUploads(place.uploadFolder, {});
}

async function perform(place: ImportPlace, row: ClaimedRow, watch: Watch): Promise<End> {
  const { db, clock, mediaFolder, uploadFolder } = place;
  const dryRun = row.state === 'checking';
  const folder = join(uploadFolder, row.id);
  const upload = { db, folder, mediaFolder, files: row.files };
  try {
    const { source, assumed } = await openUpload(upload, dryRun ? plannedNumbers(db) : keptNumbers(db));
    watch.progress.total = await source.size();
    const { retireMany, keepStock } = row;
    const how: Omit<ImportOptions, 'folder'> = {
      source: 'import',
      clock,
      retireMany,
      keepStock,
      dryRun,
      media: { mediaFolder, privateAddresses: false },
      onProgress: watch.onProgress,
      ...(!dryRun && { onWritten: watch.onWritten }),
    };
    const report = await importCatalogue(db, { ...how, folder: source });
    watch.progress.done = watch.progress.total;
    const named = nameFiles({ ...report, warnings: [...assumed, ...report.warnings] }, row);
    return { state: dryRun ? 'checked' : 'done', report: named };
  } catch (error) {
    if (!(error instanceof CatalogueError)) throw error;
    const reason = shownReason(error.message, folder, row);
    return { state: dryRun ? 'unreadable' : 'failed', reason };
  }
}

/** The end of work that threw. A check that the shop's stop has ended waits for the next process. */
function endOf(error: unknown, { row, log }: { readonly row: ClaimedRow; readonly log: Log }): End {
  const isCheck = row.state === 'checking';
  if (error instanceof Interruption) return isCheck ? { claim: null } : { state: 'interrupted' };
  log({ event: 'crash', id: row.id, route: 'catalogue import', ...describeError(error) });
  return { state: isCheck ? 'unreadable' : 'failed' };
}

/** A report whose files have the names that the operator knows. */
function nameFiles(report: ImportReport, { files }: ClaimedRow): ImportReport {
  const names = new Map(files.map(({ kept, name }) => [kept, name]));
  const named = <Entry extends { readonly file: string }>(entry: Entry) => ({
    ...entry,
    file: names.get(entry.file) ?? entry.file,
  });
  return { ...report, refusals: report.refusals.map(named), mediaRefusals: report.mediaRefusals.map(named) };
}

/** The import's reason, without the folders of this machine. */
function shownReason(message: string, folder: string, { files }: ClaimedRow): string {
  const bare = message.replaceAll(`${folder}/`, '').replaceAll(folder, 'The upload');
  return files.reduce((text, { kept, name }) => text.replaceAll(kept, () => name), bare);
}
