import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { labelStates } from '@platine/domain/shipping/labels.ts';
import type { Pieces } from '@platine/domain/order/life/acts.ts';
import { orders } from './orderSchema.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });

/**
 * The ledger of shipping labels: each is written before the service is asked for it, and completed by the answer, because a shipment that is announced
 * is invoiced (record 0142). A parcel has one label that is asked for or made. Rows go with their order.
 */
export const shippingLabels = pgTable(
  'shipping_labels',
  {
    /** Given to the service with each repetition, so that the shipment is announced once, and found after a lost answer. */
    reference: text().primaryKey(),
    sequence: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
    orderNumber: text('order_number')
      .notNull()
      .references(() => orders.number, { onDelete: 'cascade' }),
    /** The code of the service's shipping option. */
    option: text().notNull(),
    /** The packed pieces. */
    pieces: jsonb().$type<readonly Pieces[]>().notNull(),
    state: text({ enum: labelStates }).notNull(),
    /** The operator. */
    by: text().notNull(),
    askedAt: moment('asked_at').notNull(),
    /** How often the service was asked for the state's answer. */
    attempts: integer().notNull().default(0),
    /** When the service is next asked: written before each attempt, as its claim. Null once there is an answer. */
    dueAt: moment('due_at'),
    /** The service's reason for a refusal, also that of a cancellation; '' otherwise. */
    reason: text().notNull().default(''),
    shipmentId: text('shipment_id'),
    /** The service's code of the carrier. */
    carrier: text().notNull().default(''),
    tracking: text().notNull().default(''),
    /** Printed again without asking; forgotten when nobody can need it any more. */
    pdf: bytes(),
    /** Place of the act `sent` in the order's history; null while the parcel is with the shop. */
    sentPosition: integer('sent_position'),
  },
  (table) => [
    index('shipping_labels_due').on(table.dueAt),
    index('shipping_labels_order').on(table.orderNumber),
    uniqueIndex('shipping_labels_open')
      .on(table.orderNumber)
      .where(sql`${table.sentPosition} is null and ${table.state} in ('asked', 'made', 'cancelling')`),
    check('shipping_labels_waiting', sql`(${table.state} in ('asked', 'cancelling')) = (${table.dueAt} is not null)`),
    check('shipping_labels_made', sql`${table.state} not in ('made', 'cancelling') or ${table.shipmentId} is not null`),
  ],
);
