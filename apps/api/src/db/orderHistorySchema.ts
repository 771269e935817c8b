import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { orderActColumn } from './orderActColumn.ts';
import { orders } from './orderSchema.ts';

/**
 * The acts of each order (D37), written by `recordAct` alone, each with its effect in one transaction. Rows are never changed, which a trigger
 * refuses (migration 0023); they go with their order after ten years.
 */
export const orderHistory = pgTable(
  'order_history',
  {
    orderNumber: text('order_number')
      .notNull()
      .references(() => orders.number, { onDelete: 'cascade' }),
    /** From 1 on, without gaps within the order. */
    position: integer().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** The operator, or `shop` for what the shop does itself. */
    by: text().notNull(),
    why: text().notNull(),
    act: orderActColumn().notNull(),
    /** The same for each repetition of the same request, so that it happens once. */
    key: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderNumber, table.position] }),
    unique('order_history_key').on(table.orderNumber, table.key),
    // Credits of bank statements, each of which is booked on one order.
    index('order_history_bank')
      .on(table.key)
      .where(sql`${table.key} like 'bank-%'`),
  ],
);
