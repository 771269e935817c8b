import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Mail } from './mail.ts';

/**
 * Mails that are still to be sent or were sent. They are written in the transaction whose outcome they tell of, so that there is never a
 * mail without its cause nor a cause without its mail.
 */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: uuid().primaryKey().defaultRandom(),
    recipient: text().notNull(),
    language: text({ enum: ['EN', 'DE', 'FR'] }).notNull(),
    mail: jsonb().$type<Mail>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When it may be tried next; later after each failure. */
    dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
    attempts: integer().notNull().default(0),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    /** What the mail server said last, without the recipient. */
    lastError: text('last_error'),
  },
  (table) => [index('mail_outbox_due').on(table.sentAt, table.dueAt)],
);
