import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { providerRequestKinds } from '@platine/domain/order/life/money.ts';
import { paymentMethods } from '@platine/domain/payment/methods.ts';
import { orders } from './orderSchema.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/**
 * The ledger of the money at providers: each request is written before it is made, in the transaction of the act that causes it, and completed by
 * the answer. A trigger refuses to change a request or an answer (migration 0028). Rows go with their order; those without one after ten years.
 */
export const providerRequests = pgTable(
  'provider_requests',
  {
    /** Given to the provider with each repetition, so that the request happens once. */
    key: text().primaryKey(),
    /** The order of the requests. */
    sequence: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
    /** Not a reference, because payments without an order are removed sooner. */
    paymentId: uuid('payment_id').notNull(),
    /** Null for money that was authorised for no order. */
    orderNumber: text('order_number').references(() => orders.number, { onDelete: 'cascade' }),
    method: text({ enum: paymentMethods }).notNull(),
    kind: text({ enum: providerRequestKinds }).notNull(),
    /** Of a cancellation, the authorised amount. */
    cents: integer().notNull(),
    /** The name of the person or `shop`, for the act of the answer. */
    by: text().notNull(),
    /** The key of that act in the order's history. */
    actKey: text('act_key').notNull(),
    askedAt: moment('asked_at').notNull(),
    /** How often the provider was asked. */
    attempts: integer().notNull().default(0),
    /** When the provider is next asked: written before each attempt, as its claim. Null once there is an answer. */
    dueAt: moment('due_at'),
    answer: text({ enum: ['done', 'refused'] }),
    /** The provider's reason for a refusal; '' otherwise. */
    reason: text().notNull().default(''),
    answeredAt: moment('answered_at'),
  },
  (table) => [
    index('provider_requests_due').on(table.dueAt),
    index('provider_requests_order').on(table.orderNumber),
    check('provider_requests_answered', sql`(${table.answer} is null) = (${table.answeredAt} is null)`),
    check('provider_requests_waiting', sql`(${table.answer} is null) = (${table.dueAt} is not null)`),
  ],
);
