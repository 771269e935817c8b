import { knownLanguages } from '@platine/domain/language/language.ts';
import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { ContactRequest } from './storedMail.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Messages of the contact form, for the desk (D33). Each is also mailed to the shop. */
export const questions = pgTable(
  'questions',
  {
    id: uuid().primaryKey().defaultRandom(),
    request: jsonb().$type<ContactRequest>().notNull(),
    language: text({ enum: knownLanguages }).notNull(),
    createdAt: moment('created_at').notNull(),
    /** Null while it is open. */
    closedAt: moment('closed_at'),
    closedBy: text('closed_by'),
    /** The text that was mailed; null for a question that was closed without one. */
    answer: text(),
  },
  (table) => [index('questions_open').on(table.closedAt, table.createdAt)],
);
