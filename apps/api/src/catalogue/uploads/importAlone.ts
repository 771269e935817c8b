import type { CatalogueImport } from '@platine/domain/desk/catalogueImport.ts';
import { isAtWork } from '@platine/domain/desk/catalogueImport.ts';
import type { ImportReport } from '@platine/domain/desk/importReport.ts';
import type { Database } from '../../db/database.ts';
import type { Clock } from '../../time/clock.ts';
import { CatalogueError } from '../readCatalogue.ts';
import { holdImport, readImport, writeProgress } from './importRows.ts';
import type { Watch } from './watchProgress.ts';
import { Interruption, watchProgress } from './watchProgress.ts';

type Place = { readonly db: Database; readonly clock: Clock };
type Held = {
  readonly file: string;
  readonly keepStock: boolean;
  readonly retireMany: boolean;
  readonly total: number;
};

/** The desk shows it in the place of an operator. */
const command = 'pnpm catalogue import';

/**
 * Runs the import of a command as the shop's only one: the desk shows how far it is, and takes no upload meanwhile. Throws CatalogueError while
 * another one is at work.
 */
export async function importAlone(
  { db, clock }: Place,
  { total, ...held }: Held,
  work: (watch: Watch) => Promise<ImportReport>,
): Promise<ImportReport> {
  const claim = await holdImport(db, { ...held, by: command }, clock());
  if (claim === null) throw new CatalogueError(busyText(await readImport(db, clock())));
  const watch = watchProgress({ db, clock }, { claim });
  watch.progress.total = total;
  let end: Parameters<typeof writeProgress>[2] = { state: 'failed', reason: 'Its terminal says why.' };
  try {
    const report = await work(watch);
    watch.progress.done = total;
    end = { state: 'done', report };
    return report;
  } catch (error) {
    throw error instanceof Interruption ? new CatalogueError(lostText) : error;
  } finally {
    await watch.close();
    await writeProgress(db, claim, { ...end, ...watch.progress, beatAt: clock() });
  }
}

/** Throws CatalogueError while an import is at work. */
export async function requireFree(db: Database, now: Date): Promise<void> {
  const found = await readImport(db, now);
  if (found !== null && isAtWork(found)) throw new CatalogueError(busyText(found));
}

const lostText =
  'Another import has begun, because this one was silent for half a minute. What is written stays: run the command again when the other one has ended.';

function busyText(found: CatalogueImport | null): string {
  const wait = 'One import runs at a time: run the command again when it has ended, which the desk shows.';
  if (found === null) return `Another import is at work. ${wait}`;
  const { by, files, at, takenBy, state, percent } = found;
  const since = `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  const doing = state === 'checking' ? 'it is being checked' : 'it is being taken over';
  const whom = takenBy === '' ? '' : ` for ${takenBy}`;
  return `${by} has begun with ${files.join(', ')} at ${since}, and ${doing}${whom} (${percent} %). ${wait}`;
}
