import { sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { check, index, integer, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { documentKinds, numberSeries } from '@platine/domain/order/documentKinds.ts';
import { renderFormats } from '@platine/documents/render/renderDocument.ts';
import { bytes } from './bytesColumn.ts';
import { issuedDocumentColumn } from './issuedDocumentColumn.ts';
import { orders } from './orderSchema.ts';

/** Issued documents. A trigger refuses every change of a row (D38); a row goes with its order when the legal term is over. */
export const documents = pgTable(
  'documents',
  {
    number: text().primaryKey(),
    kind: text({ enum: documentKinds }).notNull(),
    /** Year and place of the number in its series; null for kinds that bear the order's number. */
    year: integer(),
    sequence: integer(),
    orderNumber: text('order_number')
      .notNull()
      .references(() => orders.number, { onDelete: 'cascade' }),
    /** The part of the order that it is about, as its cause names it, such as a shipment; '' for the whole order. */
    part: text().notNull(),
    /** How many documents of the same kind and part were corrected before it. */
    revision: integer().notNull(),
    /** The invoice that a credit note corrects. */
    corrects: text().references((): AnyPgColumn => documents.number),
    document: issuedDocumentColumn().notNull(),
    issuedAt: timestamp('issued_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('documents_series').on(table.kind, table.year, table.sequence),
    unique('documents_cause').on(table.orderNumber, table.kind, table.part, table.revision),
    index('documents_issued').on(table.issuedAt),
    index('documents_corrects').on(table.corrects),
    check('documents_numbered', sql`(${table.year} is null) = (${table.sequence} is null)`),
  ],
);

/** The last number of each series and year, that of quotes (AN) too. Its row is held until the document is stored, so that no number is lost or given twice. */
export const documentCounters = pgTable(
  'document_counters',
  { kind: text({ enum: numberSeries }).notNull(), year: integer().notNull(), last: integer().notNull() },
  (table) => [primaryKey({ columns: [table.kind, table.year] })],
);

/** Files of documents as they were first made: they are sent again as they are, whichever version of the shop sends them (D38). */
export const documentFiles = pgTable(
  'document_files',
  {
    number: text()
      .notNull()
      .references(() => documents.number, { onDelete: 'cascade' }),
    format: text({ enum: renderFormats }).notNull(),
    /** Of the bytes, in hexadecimal digits. */
    sha256: text().notNull(),
    bytes: bytes().notNull(),
  },
  (table) => [primaryKey({ columns: [table.number, table.format] })],
);
