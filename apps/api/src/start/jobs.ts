import { isUnreachable } from '../db/unreachable.ts';
import { isUnwritable } from '../db/unwritable.ts';
import type { Log } from '../log/log.ts';
import { describeError } from '../log/log.ts';

export type Job = { readonly name: string; readonly everyMs: number; readonly run: () => Promise<void> };

/**
 * Runs jobs at intervals, each at most once at a time. A failed job is logged and runs again at its next turn. Returns a function that stops the jobs
 * and waits for running ones, because the database closes after them.
 */
export function startJobs(jobs: readonly Job[], log: Log): () => Promise<void> {
  const underWay = new Map<string, Promise<void>>();
  const start = ({ name, run }: Job) => {
    if (underWay.has(name)) return;
    const done = run()
      .catch((error: unknown) => {
        // Readiness reports a full disk and a database that is away once; a job that runs every few seconds would repeat it.
        if (isUnwritable(error) || isUnreachable(error)) return;
        log({ event: 'crash', id: name, route: name, ...describeError(error) });
      })
      .finally(() => underWay.delete(name));
    underWay.set(name, done);
  };
  const timers = jobs.map((job) => setInterval(() => start(job), job.everyMs).unref());
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await Promise.all(underWay.values());
  };
}
