type Bounds = { readonly shortest: number; readonly longest: number };

/** Milliseconds until a provider is asked again: as long as it has been since the beginning, within bounds. */
export function pauseOf(since: Date, now: Date, { shortest, longest }: Bounds): number {
  return Math.min(Math.max(now.getTime() - since.getTime(), shortest), longest);
}
