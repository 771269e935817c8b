/** The median of nine runs after a first one, in ms. */
export async function medianTime(work: () => Promise<unknown>): Promise<number> {
  await work();
  const times: number[] = [];
  for (let turn = 0; turn < 9; turn += 1) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
  }
  return times.toSorted((a, b) => a - b)[4] ?? Number.POSITIVE_INFINITY;
}
