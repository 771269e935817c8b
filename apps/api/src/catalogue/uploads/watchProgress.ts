import type { ImportReport } from '@platine/domain/desk/importReport.ts';
import type { Database } from '../../db/database.ts';
import type { Clock } from '../../time/clock.ts';
import { writeProgress } from './importRows.ts';

/** The shop stops, or another process has the import. */
export class Interruption extends Error {
  override readonly name = 'Interruption';
}

const beatMs = 1000;

type Place = { readonly db: Database; readonly clock: Clock };

export type Watch = ReturnType<typeof watchProgress>;

/** Writes each second how far the work is, by which the others know that this process is alive. */
export function watchProgress(
  { db, clock }: Place,
  { claim }: { readonly claim: string },
  isStopped: () => boolean = () => false,
) {
  const progress = { done: 0, total: 0, added: 0, changed: 0 };
  let isOwn = true;
  let beat: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    beat = beat.then(async () => {
      isOwn = await writeProgress(db, claim, { ...progress, beatAt: clock() }).catch(() => isOwn);
    });
  }, beatMs);
  return {
    progress,
    /** Throws Interruption where the work has to end. */
    onProgress: (done: number) => {
      if (isStopped() || !isOwn) throw new Interruption();
      progress.done = Math.max(progress.done, Math.floor(done));
    },
    onWritten: ({ added, changed }: Pick<ImportReport, 'added' | 'changed'>) => {
      Object.assign(progress, { added, changed });
    },
    close: () => {
      clearInterval(timer);
      return beat;
    },
  };
}
