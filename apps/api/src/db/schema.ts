import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { knownLanguages } from '@platine/domain/language/language.ts';
import type { Asset } from '@platine/domain/catalog/assets.ts';
import type { MenuEntry } from '@platine/domain/catalog/menu.ts';
import type { ProductFacts } from '@platine/domain/catalog/facts.ts';
import type { StatedLifecycle } from '@platine/domain/catalog/lifecycle.ts';
import type { Attribute, Product, SafetyContact } from '@platine/domain/catalog/product.ts';
import type { Content } from '@platine/domain/money/pricePerUnit.ts';
import type { LocalizedText } from '@platine/domain/language/text.ts';
import type { PriceEntry } from '@platine/domain/money/priceBreaks.ts';
import type { TaxClass } from '@platine/domain/money/taxClass.ts';
import { customers } from './accountSchema.ts';

/** One schema for PGlite and PostgreSQL 15+. Money is in integer cents (D10), amounts are pieces (D13). */

/**
 * The columns of type jsonb in the catalogue's tables are trusted by type. The import and the desk alone write them, and both parse every line
 * (`catalogueLines.ts`); migrations carry older shapes over. A page reads dozens of products, and parsing their attributes would take longer
 * than the query.
 */
export const manufacturers = pgTable('manufacturers', {
  id: integer().primaryKey(),
  name: text().notNull(),
  countryCode: text('country_code'),
  /** The manufacturer's contact for product safety. */
  safetyContact: jsonb('safety_contact').$type<SafetyContact>(),
  /** The address of its logo among the shop's media. */
  logo: jsonb().$type<LocalizedText>(),
});

export const categories = pgTable(
  'categories',
  { path: text().primaryKey(), parentPath: text('parent_path'), name: jsonb().$type<LocalizedText>().notNull() },
  (table) => [index('categories_parent').on(table.parentPath)],
);

export const menuGroups = pgTable('menu_groups', {
  group: text('group_key').primaryKey(),
  position: integer().notNull(),
  title: jsonb().$type<LocalizedText>().notNull().default({}),
  entries: jsonb().$type<readonly MenuEntry[]>().notNull(),
});

export const products = pgTable(
  'products',
  {
    sku: integer().primaryKey(),
    kind: text().notNull(),
    manufacturerId: integer('manufacturer_id')
      .notNull()
      .references(() => manufacturers.id),
    manufacturerSku: text('manufacturer_sku').notNull(),
    gtin: text(),
    name: jsonb().$type<LocalizedText>().notNull(),
    description: jsonb().$type<LocalizedText>().notNull(),
    flags: text().array().notNull(),
    categoryPaths: text('category_paths').array().notNull(),
    groupTags: text('group_tags').array().notNull(),
    attributes: jsonb().$type<readonly Attribute[]>().notNull(),
    /** Valid price breaks only (D14), with Luxembourg VAT (D11). */
    prices: jsonb().$type<PriceEntry[]>().notNull(),
    /** How it is taxed (record 0161). */
    taxClass: text('tax_class').$type<TaxClass>().notNull().default('STANDARD'),
    /** The headline price; null when the product has none. */
    priceCents: integer('price_cents'),
    minimumOrderQuantity: integer('minimum_order_quantity').notNull(),
    stockAmount: integer('stock_amount').notNull(),
    stockTimeFrame: integer('stock_time_frame').$type<10 | 20 | 30 | 40 | 100>().notNull(),
    stockExpectedDate: date('stock_expected_date', { mode: 'string' }),
    stockPresaleDate: date('stock_presale_date', { mode: 'string' }),
    /** The pieces that the catalogue's files named last: the same number again is no new count, and leaves the shop's. Null until files name one. */
    statedStock: integer('stated_stock'),
    /** Where its pieces lie in the warehouse: known to the shop's own people, never to shoppers. */
    storagePlace: text('storage_place'),
    /** The place that the catalogue's files named last, as `statedStock`. */
    statedPlace: text('stated_place'),
    weightGrams: integer('weight_grams').notNull(),
    newSince: date('new_since', { mode: 'string' }),
    crossSelling: jsonb('cross_selling').$type<Product['related']>().notNull(),
    dataSheetUrl: text('data_sheet_url'),
    /** Pictures among the shop's media, and copyright texts; a product without a picture has its drawing. */
    assets: jsonb().$type<readonly Asset[]>().notNull().default([]),
    /** Documents among the shop's media, and links. */
    documents: jsonb().$type<Product['documents']>().notNull().default([]),
    /** Null for what is sold by the piece. */
    content: jsonb().$type<Content>(),
    /** A maker's warnings of a toy. */
    warnings: jsonb().$type<readonly LocalizedText[]>().notNull().default([]),
    /** Facts that the law wants on the product's page and on documents. */
    facts: jsonb().$type<ProductFacts>(),
    /** How long its maker makes it, and products that do the same; null for what is made on. */
    lifecycle: jsonb().$type<StatedLifecycle>(),
    /** The SKU of the product that takes its place once it is withdrawn; the import may name one that the shop does not have yet. */
    successorSku: integer('successor_sku'),
    /** Shared by the variants of one product; null for a product without any. */
    variantGroup: text('variant_group'),
    /** False for a product with the flag NO_SALE or without a price: it is shown but cannot be bought. */
    orderable: boolean().notNull(),
    /** Removed from the catalogue. The row stays, because carts still refer to it. */
    withdrawn: boolean().notNull().default(false),
    /** A content hash in the picture's URL, so that the picture can be cached for ever. */
    pictureHash: text('picture_hash').notNull(),
    contentHash: text('content_hash').notNull(),
  },
  (table) => [
    index('products_manufacturer').on(table.manufacturerId),
    index('products_manufacturer_sku').on(sql`lower(${table.manufacturerSku})`),
    index('products_gtin').on(table.gtin),
    index('products_variant_group')
      .on(table.variantGroup)
      .where(sql`${table.variantGroup} is not null`),
    check('products_stock', sql`${table.stockAmount} >= 0`),
  ],
);

