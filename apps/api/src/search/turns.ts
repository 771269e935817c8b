import { setImmediate } from 'node:timers/promises';

/** Milliseconds of work after which other requests get their turn. */
const longest = 5;

let last = 0;

/** Lets other requests have their turn, unless they had it within the last milliseconds. Work that may take long calls it after each millisecond or so. */
export async function giveTurn(): Promise<void> {
  if (performance.now() - last < longest) return;
  await setImmediate();
  last = performance.now();
}
