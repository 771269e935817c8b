import { bigint, index, integer, jsonb, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { WebhookEvent } from './webhookEvent.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Events to be told to the operator's other programs. Each is written in the transaction that causes it, so that neither exists without the other. */
export const webhookOutbox = pgTable(
  'webhook_outbox',
  {
    /** The `webhook-id` of all attempts, by which the receiver knows a repetition. */
    id: uuid().primaryKey().defaultRandom(),
    /** The order of the events. */
    sequence: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
    event: jsonb().$type<WebhookEvent>().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** The time of the next attempt; null: at once. The delay grows with each failure. */
    dueAt: moment('due_at'),
    attempts: integer().notNull().default(0),
  },
  (table) => [index('webhook_outbox_due').on(table.dueAt, table.sequence)],
);
