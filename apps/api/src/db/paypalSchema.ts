import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';

/**
 * `taken`: the shopper has approved it and the shop takes it, so that PayPal may hold the money; before that none can be held. `differs`: what was
 * approved is not what was asked for, so it pays nothing.
 */
export const paypalStates = [
  'open',
  'taken',
  'authorised',
  'cancelled',
  'declined',
  'abandoned',
  'expired',
  'differs',
] as const;

/** PayPal's answers about a payment, for its adapter alone. Not a reference, because payments without an order are removed sooner. */
export const paypalPayments = pgTable('paypal_payments', {
  paymentId: uuid('payment_id').primaryKey(),
  /** PayPal's id of its order. */
  orderId: text('order_id').notNull(),
  redirect: text().notNull(),
  cents: integer().notNull(),
  state: text({ enum: paypalStates }).notNull().default('open'),
  authorizationId: text('authorization_id'),
  /** Needed to refund; null until the money is captured. */
  captureId: text('capture_id'),
});
