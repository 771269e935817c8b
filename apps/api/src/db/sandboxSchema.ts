import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { knownLanguages } from '@platine/domain/language/language.ts';
import { providerRequestKinds } from '@platine/domain/order/life/money.ts';

/** Payments of the sandbox provider. The shop reads them only through the provider's interface. */
export const sandboxPayments = pgTable('sandbox_payments', {
  id: uuid().primaryKey(),
  cents: integer().notNull(),
  /** The shop's path to which its page leads back. */
  back: text().notNull().default('/checkout_summary'),
  language: text({ enum: knownLanguages }).notNull(),
  state: text({
    enum: ['open', 'authorised', 'declined', 'expired', 'abandoned', 'silent', 'cancelled', 'captured'],
  }).notNull(),
});

/** Requests to the sandbox about the money of a payment, with its answers. */
export const sandboxRequests = pgTable('sandbox_requests', {
  key: text().primaryKey(),
  paymentId: uuid('payment_id').notNull(),
  kind: text({ enum: providerRequestKinds }).notNull(),
  cents: integer().notNull(),
  /** Null when it was done. */
  refusal: text(),
});
