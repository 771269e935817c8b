import { inArray } from 'drizzle-orm';
import type { AdoptionFacts, Adopted } from '@platine/domain/cart/adopt.ts';
import { adoptPositions } from '@platine/domain/cart/adopt.ts';
import type { RequestOf } from '@platine/domain/contract/schemas.ts';
import type { CallContext } from '../callContext.ts';
import { cartPositions, products } from '../../db/schema.ts';
import { isOrderable, orderRule } from '../cartPricing.ts';
import type { SessionState } from '../findSession.ts';
import { changeSession, heldSession } from '../session.ts';
import { orderOfDocument } from './orders.ts';

/**
 * Puts goods of an own earlier order into the cart, on top of what is there; what was not in the order is left out. Throws
 * TransactionNotFoundException (spec §7, D7).
 */
export async function adoptFromOrder(
  context: CallContext,
  { FULL_TR_NUMBER, POSITIONS }: RequestOf<'cartAdoptFromOrder'>,
): Promise<{ readonly state: SessionState; readonly result: Adopted }> {
  const { document } = await orderOfDocument(context, FULL_TR_NUMBER);
  const known = new Set(document.POSITIONS.map(({ SKU }) => SKU));
  const wanted = POSITIONS.filter(({ SKU }) => known.has(SKU)).map(({ SKU, AMOUNT }) => ({ sku: SKU, amount: AMOUNT }));
  return changeSession(context, async ({ tx, tokenHash }) => {
    const { session, lines } = await heldSession(tx, tokenHash, context.now);
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
