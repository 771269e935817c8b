import { DrizzleQueryError } from 'drizzle-orm';

/** System errors of a connection to the server, by their codes. */
const lost = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EPIPE',
]);

/** Codes of PostgreSQL: a broken connection (class 08), a server that stops, starts or is restored (57P01 to 57P03), and one without a free connection. */
const serverCodes = /^(?:08...|57P0[1-3]|53300)$/;

/** Sentences of `pg`, which gives these errors no code. */
const sentences = /^Connection terminated|^timeout exceeded when trying to connect/;

/**
 * Whether the database cannot be reached: it is away, restarts or has no connection left. A change that was under way may have been stored. Errors of
 * other services come wrapped in their own, so their lost connections are not taken for the database's.
 */
export function isUnreachable(error: unknown): boolean {
  const raised = error instanceof DrizzleQueryError ? error.cause : error;
  if (!(raised instanceof Error)) return false;
  if (!('code' in raised) || typeof raised.code !== 'string') return sentences.test(raised.message);
  return lost.has(raised.code) || serverCodes.test(raised.code);
}
