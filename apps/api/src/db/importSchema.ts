import { bigint, boolean, check, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type { ImportReport } from '@platine/domain/desk/importReport.ts';
import { importStates } from '@platine/domain/desk/importStates.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** A file of an upload: its name in the upload's folder, and the one that the browser sent, which is shown and nothing else. */
export type UploadedFile = { readonly kept: string; readonly name: string };

/** The catalogue that was uploaded last. One row, so that one import runs at a time, and any process says how far it is. */
export const catalogueImports = pgTable(
  'catalogue_imports',
  {
    slot: integer().primaryKey().default(1),
    /** Also the name of its folder. */
    id: text().notNull(),
    files: jsonb().$type<readonly UploadedFile[]>().notNull(),
    by: text().notNull(),
    at: moment('at').notNull(),
    keepStock: boolean('keep_stock').notNull(),
    takenBy: text('taken_by').notNull().default(''),
    retireMany: boolean('retire_many').notNull().default(false),
    state: text({ enum: importStates }).notNull(),
    /** Of the process at work; null while it waits for one. Only the claim's owner writes. */
    claim: text(),
    /** When the process at work last said so. */
    beatAt: moment('beat_at').notNull(),
    done: bigint({ mode: 'number' }).notNull().default(0),
    total: bigint({ mode: 'number' }).notNull().default(0),
    added: integer().notNull().default(0),
    changed: integer().notNull().default(0),
    reason: text().notNull().default(''),
    report: jsonb().$type<ImportReport>(),
  },
  (table) => [check('catalogue_imports_one', sql`${table.slot} = 1`)],
);
