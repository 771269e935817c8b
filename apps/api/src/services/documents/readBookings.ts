import { and, asc, gte, inArray, lt } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { documents } from '../../db/documentSchema.ts';
import { dayMs } from '../../time/clock.ts';
import type { Booking } from './bookings.ts';
import { bookingOf } from './bookings.ts';

/** Invoices and credit notes of a month in Luxembourg (YYYY-MM), by series and number. */
export async function readBookings(db: Database, month: string): Promise<Booking[]> {
  const begin = new Date(`${month}-01T00:00:00Z`);
  // A day earlier and later in UTC: the month's ends are those of Luxembourg, which each document names.
  const from = new Date(begin.getTime() - dayMs);
  const until = new Date(begin.getTime() + 32 * dayMs);
  const rows = await db
    .select({ document: documents.document })
    .from(documents)
    .where(and(inArray(documents.kind, ['RE', 'RK']), gte(documents.issuedAt, from), lt(documents.issuedAt, until)))
    .orderBy(asc(documents.kind), asc(documents.year), asc(documents.sequence));
  return rows.filter(({ document }) => document.date.startsWith(month)).map(({ document }) => bookingOf(document));
}
