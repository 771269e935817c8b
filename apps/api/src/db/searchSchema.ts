import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  serial,
  smallint,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import type { LocalizedText } from '@platine/domain/language/text.ts';
import { bytes } from './bytesColumn.ts';
import { products } from './schema.ts';

/** Weighted lexemes from `domain/search/terms.ts`: PostgreSQL stores and finds them, and parses no text itself. */
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * The columns of current products that listings and the search read. The table is narrow, because counting facets reads thousands of rows. `terms` is
 * stored outside the row (see the migration), and only its index is read.
 */
export const productSearch = pgTable(
  'product_search',
  {
    sku: integer()
      .primaryKey()
      .references(() => products.sku, { onDelete: 'cascade' }),
    /** Words, part numbers, values, categories and group tags, each with the prefix of its kind (`search/termPrefixes.ts`). */
    terms: tsvector().notNull(),
    facetIds: integer('facet_ids').array().notNull(),
    manufacturerId: integer('manufacturer_id').notNull(),
    /** Null for a product that is not for sale. */
    priceCents: integer('price_cents'),
    /** The place of its tax class in `taxClasses`, which decides the price that is shown. */
    taxClass: smallint('tax_class').notNull().default(0),
    /** For sale and on sale: `reductionOf` the headline price, so that a listing and a badge never differ (D15). */
    reduced: boolean().notNull(),
    newSince: date('new_since', { mode: 'string' }),
    /**
     * Blanks that take 30 bytes. PostgreSQL moves long values (`terms`) out of a row only when the whole row exceeds 2 kB; this makes the table nine
     * times smaller.
     */
    filler: text()
      .notNull()
      .default(sql`repeat(' ', 2100)`),
  },
  (table) => [index('product_search_terms').using('gin', table.terms)],
);

/** The number of a transaction, which never comes again. */
const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * Whether a product can be delivered at once. Triggers on `products` keep it, so that every sale counts immediately. A table of its own: changing a
 * row of `product_search` would enter the product's hundred terms into their index again.
 */
export const productStock = pgTable(
  'product_stock',
  {
    sku: integer()
      .primaryKey()
      .references(() => products.sku, { onDelete: 'cascade' }),
    inStock: boolean('in_stock').notNull(),
    /** The transaction that last changed `inStock`: each process reads newer changes into its index. */
    changedIn: transactionId('changed_in').notNull(),
  },
  (table) => [index('product_stock_changed_in').on(table.changedIn, table.sku)],
);

/** Incremented by each import, so that each process notices that its index is outdated. One row, or none before an import. */
export const searchVersion = pgTable('search_version', {
  id: integer().primaryKey(),
  version: integer().notNull(),
});

/** Advanced by triggers with each product that changes: what was made of products before is outdated. */
export const productChanges = pgSequence('product_changes');

/** Columns that are read only when names are sorted or counted. */
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

/** Attributes that products can be filtered by. */
export const facetKeys = pgTable('facet_keys', {
  id: serial().primaryKey(),
  key: text().notNull().unique(),
  name: jsonb().$type<LocalizedText>().notNull(),
  unit: text(),
});

/** Values of these attributes; products refer to their ids. */
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

/** Every word of the catalogue with at least three letters; the process keeps a copy of it (`search/wordList.ts`). */
export const searchWords = pgTable('search_words', {
  /** Folded. */
  word: text().primaryKey(),
  shown: text().notNull(),
  products: integer().notNull(),
  /** The word reversed, so that a suffix becomes a prefix. */
  reversed: text().notNull(),
});

/** Query terms that many products have, as `search/textQuery.ts` asks for them. */
export const frequentTerms = pgTable('frequent_terms', { term: text().primaryKey() });

/**
 * The products of frequent terms, so that a search need not visit each of them (`search/frequentTerms.ts`). A trigger on `product_search` deletes the
 * list of each term that a change adds to a product or takes away.
 */
export const productLists = pgTable('product_lists', {
  term: text().primaryKey(),
  /** As `packedSkus` packs them. */
  skus: bytes().notNull(),
});

/** The price of one piece in cents, by the day it began: the shop's record for the lowest price of 30 days (D15). */
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
