import { and, eq } from 'drizzle-orm';
import type { Capped } from '@platine/domain/cart/quantity.ts';
import { capAmount, mostPieces } from '@platine/domain/cart/quantity.ts';
import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';
import type { CallContext } from '../callContext.ts';
import { customers } from '../db/accountSchema.ts';
import { cartPositions, products, sessions } from '../db/schema.ts';
import { isOrderable, orderRule } from './cartPricing.ts';
import type { SessionState } from './findSession.ts';
import type { SessionChange } from './session.ts';
import { changeSession } from './session.ts';

/** A change of one position, in pieces. */
export type PositionChange = { readonly sku: number; readonly pieces: number };

/** How many pieces were wanted in the cart, how many there are now, and why they differ. */
export type Adjusted = Capped & { readonly wanted: number };
type Changed = { readonly state: SessionState; readonly result: Adjusted };

/**
 * Puts pieces into the cart, capped by limit and minimum order quantity (spec §9, D13).
 * Throws ProductNotFoundException and NotOrderableException.
 */
export function addPosition(context: CallContext, { sku, pieces }: PositionChange): Promise<Changed> {
  return changeSession(context, async (change) => {
    const product = await productWithAmount(change, sku);
    if (product === null || product.withdrawn)
      throw new BusinessFailure('ProductNotFoundException', `Product with ${sku} not found.`);
    const rule = orderRule(product, product.educationalInstitution);
    if (mostPieces(rule) === 0) throw new BusinessFailure('NotOrderableException', whyNot(sku, product.orderable));
    const wanted = product.inCart + pieces;
    const capped = capAmount(wanted, rule);
    await setAmount(change, sku, { from: product.inCart, to: capped.amount });
    return { ...capped, wanted };
  });
}

/**
 * Takes pieces out of the cart; taking as many as there are or more removes the position. What remains is brought to a
 * whole step (D13). Throws PositionNotFoundException.
 */
export function removePosition(context: CallContext, { sku, pieces }: PositionChange): Promise<Changed> {
  return changeSession(context, async (change) => {
    const product = await productWithAmount(change, sku);
    if (product === null || product.inCart === 0)
      throw new BusinessFailure('PositionNotFoundException', `Product ${sku} is not in the cart.`);
    const wanted = Math.max(0, product.inCart - pieces);
    // A product that can no longer be bought is only taken out: no rule would leave a piece of it.
    const rule = orderRule(product, product.educationalInstitution);
    const capped = isOrderable(product) ? capAmount(wanted, rule) : { amount: wanted, reason: null };
    await setAmount(change, sku, { from: product.inCart, to: capped.amount });
    return { ...capped, wanted };
  });
}

async function productWithAmount({ tx, tokenHash }: SessionChange, sku: number) {
  const [row] = await tx
    .select({
      sku: products.sku,
      manufacturerId: products.manufacturerId,
      name: products.name,
      flags: products.flags,
      minimumOrderQuantity: products.minimumOrderQuantity,
      orderable: products.orderable,
      withdrawn: products.withdrawn,
      inCart: cartPositions.amount,
      educationalInstitution: customers.educationalInstitution,
    })
    .from(products)
    .leftJoin(cartPositions, and(eq(cartPositions.sku, products.sku), eq(cartPositions.tokenHash, tokenHash)))
    .leftJoin(sessions, eq(sessions.tokenHash, tokenHash))
    .leftJoin(customers, eq(customers.id, sessions.customerId))
    .where(eq(products.sku, sku));
  if (row === undefined) return null;
  return { ...row, inCart: row.inCart ?? 0, educationalInstitution: row.educationalInstitution ?? false };
}

/** Writes a position's amount. */
async function setAmount({ tx, tokenHash }: SessionChange, sku: number, { from, to }: { from: number; to: number }) {
  if (from === to) return;
  const position = and(eq(cartPositions.tokenHash, tokenHash), eq(cartPositions.sku, sku));
  if (to === 0) await tx.delete(cartPositions).where(position);
  else if (from === 0) await tx.insert(cartPositions).values({ tokenHash, sku, amount: to });
  else await tx.update(cartPositions).set({ amount: to }).where(position);
}

function whyNot(sku: number, orderable: boolean): string {
  return orderable
    ? `The limit of product ${sku} is below its minimum order quantity.`
    : `Product ${sku} is not for sale.`;
}
