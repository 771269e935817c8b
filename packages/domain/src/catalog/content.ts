import type { ProductWire } from '../contract/schemas/product.ts';
import type { Content } from '../money/pricePerUnit.ts';

export function contentFromWire(wire: ProductWire['CONTENT']): Content | null {
  return wire ? { amount: wire.AMOUNT, unit: wire.UNIT } : null;
}

/** The field of a product or a position; left out for what is sold by the piece. */
export function contentToWire(content: Content | null): Pick<ProductWire, 'CONTENT'> {
  return content === null ? {} : { CONTENT: { AMOUNT: content.amount, UNIT: content.unit } };
}
