import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { StoredMail } from './storedMail.ts';

/** Mails to be sent, or sent. Each is written in the transaction that causes it, so that neither exists without the other. */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: uuid().primaryKey().defaultRandom(),
    recipient: text().notNull(),
    language: text({ enum: ['EN', 'DE', 'FR'] }).notNull(),
    mail: jsonb().$type<StoredMail>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** The time of the next attempt; the delay grows with each failure. */
    dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
    attempts: integer().notNull().default(0),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    /** The mail server's last error, without the recipient. */
    lastError: text('last_error'),
  },
  (table) => [index('mail_outbox_due').on(table.sentAt, table.dueAt)],
);
