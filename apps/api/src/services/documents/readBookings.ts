import type { SQL } from 'drizzle-orm';
import { and, asc, gte, inArray, lt } from 'drizzle-orm';
import type { Days } from '@platine/domain/desk/figuresDays.ts';
import type { Database } from '../../db/database.ts';
import { documents } from '../../db/documentSchema.ts';
import { dayMs } from '../../time/clock.ts';
import type { Booking } from './bookings.ts';
import { bookingsOf } from './bookings.ts';

/** Invoices and credit notes of some days in Luxembourg, by series and number, with a booking for each VAT rate. */
export async function readBookings(db: Database, days: Days): Promise<Booking[]> {
  const rows = await db
    .select({ document: documents.document })
    .from(documents)
    .where(issuedAround(days))
    .orderBy(asc(documents.kind), asc(documents.year), asc(documents.sequence));
  return rows
    .filter(({ document }) => document.date >= days.from && document.date <= days.until)
    .flatMap(({ document }) => bookingsOf(document));
}

/** Invoices and credit notes of the days and of the one before and after in UTC: each document names its day in Luxembourg. */
export function issuedAround({ from, until }: Days): SQL | undefined {
  const begin = new Date(Date.parse(from) - dayMs);
  const end = new Date(Date.parse(until) + 2 * dayMs);
  const { kind, issuedAt } = documents;
  return and(inArray(kind, ['RE', 'RK']), gte(issuedAt, begin), lt(issuedAt, end));
}
