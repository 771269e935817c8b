import type { ImportPlace } from '../catalogue/uploads/importWorker.ts';
import { importWorker } from '../catalogue/uploads/importWorker.ts';
import { listFrequentTerms } from '../search/frequentTerms.ts';
import { removeUploads } from '../catalogue/uploads/uploadFolder.ts';
import type { Job } from './jobs.ts';

const [minuteMs, hourMs] = [60_000, 3_600_000];

/** The jobs of the catalogue. `stop` ends an import after the batch at hand, so that the shop can close. */
export function importJobs(place: ImportPlace): { readonly jobs: readonly Job[]; readonly stop: () => void } {
  const { db, uploadFolder, clock } = place;
  const { run, stop } = importWorker(place);
  const jobs = [
    { name: 'imports', everyMs: 1000, run },
    // Edits at the desk delete lists. An import would delete at once what is listed while it runs, so little is listed in a turn.
    { name: 'frequent terms', everyMs: minuteMs, run: async () => void (await listFrequentTerms(db)) },
    { name: 'uploads', everyMs: hourMs, run: () => removeUploads(uploadFolder, { now: clock() }) },
  ];
  return { jobs, stop };
}
