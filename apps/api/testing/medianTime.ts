/** The median of nine runs after a first one, in ms of this process's time on the processor: its embedded database is in it, and other work of the machine is not. */
export async function medianTime(work: () => Promise<unknown>): Promise<number> {
  await work();
  const times: number[] = [];
  for (let turn = 0; turn < 9; turn += 1) {
    const started = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(started);
    times.push((user + system) / 1000);
  }
  return times.toSorted((a, b) => a - b)[4] ?? Number.POSITIVE_INFINITY;
}
