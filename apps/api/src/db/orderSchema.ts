import type { SQLWrapper } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { knownLanguages } from '@platine/domain/language/language.ts';
import { vatIdChecks } from '@platine/domain/customer/vatId.ts';
import { orderCancellations } from '@platine/domain/order/life/acts.ts';
import { orderNeeds } from '@platine/domain/order/life/orderState.ts';
import { paymentMethods } from '@platine/domain/payment/methods.ts';
import { paymentStates } from '@platine/domain/payment/paymentState.ts';
import { shippingMethods } from '@platine/domain/shipping/methods.ts';
import { customers } from './accountSchema.ts';
import { addressBookColumn } from './addressColumn.ts';
import { orderColumn, orderDraftColumn } from './orderDocument.ts';
import { quotes } from './quoteSchema.ts';
import { products, sessions } from './schema.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Pieces that an open payment has taken from the stock, by SKU. */
export type Reserved = Readonly<Record<string, number>>;

/** Choices of a session for its next order. A session without choices has no row. */
export const checkouts = pgTable('checkouts', {
  sessionKey: text('session_key')
    .primaryKey()
    .references(() => sessions.tokenHash, { onDelete: 'cascade', onUpdate: 'cascade' }),
  /** A guest's; a customer's are in `customer_addresses`. */
  addresses: addressBookColumn(),
  shippingMethod: text('shipping_method', { enum: shippingMethods }),
  paymentMethod: text('payment_method', { enum: paymentMethods }),
  /** The VAT id that was checked online, and the result (D17). */
  checkedVatId: text('checked_vat_id'),
  vatIdCheck: text('vat_id_check', { enum: vatIdChecks }),
  /** Consultation number of that check; null without one. */
  vatIdProof: text('vat_id_proof'),
  checkedAt: moment('checked_at'),
  /** Hash of the prices, limits, stock, addresses and methods of the cart's version (D4); '' for an empty cart. */
  fingerprint: text().notNull().default(''),
  lastOrderNumber: text('last_order_number'),
  /** The quote that is ordered from; null for none. */
  quoteNumber: text('quote_number').references(() => quotes.number, { onDelete: 'set null' }),
});

export const customerAddresses = pgTable('customer_addresses', {
  customerId: integer('customer_id')
    .primaryKey()
    .references(() => customers.id, { onDelete: 'cascade' }),
  addresses: addressBookColumn().notNull(),
});

/** Readable numbers, which may have gaps. */
export const orderNumbers = pgSequence('order_numbers', { startWith: 100_001 });

const inOrder = (path: string) => `coalesce(document #>> '{order,${path}}', '')`;
const inLines = (field: string) => `jsonb_path_query_array(document, '$.order.lines[*].${field}')::text`;
const inAddresses = ['delivery', 'invoice'].flatMap((place) =>
  ['company', 'firstName', 'lastName', 'city'].map((field) => inOrder(`${place},${field}`)),
);

/** Fields that the desk finds an order by, as PostgreSQL puts it together from the order's document. */
const searchedFields = [
  'number',
  inOrder('email'),
  inOrder('ownOrderNumber'),
  ...inAddresses,
  inLines('partNumber'),
  inLines('sku'),
  "(((document #>> '{order,totals,total}')::numeric / 100)::numeric(12, 2))::text",
];

/** The e-mail of an order in small letters, as `emailKey` has it. */
export function orderEmail(document: SQLWrapper) {
  return sql<string>`lower(${document} -> 'order' ->> 'email')`;
}

