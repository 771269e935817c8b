import { inArray } from 'drizzle-orm';
import type { AdoptionFacts, Adopted } from '@platine/domain/cart/adopt.ts';
import { adoptPositions } from '@platine/domain/cart/adopt.ts';
import type { CartAmount } from '@platine/domain/cart/merge.ts';
import { cartPositions, products } from '../db/schema.ts';
import { isOrderable, orderRule } from './cartPricing.ts';
import type { Changed, SessionChange } from './session.ts';
import { changeSession, heldSession } from './session.ts';
import type { Occasion, Visitor } from './visitor.ts';

/** Puts several products into the visitor's cart, on top of what is there, in one transaction; those that cannot be bought are named (spec §7, D13). */
export function addPositions(visitor: Visitor, wanted: readonly CartAmount[]): Promise<Changed<Adopted>> {
  return changeSession(visitor, (change) => putPositions(change, visitor, { wanted, replace: false }));
}

type Putting = {
  readonly wanted: readonly CartAmount[];
  /** Whether the amounts and notes of the cart's own positions of these products give way. */
  readonly replace: boolean;
};

/** The same within a change of the session. */
export async function putPositions(
  { tx, tokenHash }: SessionChange,
  { now, shop }: Occasion,
  { wanted, replace }: Putting,
): Promise<Adopted> {
  const { session, lines } = await heldSession(tx, tokenHash, now);
  const skus = wanted.map(({ sku }) => sku);
  const rows = await tx.select().from(products).where(inArray(products.sku, skus));
  const bySku = new Map(rows.map((row) => [row.sku, row]));
  const factsOf = (sku: number): AdoptionFacts => {
    const product = bySku.get(sku);
    if (product === undefined || product.withdrawn) return { kind: 'endOfLife' };
    if (!isOrderable(product)) return { kind: 'noSale' };
    return { kind: 'orderable', rule: orderRule(product, session.educationalInstitution, shop.limits) };
  };
  const before = new Map(lines.map((line) => [line.product.sku, line]));
  const cart = lines.map(({ product, amount, note }) => ({ sku: product.sku, amount, note }));
  const adopted = adoptPositions(replace ? cart.filter(({ sku }) => !skus.includes(sku)) : cart, wanted, factsOf);
  for (const { sku, amount, note = '' } of adopted.positions) {
    const was = before.get(sku);
    if (was?.amount === amount && was.note === note) continue;
    await tx
      .insert(cartPositions)
      .values({ tokenHash, sku, amount, note })
      .onConflictDoUpdate({ target: [cartPositions.tokenHash, cartPositions.sku], set: { amount, note } });
  }
  return adopted;
}