/** The SKUs that the shop has given to article numbers with letters, when it read a table that has no numbers of the shop. */
export const articleNumbers = pgTable('article_numbers', {
  number: text().primaryKey(),
  sku: integer().notNull().unique(),
});

/** Documents whose differences of stock were applied, so that a repeated file does not count twice. */
export const stockDocuments = pgTable('stock_documents', {
  id: text().primaryKey(),
  appliedAt: timestamp('applied_at', { withTimezone: true }).notNull(),
});

export const sessions = pgTable(
  'sessions',
  {
    /**
     * A guest's key is the SHA-256 of the cookie's token, so that a reader of the database cannot act as a shopper (D6). A customer's is
     * `customerKey`, which no token has; the tokens that open it are in `logins`.
     */
    tokenHash: text('token_hash').primaryKey(),
    customerId: integer('customer_id')
      .unique()
      .references(() => customers.id, { onDelete: 'cascade' }),
    language: text({ enum: knownLanguages }),
    languageChanged: boolean('language_changed').notNull().default(false),
    customerType: text('customer_type', { enum: ['PRIVATE', 'COMPANY'] }).notNull(),
    country: text().notNull(),
    email: text(),
    vatId: text('vat_id'),
    flags: text()
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    customerComment: text('customer_comment').notNull().default(''),
    customerOrderNumber: text('customer_order_number').notNull().default(''),
    /** Where a public body gets its e-invoices; '' for none. */
    peppolAddress: text('peppol_address').notNull().default(''),
    cartVersion: integer('cart_version').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('sessions_last_seen').on(table.lastSeenAt)],
);

export const cartPositions = pgTable(
  'cart_positions',
  {
    tokenHash: text('token_hash')
      .notNull()
      .references(() => sessions.tokenHash, { onDelete: 'cascade', onUpdate: 'cascade' }),
    sku: integer()
      .notNull()
      .references(() => products.sku),
    amount: integer().notNull(),
    /** The order in which the shopper added them. */
    added: serial().notNull(),
    /** The customer's note; '' for none. */
    note: text().notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.tokenHash, table.sku] }), check('cart_amount', sql`${table.amount} > 0`)],
);

/** Files of the catalogue that were fetched from the web, so that no import fetches them again. */
export const mediaSources = pgTable('media_sources', {
  url: text().primaryKey(),
  /** Where the shop offers the file. */
  address: text().notNull(),
});

/** The origin of the catalogue, in one row. */
export const catalogueState = pgTable('catalogue_state', {
  id: integer().primaryKey(),
  /** A hash of the files and of the code that read them. */
  contentHash: text('content_hash').notNull(),
  /** The sample catalogue is updated at each start; an imported one changes only with the next import. */
  source: text({ enum: ['sample', 'import'] })
    .notNull()
    .default('sample'),
  loadedAt: timestamp('loaded_at', { withTimezone: true }).notNull(),
});
