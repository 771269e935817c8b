import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';
import type { EditedFact } from '@platine/domain/desk/productEdit.ts';
import { productEditKinds } from '@platine/domain/desk/productEdit.ts';
import { products } from './schema.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Changes to products by hand, each written with its effect in one transaction. Rows are never changed, but when an import overwrites what they did. */
export const productEdits = pgTable(
  'product_edits',
  {
    id: serial().primaryKey(),
    sku: integer()
      .notNull()
      .references(() => products.sku, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
    /** The operator. */
    by: text().notNull(),
    why: text().notNull(),
    kind: text({ enum: productEditKinds }).notNull(),
    /** Trusted by type: `editProduct` alone writes them. */
    facts: jsonb().$type<readonly EditedFact[]>().notNull(),
    /** The same for each repetition of one press. */
    key: text().notNull().unique(),
    /** When an import has taken the facts of its files. */
    overwrittenAt: moment('overwritten_at'),
  },
  (table) => [
    index('product_edits_sku').on(table.sku, table.id),
    // Stock is the shop's own, and so is a storage place: an import takes them only where its files name others than before.
    index('product_edits_standing')
      .on(table.sku)
      .where(sql`${table.overwrittenAt} is null and ${table.kind} <> 'stock'`),
  ],
);
