import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { customers } from './accountSchema.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Named lists of accounts. */
export const lists = pgTable(
  'lists',
  {
    id: text().primaryKey(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** Not hashed: the owner reads the link again whenever it is to be sent on. Null while the list is not shared. */
    shareKey: text('share_key').unique(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [index('lists_customer').on(table.customerId)],
);

/** Products of a list. The SKU is no reference: a product that has left the catalogue stays in the list. */
export const listLines = pgTable(
  'list_lines',
  {
    listId: text('list_id')
      .notNull()
      .references(() => lists.id, { onDelete: 'cascade' }),
    sku: integer().notNull(),
    amount: integer().notNull(),
    /** Designators or the customer's own words; empty where there are none. */
    note: text().notNull(),
    /** Lines are shown in this order. */
    place: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.listId, table.sku] })],
);

/** The numbers by which accounts call products of the shop themselves. */
export const ownNumbers = pgTable(
  'own_numbers',
  {
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    sku: integer().notNull(),
    number: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.sku] })],
);
