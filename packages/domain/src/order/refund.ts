import type { Cents } from '../money/money.ts';
import type { Pieces, RefundAct } from './life/acts.ts';
import type { OrderState } from './life/orderState.ts';
import type { OrderDraft } from './order.ts';
import { partLines, partTotals } from './partTotals.ts';

type Priced = Pick<OrderDraft, 'lines' | 'totals' | 'pricing'>;

/** The charge for pieces of an order, with VAT. Throws a RangeError for pieces that the order does not have. */
export function chargedFor(order: Priced, pieces: readonly Pieces[]): Cents {
  return partTotals(order, { lines: partLines(order.lines, pieces), withShipment: false }).total;
}

/**
 * The refund of pieces, with a part of what the delivery cost. VAT that was added to the sum is rounded once over all pieces that were repaid, so that
 * several refunds are together what one would be, and never more than what is left of the payment (D10, D39). Throws a RangeError for more pieces than
 * the order has.
 */
export function refundOf(
  order: Priced,
  { lines, paid, refunded }: Pick<OrderState, 'lines' | 'paid' | 'refunded'>,
  { pieces, shipment }: { readonly pieces: readonly Pieces[]; readonly shipment: Cents },
): RefundAct {
  const earlier = lines.flatMap((line) => (line.refunded > 0 ? [{ sku: line.sku, amount: line.refunded }] : []));
  const goods = chargedFor(order, [...earlier, ...pieces]) - chargedFor(order, earlier);
  const cents = Math.min(goods + shipment, paid - refunded);
  return { kind: 'refunded', cents, pieces, shipment: Math.min(shipment, cents) };
}
