/** The pauses before a process is started again, in ms. The last one repeats. */
const delays = [250, 500, 1000, 2000, 5000, 10_000, 30_000] as const;

/** @param failures Processes in one place that ended one after the other, each within a minute of its start; from 1 on. */
export function restartDelay(failures: number): number {
  return delays[Math.min(failures, delays.length) - 1] ?? delays[0];
}
