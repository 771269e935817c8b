import { index, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';
import { settingsNames } from '@platine/domain/desk/settingsNames.ts';

/** Changes that operators have made to the shop's folder at the desk. */
export const settingsChanges = pgTable(
  'settings_changes',
  {
    id: serial().primaryKey(),
    name: text({ enum: settingsNames }).notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    by: text().notNull(),
    why: text().notNull(),
  },
  (table) => [index('settings_changes_name').on(table.name, table.id)],
);
