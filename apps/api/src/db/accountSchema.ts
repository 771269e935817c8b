import { sql } from 'drizzle-orm';
import { boolean, doublePrecision, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { knownLanguages } from '@platine/domain/language/language.ts';
import type { CountryCode } from '@platine/domain/customer/countries.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Fields that the desk finds an account by. */
const searchedFields = ['id::text', 'email', 'first_name', 'last_name', 'company', 'vat_id', 'city'];

/** Registered customers. Only activated ones can log in; the others have to open their mailed link. */
export const customers = pgTable(
  'customers',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity({ startWith: 20_001 }),
    email: text().notNull(),
    /** The normalised e-mail that identifies the account (`emailKey`). */
    emailKey: text('email_key').notNull().unique(),
    /** argon2id with its parameters and salt. */
    passwordHash: text('password_hash').notNull(),
    activatedAt: moment('activated_at'),
    language: text({ enum: knownLanguages }).notNull(),
    customerType: text('customer_type', { enum: ['PRIVATE', 'COMPANY'] }).notNull(),
    country: text().$type<CountryCode>().notNull(),
    company: text().notNull(),
    vatId: text('vat_id').notNull(),
    department: text().notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    street: text().notNull(),
    /** Empty for customers who registered before there was one. */
    supplement: text().notNull().default(''),
    zipCode: text('zip_code').notNull(),
    city: text().notNull(),
    phone: text().notNull(),
    /** Ticked at registration; the activation link confirms it. */
    wantsNewsletter: boolean('wants_newsletter').notNull().default(false),
    /** Lifts the cart limits (spec §9, D13); only the operator sets it. */
    educationalInstitution: boolean('educational_institution').notNull().default(false),
    /** Allows orders on invoice (D23); only the operator sets it. */
    invoiceCleared: boolean('invoice_cleared').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    /** The text that the desk searches in, in lower case. The database writes it. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(sql.raw(`lower(${searchedFields.join(" || ' ' || ")})`)),
  },
  (table) => [index('customers_search').using('gin', table.searchText.op('gin_trgm_ops'))],
);

/** Browsers in which a customer is logged in. They share one session: the row of `sessions` for the customer. */
export const logins = pgTable(
  'logins',
  {
    /** SHA-256 of the cookie's token (D6). */
    tokenHash: text('token_hash').primaryKey(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    lastSeenAt: moment('last_seen_at').notNull(),
  },
  (table) => [index('logins_customer').on(table.customerId), index('logins_last_seen').on(table.lastSeenAt)],
);

/** Browsers in which a customer has logged in or opened a mailed link: failed logins elsewhere do not lock them out. */
export const knownDevices = pgTable(
  'known_devices',
  {
    /** SHA-256 of the device cookie's token. Customers who share a browser share it. */
    tokenHash: text('token_hash').notNull(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    lastSeenAt: moment('last_seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tokenHash, table.customerId] }),
    index('known_devices_customer').on(table.customerId),
    index('known_devices_last_seen').on(table.lastSeenAt),
  ],
);

/** Mailed links for accounts; a used one is deleted (D32). */
export const mailedLinks = pgTable(
  'mailed_links',
  {
    /** SHA-256 of the link's token. */
    hash: text().primaryKey(),
    purpose: text({ enum: ['activation', 'reset'] }).notNull(),
    /** Null in a row of an older version, which wrote one for an unknown e-mail as well. */
    customerId: integer('customer_id').references(() => customers.id, { onDelete: 'cascade' }),
    /** The session that registered. An activation from any other sets another password. */
    sessionKey: text('session_key'),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('mailed_links_customer').on(table.customerId), index('mailed_links_expires').on(table.expiresAt)],
);

/** Requests for a link to set a password, known e-mail or not. A job looks the account up, so that no answer depends on it (D32). */
export const passwordRequests = pgTable('password_requests', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** As it was entered; it may be no address at all. */
  email: text().notNull(),
  /** The language of the page; null when none was chosen. */
  language: text({ enum: knownLanguages }),
});

/** Newsletter subscriptions, confirmed by a mailed link. */
export const newsletterSubscriptions = pgTable('newsletter_subscriptions', {
  emailKey: text('email_key').primaryKey(),
  email: text().notNull(),
  /** Not hashed: each newsletter contains it in its unsubscribe link, and it opens nothing else. */
  hash: text().notNull().unique(),
  state: text({ enum: ['pending', 'confirmed', 'cancelled'] }).notNull(),
  /** The place in the shop where it was requested, such as FOOTER (spec §7). */
  places: text().array().notNull(),
  language: text({ enum: knownLanguages }).notNull(),
  customerType: text('customer_type', { enum: ['PRIVATE', 'COMPANY'] }).notNull(),
  country: text().notNull(),
  /** When the state began. */
  changedAt: moment('changed_at').notNull(),
});

/** Counts of limited attempts, in the database so that all processes count together. */
export const throttleBuckets = pgTable(
  'throttle_buckets',
  {
    /** The limit's name and a hash of the caller: no IP address and no e-mail is stored. */
    key: text().primaryKey(),
    level: doublePrecision().notNull(),
    filledAt: moment('filled_at').notNull(),
  },
  (table) => [index('throttle_buckets_filled').on(table.filledAt)],
);
