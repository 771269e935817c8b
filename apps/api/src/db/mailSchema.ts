import { knownLanguages } from '@platine/domain/language/language.ts';
import { mailActKinds, mailKinds } from '@platine/domain/desk/mailKinds.ts';
import { index, integer, jsonb, pgTable, serial, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { StoredMail } from './storedMail.ts';

/** Mails to be sent, or sent. Each is written in the transaction that causes it, so that neither exists without the other. */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: uuid().primaryKey().defaultRandom(),
    recipient: text().notNull(),
    language: text({ enum: knownLanguages }).notNull(),
    mail: jsonb().$type<StoredMail>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** The time of the next attempt; the delay grows with each failure. */
    dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
    /** The process that is sending it may do so until then; null while nobody sends it. */
    claimedUntil: timestamp('claimed_until', { withTimezone: true }),
    attempts: integer().notNull().default(0),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    /** The mail server's last error, without the recipient. */
    lastError: text('last_error'),
  },
  (table) => [index('mail_outbox_due').on(table.sentAt, table.dueAt)],
);

/** Acts of operators on mails that do not leave. A row has no address, and outlives its mail. */
export const mailActs = pgTable(
  'mail_acts',
  {
    id: serial().primaryKey(),
    mailId: uuid('mail_id').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    /** The operator; `shop` for a command without a name. */
    by: text().notNull(),
    why: text().notNull(),
    kind: text({ enum: mailActKinds }).notNull(),
    mail: text({ enum: mailKinds }).notNull(),
    /** '' for a mail that is about no order. */
    orderNumber: text('order_number').notNull(),
  },
  (table) => [index('mail_acts_mail').on(table.mailId, table.id)],
);
