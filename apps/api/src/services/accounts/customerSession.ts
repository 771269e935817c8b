import { and, asc, eq, inArray, notExists, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Adjustment } from '@platine/domain/cart/adjustment.ts';
import type { CartLimitRules } from '@platine/domain/cart/limit.ts';
import type { CartAmount, RuleOf } from '@platine/domain/cart/merge.ts';
import { mergeCarts } from '@platine/domain/cart/merge.ts';
import type { Database } from '../../db/database.ts';
import { orders, payments } from '../../db/orderSchema.ts';
import { cartPositions, products, sessions } from '../../db/schema.ts';
import { isOrderable, orderRule } from '../cartPricing.ts';
import { openStates } from '../checkout/chosen.ts';
import { customerKey } from '../session.ts';
import type { Occasion } from '../visitor.ts';
import type { Customer } from './customers.ts';

/** Columns that a session takes from its customer's record (spec §6). */
export function sessionColumns({ customerType, country, vatId }: Pick<Customer, 'customerType' | 'country' | 'vatId'>) {
  return { customerType, country, vatId: vatId === '' ? null : vatId };
}

type Row = typeof sessions.$inferSelect;
type Entering = Occasion & { readonly customer: Customer; readonly guest: string | null };

/**
 * Moves a guest into the customer's session and merges the carts (D6). The caller holds the rows of the customer and the guest. Returns the
 * amounts that the merge has changed.
 */
export async function enterSession(tx: Database, entering: Entering): Promise<readonly Adjustment[]> {
  const { customer, guest, now, shop } = entering;
  const key = customerKey(customer.id);
  const own = await readRow(tx, key);
  const before = guest === null ? null : await readRow(tx, guest);
  const ownCart = await readCart(tx, key);
  const guestCart = guest === null ? [] : await readCart(tx, guest);
  if (guest !== null) await moveOrders(tx, guest, key);
  await moveIn(tx, { customer, own, before, now });
  const rows = await readProducts(tx, [...ownCart, ...guestCart]);
  const merged = mergeCarts(ownCart, guestCart, rulesFor(rows, customer, shop.limits));
  const version = Math.max(own?.cartVersion ?? 0, before?.cartVersion ?? 0) + 1;
  await writeCart(tx, { key, positions: merged.positions, version });
  return merged.adjustments;
}

type Moving = {
  readonly customer: Customer;
  readonly own: Row | null;
  readonly before: Row | null;
  readonly now: Date;
};

/** A customer without a session gets the guest's with everything entered in it; otherwise the guest's session ends. */
async function moveIn(tx: Database, { customer, own, before, now }: Moving): Promise<void> {
  const key = customerKey(customer.id);
  const values = {
    language: languageOf(customer, before),
    languageChanged: false,
    email: customer.email,
    lastSeenAt: now,
  };
  const fresh = { ...values, ...sessionColumns(customer), tokenHash: key, customerId: customer.id };
  if (own !== null) {
    await tx.update(sessions).set(values).where(eq(sessions.tokenHash, key));
    if (before !== null) await tx.delete(sessions).where(eq(sessions.tokenHash, before.tokenHash));
  } else if (before === null) await tx.insert(sessions).values({ ...fresh, createdAt: now });
  else await tx.update(sessions).set(fresh).where(eq(sessions.tokenHash, before.tokenHash));
}

/**
 * Moves the guest's orders and payments (D7). A payment stays when the customer's session has another open one or the same key; the provider's
 * notice ends it.
 */
async function moveOrders(tx: Database, guest: string, key: string): Promise<void> {
  await tx.update(orders).set({ sessionKey: key }).where(eq(orders.sessionKey, guest));
  const other = alias(payments, 'other');
  const bothOpen = and(inArray(other.state, [...openStates]), inArray(payments.state, [...openStates]));
  const inItsWay = tx
    .select({ id: other.id })
    .from(other)
    .where(and(eq(other.sessionKey, key), or(eq(other.idempotencyKey, payments.idempotencyKey), bothOpen)));
  await tx
    .update(payments)
    .set({ sessionKey: key })
    .where(and(eq(payments.sessionKey, guest), notExists(inItsWay)));
}

/** The language of the record, unless the visitor has chosen one by hand (spec §4). */
function languageOf({ language }: Customer, before: Row | null): Customer['language'] {
  return before?.languageChanged ? (before.language ?? language) : language;
}

async function readRow(tx: Database, key: string): Promise<Row | null> {
  const [row] = await tx.select().from(sessions).where(eq(sessions.tokenHash, key)).for('update');
  return row ?? null;
}

function readCart(tx: Database, key: string): Promise<CartAmount[]> {
  return tx
    .select({ sku: cartPositions.sku, amount: cartPositions.amount, note: cartPositions.note })
    .from(cartPositions)
    .where(eq(cartPositions.tokenHash, key))
    .orderBy(asc(cartPositions.added));
}

type ProductRow = typeof products.$inferSelect;

async function readProducts(tx: Database, positions: readonly CartAmount[]): Promise<ProductRow[]> {
  const skus = positions.map(({ sku }) => sku);
  return skus.length === 0 ? [] : tx.select().from(products).where(inArray(products.sku, skus));
}

function rulesFor(rows: readonly ProductRow[], customer: Customer, limits: CartLimitRules): RuleOf {
  const bySku = new Map(rows.map((product) => [product.sku, product]));
  return (sku) => {
    const product = bySku.get(sku);
    if (product === undefined || !isOrderable(product)) return null;
    return orderRule(product, customer.educationalInstitution, limits);
  };
}

type CartContent = { readonly key: string; readonly positions: readonly CartAmount[]; readonly version: number };

async function writeCart(tx: Database, { key, positions, version }: CartContent): Promise<void> {
  await tx.delete(cartPositions).where(eq(cartPositions.tokenHash, key));
  if (positions.length > 0)
    await tx.insert(cartPositions).values(positions.map((position) => ({ ...position, tokenHash: key })));
  await tx.update(sessions).set({ cartVersion: version }).where(eq(sessions.tokenHash, key));
}
