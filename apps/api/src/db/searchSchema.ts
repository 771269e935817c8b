import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import type { LocalizedText } from '@platine/domain/language/text.ts';
import { products } from './schema.ts';

/** Lexemes with weights, as `domain/search/terms.ts` makes them: PostgreSQL keeps and finds them, and reads no text of its own accord. */
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * What listings and the search read of the products that are in the catalogue: a narrow table, because counting facets reads thousands of
 * its rows. `terms` is kept apart from the row (see the migration) and only its index is ever read.
 */
export const productSearch = pgTable(
  'product_search',
  {
    sku: integer()
      .primaryKey()
      .references(() => products.sku, { onDelete: 'cascade' }),
    /** Words, part numbers, values, categories and group tags, each with its mark (`search/marks.ts`). */
    terms: tsvector().notNull(),
    facetIds: integer('facet_ids').array().notNull(),
    manufacturerId: integer('manufacturer_id').notNull(),
    /** Null for a product that is not for sale. */
    priceCents: integer('price_cents'),
    /** Kept by a trigger on `products`, so that every sale counts at once. */
    inStock: boolean('in_stock').notNull(),
    /** For sale and reduced. */
    reduced: boolean().notNull(),
    newSince: date('new_since', { mode: 'string' }),
    /** When the same trigger last changed `inStock`, by the database's clock: processes that keep a copy ask for what is newer. */
    stockChangedAt: timestamp('stock_changed_at', { withTimezone: true }),
    /**
     * Blanks, which are kept in 30 bytes: PostgreSQL moves what is long (`terms`) out of a row only when the whole row is longer than 2 kB. It
     * makes the table nine times smaller.
     */
    filler: text()
      .notNull()
      .default(sql`repeat(' ', 2100)`),
  },
  (table) => [
    index('product_search_terms').using('gin', table.terms),
    index('product_search_stock_changed_at').on(table.stockChangedAt),
  ],
);

/** Rises with each import: a process that keeps a copy of these tables knows by it that the copy is old. One row, or none before an import. */
export const searchVersion = pgTable('search_version', {
  id: integer().primaryKey(),
  version: integer().notNull(),
});

/** What is read of a product's name only when names are sorted or counted. */
export const productNames = pgTable('product_names', {
  sku: integer()
    .primaryKey()
    .references(() => products.sku, { onDelete: 'cascade' }),
  sortNameEn: text('sort_name_en').notNull(),
  sortNameDe: text('sort_name_de').notNull(),
  sortNameFr: text('sort_name_fr').notNull(),
  /** Words as they are written, for `search_words`. */
  words: text().array().notNull(),
});

/** The attributes that products can be filtered by. */
export const facetKeys = pgTable('facet_keys', {
  id: serial().primaryKey(),
  key: text().notNull().unique(),
  name: jsonb().$type<LocalizedText>().notNull(),
  unit: text(),
});

/** Their values; a product names them by their ids. */
export const facetValues = pgTable(
  'facet_values',
  {
    id: serial().primaryKey(),
    keyId: integer('key_id')
      .notNull()
      .references(() => facetKeys.id),
    value: text().notNull(),
    number: doublePrecision(),
    text: jsonb().$type<LocalizedText>(),
  },
  (table) => [unique('facet_values_value').on(table.keyId, table.value)],
);

/** Every word of the catalogue from three letters on: what beginnings and compounds stand for, and what a slip of the keyboard is repaired to. */
export const searchWords = pgTable(
  'search_words',
  {
    /** Folded. */
    word: text().primaryKey(),
    shown: text().notNull(),
    products: integer().notNull(),
    /** The word from its end, so that "ends with" is a beginning. */
    reversed: text().notNull(),
    /** The word with one letter left out, each way: two words one edit apart share one of them. */
    deletions: text().array().notNull(),
  },
  (table) => [
    index('search_words_word').on(table.word.op('text_pattern_ops')),
    index('search_words_reversed').on(table.reversed.op('text_pattern_ops')),
    index('search_words_deletions').using('gin', table.deletions),
  ],
);

/** What a product cost from when on, for one piece, in cents: the shop's own record for the lowest price of 30 days (D15). */
export const priceHistory = pgTable(
  'price_history',
  {
    id: serial().primaryKey(),
    sku: integer()
      .notNull()
      .references(() => products.sku, { onDelete: 'cascade' }),
    priceCents: integer('price_cents').notNull(),
    since: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('price_history_sku').on(table.sku, table.since)],
);
