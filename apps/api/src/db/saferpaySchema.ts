import { boolean, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** `differs`: what was authorised is not what was asked for, so it pays nothing. */
export const saferpayStates = [
  'open',
  'authorised',
  'cancelled',
  'declined',
  'abandoned',
  'expired',
  'differs',
] as const;

/** Saferpay's answers about a payment, for its adapter alone. Not a reference, because payments without an order are removed sooner. */
export const saferpayPayments = pgTable('saferpay_payments', {
  paymentId: uuid('payment_id').primaryKey(),
  /** Of its payment page. */
  token: text().notNull(),
  redirect: text().notNull(),
  /** When the page can no longer be opened. */
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  cents: integer().notNull(),
  state: text({ enum: saferpayStates }).notNull().default('open'),
  transactionId: text('transaction_id'),
  /** Needed to refund; null until the money is captured. */
  captureId: text('capture_id'),
  /** Whether the card's issuer bears a chargeback; null when Saferpay does not say. */
  liabilityShift: boolean('liability_shift'),
  /** The brand or wallet that was paid with, as Saferpay names it. */
  means: text(),
});

/** Refunds that Saferpay has accepted; each is captured afterwards. */
export const saferpayRefunds = pgTable(
  'saferpay_refunds',
  {
    key: text().primaryKey(),
    paymentId: uuid('payment_id').notNull(),
    transactionId: text('transaction_id').notNull(),
  },
  (table) => [index('saferpay_refunds_payment').on(table.paymentId)],
);
