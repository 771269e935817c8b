import type { ImportReport } from '@platine/domain/desk/importReport.ts';
import type { Clock } from '../time/clock.ts';
import type { Database } from '../db/database.ts';
import { catalogueState } from '../db/schema.ts';
import { fingerprint } from './fingerprint.ts';
import { importCatalogue } from './importCatalogue.ts';
import { sampleFolder } from './readCatalogue.ts';

export type LoadOptions = {
  /** A folder of JSON Lines files; the sample catalogue by default. */
  readonly folder?: string;
  readonly clock: Clock;
  /** Called with each line that was left out of the catalogue. */
  readonly warn: (message: string) => void;
};

/** Updates the shop's catalogue at its start: loads the sample, unless a catalogue was imported, which stays as it is. Null when nothing was done. */
export async function loadCatalogue(
  db: Database,
  { folder = sampleFolder, clock, warn }: LoadOptions,
): Promise<ImportReport | null> {
  const [state] = await db.select().from(catalogueState);
  const contentHash = await fingerprint(folder);
  if (state?.source === 'import' || state?.contentHash === contentHash) return null;
  const report = await importCatalogue(db, { folder, source: 'sample', contentHash, clock });
  for (const message of report.warnings) warn(message);
  for (const { file, line, reason } of report.refusals) warn(`${file}, line ${line}: ${reason}.`);
  return report;
}
