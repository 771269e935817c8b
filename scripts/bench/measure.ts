/** Milliseconds at which half, 95 and 99 of a hundred are done. */
export type Percentiles = { readonly p50: number; readonly p95: number; readonly p99: number };

/** Runs each task once and tells how long it took, in ms. */
export async function timeEach<Task>(tasks: readonly Task[], run: (task: Task) => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (const task of tasks) {
    const begin = performance.now();
    await run(task);
    times.push(performance.now() - begin);
  }
  return times;
}

export function percentiles(times: readonly number[]): Percentiles {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}
