import type { Log } from '../log/log.ts';
import { describeError } from '../log/log.ts';

export type Job = { readonly name: string; readonly everyMs: number; readonly run: () => Promise<void> };

/**
 * Does jobs again and again, none of them twice at once. A job that fails is logged and done again at its time. Answers what ends them: it
 * waits for those that are under way, since the database closes after them.
 */
export function startJobs(jobs: readonly Job[], log: Log): () => Promise<void> {
  const underWay = new Map<string, Promise<void>>();
  const start = ({ name, run }: Job) => {
    if (underWay.has(name)) return;
    const done = run()
      .catch((error: unknown) => log({ event: 'crash', id: name, route: name, ...describeError(error) }))
      .finally(() => underWay.delete(name));
    underWay.set(name, done);
  };
  const timers = jobs.map((job) => setInterval(() => start(job), job.everyMs).unref());
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await Promise.all(underWay.values());
  };
}
