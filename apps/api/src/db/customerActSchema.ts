import { boolean, index, integer, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';
import { customerActKinds } from '@platine/domain/desk/customerAct.ts';

/** Acts of operators about people's data and rights. An erasure removes the earlier rows of its person, and leaves its own. */
export const customerActs = pgTable(
  'customer_acts',
  {
    id: serial().primaryKey(),
    /** Number of the account; null for a guest. Not a reference, because the act of an erasure outlives its account. */
    customerId: integer('customer_id'),
    /** The newest order of a guest; null for an account, and for a guest without an order. */
    orderNumber: text('order_number'),
    at: timestamp('at', { withTimezone: true }).notNull(),
    /** The operator; `shop` for a command. */
    by: text().notNull(),
    why: text().notNull(),
    kind: text({ enum: customerActKinds }).notNull(),
    /** Both columns of a customer since a decision; null for other acts. */
    school: boolean(),
    invoice: boolean(),
  },
  (table) => [
    index('customer_acts_customer').on(table.customerId, table.id),
    index('customer_acts_order').on(table.orderNumber),
  ],
);
