import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startJobs } from './jobs.ts';
import type { LogLine } from '../log/log.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const job = (run: () => Promise<void>) => ({ name: 'mail', everyMs: 1000, run });

test('a running job is not started again, and stopping waits for it', async () => {
  let begun = 0;
  const work = Promise.withResolvers<void>();
  const stop = startJobs([job(() => ((begun += 1), work.promise))], () => undefined);
  await vi.advanceTimersByTimeAsync(3500);
  expect(begun).toBe(1);
  let stopped = false;
  const end = stop().then(() => {
    stopped = true;
  });
  await vi.advanceTimersByTimeAsync(3500);
  expect([begun, stopped]).toEqual([1, false]);
  work.resolve();
  await end;
  expect(stopped).toBe(true);
});

test('a failed job is logged and runs again', async () => {
  const lines: LogLine[] = [];
  const stop = startJobs([job(() => Promise.reject(new Error('ada@example.org')))], (line) => lines.push(line));
  await vi.advanceTimersByTimeAsync(2500);
  await stop();
  expect(lines.map(({ event }) => event)).toEqual(['crash', 'crash']);
  expect(JSON.stringify(lines)).not.toContain('ada@');
});
