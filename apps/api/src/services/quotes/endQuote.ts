import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { quotes } from '../../db/quoteSchema.ts';

/**
 * A quote is ordered once: its prices hold for no second order. Called in the transaction of the order, whose session is held; only that session
 * orders from the quote, because an account has one session.
 */
export async function endQuote(tx: Database, number: string, orderNumber: string): Promise<void> {
  await tx
    .update(quotes)
    .set({ orderNumber })
    .where(and(eq(quotes.number, number), isNull(quotes.orderNumber)));
}
