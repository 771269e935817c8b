/** Today in Luxembourg, YYYY-MM-DD. */
export function luxembourgDay(): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Luxembourg' }).format(new Date());
}
