import { knownLanguages } from '@platine/domain/language/language.ts';
import { index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Requests for a mail when a product is in stock again. The row goes with the mail, so that there is one. */
export const stockAlerts = pgTable(
  'stock_alerts',
  {
    /** Not hashed: mails contain it in their links, and it opens nothing else. */
    hash: text().primaryKey(),
    sku: integer().notNull(),
    email: text().notNull(),
    emailKey: text('email_key').notNull(),
    language: text({ enum: knownLanguages }).notNull(),
    requestedAt: moment('requested_at').notNull(),
    /** Null until the mailed link is used. */
    confirmedAt: moment('confirmed_at'),
  },
  (table) => [
    unique('stock_alerts_once').on(table.sku, table.emailKey),
    index('stock_alerts_email').on(table.emailKey),
  ],
);
