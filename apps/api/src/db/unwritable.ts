/** Codes of PostgreSQL: a read-only connection, as the shop makes it while the disk is nearly full, and a disk that is full. */
const codes: readonly unknown[] = ['25006', '53100'];

/** Whether the database refused a change for want of room; it can still be read, and nothing of the change was stored. */
export function isUnwritable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && codes.includes(error.code)) || isUnwritable(error.cause);
}
