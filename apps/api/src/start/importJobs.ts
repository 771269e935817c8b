import type { ImportPlace } from '../catalogue/uploads/importWorker.ts';
import { importWorker } from '../catalogue/uploads/importWorker.ts';
import { removeUploads } from '../catalogue/uploads/uploadFolder.ts';
import type { Job } from './jobs.ts';

const hourMs = 3_600_000;

/** The jobs of uploaded catalogues. `stop` ends an import after the batch at hand, so that the shop can close. */
export function importJobs(place: ImportPlace): { readonly jobs: readonly Job[]; readonly stop: () => void } {
  const { uploadFolder, clock } = place;
  const { run, stop } = importWorker(place);
  const jobs = [
    { name: 'imports', everyMs: 1000, run },
    { name: 'uploads', everyMs: hourMs, run: () => removeUploads(uploadFolder, { now: clock() }) },
  ];
  return { jobs, stop };
}
