import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';
import type { EditedFact } from '@platine/domain/desk/productEdit.ts';
import { structureActs, structureKinds } from '@platine/domain/desk/structureEdit.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/**
 * Changes to makers, categories and the menu by hand, each written with its effect in one transaction. Rows are never changed, but when an import
 * overwrites what they did. They name their entry without a reference: it may be removed, and its log stays.
 */
export const structureEdits = pgTable(
  'structure_edits',
  {
    id: serial().primaryKey(),
    kind: text({ enum: structureKinds }).notNull(),
    /** A maker's number, a category's path, or a menu group's key. */
    ref: text().notNull(),
    act: text({ enum: structureActs }).notNull(),
    at: moment('at').notNull(),
    /** The operator. */
    by: text().notNull(),
    why: text().notNull(),
    /** Trusted by type: `editStructure` alone writes them. */
    facts: jsonb().$type<readonly EditedFact[]>().notNull(),
    /** The same for each repetition of one press. */
    key: text().notNull().unique(),
    /** When an import has taken the facts of its files. */
    overwrittenAt: moment('overwritten_at'),
  },
  (table) => [
    index('structure_edits_entry').on(table.kind, table.ref, table.id),
    index('structure_edits_standing')
      .on(table.id)
      .where(sql`${table.overwrittenAt} is null`),
  ],
);
