import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { knownLanguages } from '@platine/domain/language/language.ts';
import { withdrawalOutcomes } from '@platine/domain/withdrawal/outcomes.ts';
import type { Pieces } from '@platine/domain/order/life/acts.ts';

/**
 * Statements of withdrawal (Directive 2011/83/EU art. 11a). One that is not confirmed is a form half filled in and is removed after a day; a confirmed
 * one is evidence, and is kept as long as orders are. It does not refer to an order, because it may name one that does not exist.
 */
export const withdrawals = pgTable(
  'withdrawals',
  {
    /** Random: whoever knows it has entered the statement. */
    id: uuid().primaryKey().defaultRandom(),
    orderNumber: text('order_number').notNull(),
    name: text().notNull(),
    email: text().notNull(),
    goods: text().notNull(),
    pieces: jsonb().$type<readonly Pieces[]>().notNull(),
    language: text({ enum: knownLanguages }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
    /** Result of its match with an order; null until then. */
    outcome: text({ enum: withdrawalOutcomes }),
    /** The operator who has settled it by hand, and what they did; null while nobody has. */
    settledBy: text('settled_by'),
    settledWhy: text('settled_why'),
    /** Null also for those that were settled before 28 November 2026. */
    settledAt: timestamp('settled_at', { withTimezone: true }),
  },
  (table) => [index('withdrawals_confirmed').on(table.outcome, table.confirmedAt)],
);
