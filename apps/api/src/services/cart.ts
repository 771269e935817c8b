import { capAmount, maximumFor } from '@platine/domain/cart/quantity.ts';
import { isFull } from '@platine/domain/cart/size.ts';
import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';
import { productNotFound } from '@platine/domain/errors/errorMessages.ts';
import { isOrderable, orderRule } from './cartPricing.ts';
import { changePosition } from './changePosition.ts';
import { readStored } from './session.ts';
import type { Visitor } from './visitor.ts';

/** A change of one position, in pieces. */
type Pieces = { readonly sku: number; readonly pieces: number };

/**
 * Puts pieces into the cart, capped by limit and minimum order quantity (spec §9, D13).
 * Throws ProductNotFoundException, NotOrderableException and CartFullException.
 */
export function addPosition(visitor: Visitor, { sku, pieces }: Pieces) {
  return changePosition(visitor, {
    sku,
    decide(line, { educationalInstitution }, positions) {
      if (line === null || line.product.withdrawn)
        throw new BusinessFailure('ProductNotFoundException', productNotFound(sku));
      const rule = orderRule(line.product, educationalInstitution, visitor.shop.limits);
      if (maximumFor(rule) === 0)
        throw new BusinessFailure('NotOrderableException', whyNot(sku, line.product.orderable));
      if (line.amount === 0 && isFull(positions))
        throw new BusinessFailure('CartFullException', 'The cart takes no further product.');
      const wanted = line.amount + pieces;
      return { ...capAmount(wanted, rule), wanted };
    },
  });
}

/**
 * Takes pieces out of the cart, down to the whole position; the rest is rounded to a whole step (D13). Throws PositionNotFoundException.
 */
export function removePosition(visitor: Visitor, { sku, pieces }: Pieces) {
  return changePosition(visitor, {
    sku,
    decide(line, { educationalInstitution }) {
      if (line === null || line.amount === 0)
        throw new BusinessFailure('PositionNotFoundException', `Product ${sku} is not in the cart.`);
      const wanted = Math.max(0, line.amount - pieces);
      // The rules of a product that can no longer be bought would remove all of its pieces.
      if (!isOrderable(line.product)) return { amount: wanted, reason: null, wanted };
      return { ...capAmount(wanted, orderRule(line.product, educationalInstitution, visitor.shop.limits)), wanted };
    },
  });
}

/** SKUs of the positions that can no longer be bought. */
export async function productsWithoutSale(visitor: Visitor): Promise<number[]> {
  const { lines } = await readStored(visitor);
  return lines.filter(({ product }) => !isOrderable(product)).map(({ product }) => product.sku);
}

function whyNot(sku: number, orderable: boolean): string {
  return orderable
    ? `The limit of product ${sku} is below its minimum order quantity.`
    : `Product ${sku} is not for sale.`;
}
