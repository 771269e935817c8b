/** Returns the current time; tests pass their own. */
export type Clock = () => Date;

export const dayMs = 86_400_000;

/** The moment `days` × 24 hours earlier. */
export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * dayMs);
}

const luxembourgDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Luxembourg',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The date in Luxembourg (YYYY-MM-DD): rates and thresholds change at the shop's midnight (D11). */
export function luxembourgDate(now: Date): string {
  return luxembourgDay.format(now);
}
