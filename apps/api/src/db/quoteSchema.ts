import { date, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { customers } from './accountSchema.ts';
import { bytes } from './bytesColumn.ts';
import { quoteColumn } from './quoteColumn.ts';

/** Quotes of accounts (record 0137). */
export const quotes = pgTable(
  'quotes',
  {
    number: text().primaryKey(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    document: quoteColumn().notNull(),
    /** Hash of what the shopper had before it: the same cart on the same day is one quote. */
    contentHash: text('content_hash').notNull(),
    madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
    /** Its last day in Luxembourg. */
    validUntil: date('valid_until', { mode: 'string' }).notNull(),
    /** The order that was placed from it; null while there is none. Not a reference: a quote that was ordered stays so. */
    orderNumber: text('order_number'),
  },
  (table) => [index('quotes_customer').on(table.customerId), index('quotes_valid_until').on(table.validUntil)],
);

/** The prices that quotes hold, as the cart reads them; the rest of a line is in the quote's document. */
export const quotePositions = pgTable(
  'quote_positions',
  {
    quoteNumber: text('quote_number')
      .notNull()
      .references(() => quotes.number, { onDelete: 'cascade' }),
    sku: integer().notNull(),
    amount: integer().notNull(),
    /** Cents with Luxembourg VAT, per piece. */
    price: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.quoteNumber, table.sku] })],
);

/** Files of quotes as they were first made, by their numbers. */
export const quoteFiles = pgTable('quote_files', {
  quoteNumber: text('quote_number')
    .primaryKey()
    .references(() => quotes.number, { onDelete: 'cascade' }),
  bytes: bytes().notNull(),
});