/** Placed orders. The document never changes after the insert (D9); paid, cancellation and need follow from `order_history` and are written with it. */
export const orders = pgTable(
  'orders',
  {
    number: text().primaryKey(),
    /** The session that ordered (D7); not a reference, because the order outlives it. */
    sessionKey: text('session_key').notNull(),
    customerId: integer('customer_id').references(() => customers.id, { onDelete: 'set null' }),
    document: orderColumn().notNull(),
    paid: boolean().notNull(),
    /** The language in which it was ordered, for its mails. */
    language: text({ enum: knownLanguages }).notNull().default('EN'),
    /** Last day for the transfer of a guest's order, in Luxembourg; null for any other order. */
    payBy: date('pay_by', { mode: 'string' }),
    cancellation: text({ enum: orderCancellations }),
    cancelledAt: moment('cancelled_at'),
    /** The next thing that the order waits for, by its history; null for nothing. */
    need: text({ enum: orderNeeds }),
    /** Whether pieces are packed and wait for their carrier, by its history. */
    packed: boolean().notNull().default(false),
    /** Cents that go back by hand and are not transferred yet, by its history. */
    toTransfer: integer('to_transfer').notNull().default(0),
    placedAt: moment('placed_at').notNull(),
    /** The text that the desk searches in, in lower case: number, names, e-mail, part numbers, SKUs and the total such as 86.40. The database writes it. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(sql.raw(`lower(${searchedFields.join(" || ' ' || ")})`)),
  },
  (table) => [
    index('orders_placed').on(table.placedAt, table.number),
    index('orders_search').using('gin', table.searchText.op('gin_trgm_ops')),
    index('orders_session').on(table.sessionKey),
    index('orders_customer').on(table.customerId, table.placedAt),
    index('orders_email').on(orderEmail(table.document)),
    index('orders_awaited')
      .on(table.payBy)
      .where(sql`not ${table.paid} and ${table.cancelledAt} is null`),
    index('orders_need')
      .on(table.need, table.placedAt)
      .where(sql`${table.need} is not null`),
    index('orders_to_transfer')
      .on(table.placedAt)
      .where(sql`${table.toTransfer} > 0`),
    check('orders_cancelled', sql`(${table.cancellation} is null) = (${table.cancelledAt} is null)`),
    // An older process cannot write a document that this version does not read.
    check('orders_versioned', sql`${table.document} ? 'version'`),
  ],
);

export const orderPositions = pgTable(
  'order_positions',
  {
    orderNumber: text('order_number')
      .notNull()
      .references(() => orders.number, { onDelete: 'cascade' }),
    sku: integer()
      .notNull()
      .references(() => products.sku),
    amount: integer().notNull(),
    /** Pieces that were in stock; the others are sent later. 0 once the order is cancelled. */
    fromStock: integer('from_stock').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderNumber, table.sku] }),
    check('order_from_stock', sql`${table.fromStock} between 0 and ${table.amount}`),
  ],
);

/**
 * Attempts to order, with and without a provider: one row for each idempotency key of a session (D4, D5). And payments on a provider's page of orders that
 * are placed already, because an earlier one has failed: they belong to no session (record 0131).
 */
export const payments = pgTable(
  'payments',
  {
    id: uuid().primaryKey(),
    /** Null for the payment of an order that is placed already. */
    sessionKey: text('session_key'),
    /** That order's number; null for an attempt to order. */
    paysFor: text('pays_for').references(() => orders.number, { onDelete: 'cascade' }),
    customerId: integer('customer_id').references(() => customers.id, { onDelete: 'set null' }),
    idempotencyKey: text('idempotency_key').notNull(),
    method: text({ enum: paymentMethods }).notNull(),
    state: text({ enum: paymentStates }).notNull(),
    /** Reason of the failure. */
    failure: text({ enum: ['declined', 'abandoned', 'superseded'] }),
    draft: orderDraftColumn().notNull(),
    /** Equal for attempts of the same order. */
    draftHash: text('draft_hash').notNull(),
    reserved: jsonb().$type<Reserved>().notNull(),
    redirect: text(),
    /** The order that the payment has placed, or that it carries in place of one that has failed: of several of an order the newest counts. */
    orderNumber: text('order_number').references(() => orders.number),
    /** Return of money that was authorised for no order: `due` until the provider has released it. */
    refund: text({ enum: ['due', 'done'] }),
    /** When the provider is next told to end a payment that the shop has ended; null when the provider has ended it, too. */
    cancelAt: moment('cancel_at'),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    unique('payments_key').on(table.sessionKey, table.idempotencyKey),
    uniqueIndex('payments_open')
      .on(table.sessionKey)
      .where(sql`${table.state} in ('draft', 'pending', 'authorised')`),
    uniqueIndex('payments_open_again')
      .on(table.paysFor)
      .where(sql`${table.state} in ('draft', 'pending', 'authorised')`),
    index('payments_order').on(table.orderNumber),
    index('payments_cancel').on(table.cancelAt),
    index('payments_state').on(table.state, table.expiresAt),
    check('payments_versioned', sql`${table.draft} ? 'version'`),
    check('payments_session', sql`(${table.sessionKey} is null) = (${table.paysFor} is not null)`),
    check('payments_placed', sql`(${table.state} = 'placed') = (${table.orderNumber} is not null)`),
  ],
);

/** Random keys of this shop, made at their first use. */
export const secrets = pgTable('secrets', { name: text().primaryKey(), value: text().notNull() });
