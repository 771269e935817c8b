import { inArray } from 'drizzle-orm';
import type { AdoptionFacts, Adopted } from '@platine/domain/cart/adopt.ts';
import { adoptPositions } from '@platine/domain/cart/adopt.ts';
import type { CartAmount } from '@platine/domain/cart/merge.ts';
import { cartPositions, products } from '../../db/schema.ts';
import { isOrderable, orderRule } from '../cartPricing.ts';
import type { Changed } from '../session.ts';
import { changeSession, heldSession } from '../session.ts';
import type { Visitor } from '../visitor.ts';
import type { LinkDays } from './orderLink.ts';
import { orderByDocument } from './orders.ts';

/** Products of an earlier order that are to be ordered again. */
export type Reorder = {
  readonly documentNumber: string;
  /** Of the mailed link that shows the order; null for an own order (D7). */
  readonly signature: string | null;
  readonly positions: readonly CartAmount[];
};

/**
 * Adds products of an earlier order, an own one or that of a mailed link, to the cart; those that the order did not have are left out. Throws TransactionNotFoundException
 * and OrderLinkEndedException (spec §7, D7).
 */
export async function adoptFromOrder(
  visitor: Visitor & LinkDays,
  { documentNumber, signature, positions }: Reorder,
): Promise<Changed<Adopted>> {
  const { lines: ordered } = await orderByDocument(visitor, documentNumber, signature);
  const known = new Set(ordered.map(({ sku }) => sku));
  const wanted = positions.filter(({ sku }) => known.has(sku));
  return changeSession(visitor, async ({ tx, tokenHash }) => {
    const { session, lines } = await heldSession(tx, tokenHash, visitor.now);
    const rows = await tx
      .select()
      .from(products)
      .where(inArray(products.sku, [...known]));
    const factsOf = (sku: number): AdoptionFacts => {
      const product = rows.find((row) => row.sku === sku);
      if (product === undefined || product.withdrawn) return { kind: 'endOfLife' };
      if (!isOrderable(product)) return { kind: 'noSale' };
      return { kind: 'orderable', rule: orderRule(product, session.educationalInstitution) };
    };
    const cart = lines.map(({ product, amount }) => ({ sku: product.sku, amount }));
    const adopted = adoptPositions(cart, wanted, factsOf);
    for (const { sku, amount } of adopted.positions) {
      if (cart.some((line) => line.sku === sku && line.amount === amount)) continue;
      await tx
        .insert(cartPositions)
        .values({ tokenHash, sku, amount })
        .onConflictDoUpdate({ target: [cartPositions.tokenHash, cartPositions.sku], set: { amount } });
    }
    return adopted;
  });
}
