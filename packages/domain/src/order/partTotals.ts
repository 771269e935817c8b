import { shownShipment } from '../cart/shownSums.ts';
import type { RateSums, Totals } from '../cart/sumsByRate.ts';
import { ratesOf, sumsAt, sumsOf, totalsOf } from '../cart/sumsByRate.ts';
import type { Pricing } from '../cart/totals.ts';
import { goodsByRate } from '../cart/totals.ts';
import type { Pieces } from './life/acts.ts';
import type { OrderDraft, OrderLine } from './order.ts';

/** A part of an order that is invoiced or credited by itself. */
export type OrderPart = {
  readonly lines: readonly OrderLine[];
  /** Whether the shipping of the whole order belongs to it. */
  readonly withShipment: boolean;
};

/**
 * Lines of an order with fewer pieces, at the prices of the order. Throws a RangeError for a product that the order does not have, or for more
 * pieces than it has.
 */
export function partLines(lines: readonly OrderLine[], pieces: readonly Pieces[]): OrderLine[] {
  return pieces.map(({ sku, amount }) => {
    const line = lines.find((one) => one.sku === sku);
    if (line === undefined || amount < 1 || amount > line.amount)
      throw new RangeError(`The order does not have ${amount} pieces of product ${sku}.`);
    return { ...line, amount, line: line.unit * amount };
  });
}

/** The pieces that remain of some lines when other parts are taken away; products of which none is left are left out. */
export function remainingPieces(lines: readonly Pieces[], taken: readonly (readonly Pieces[])[]): Pieces[] {
  const gone = taken.flat();
  return lines.flatMap(({ sku, amount }) => {
    const left = gone.reduce((rest, other) => (other.sku === sku ? rest - other.amount : rest), amount);
    return left > 0 ? [{ sku, amount: left }] : [];
  });
}

/**
 * Sums of a part of an order by the rule for carts: VAT once for each rate, on the sum (D10). The shipment bears the rates that the whole order has
 * given it, so that a part never has more at a rate than the order.
 */
export function partTotals({ totals, pricing }: Pick<OrderDraft, 'totals' | 'pricing'>, part: OrderPart): Totals {
  const { vat, mode } = pricing;
  const goods = goodsByRate(part.lines, vat);
  const shipped = part.withShipment ? ratesOf(totals, vat) : [];
  const shipments = new Map(shipped.map((one) => [one.rate, shownShipment(one, mode)]));
  const rates = [...new Set([...goods.keys(), ...shipments.keys()])].toSorted((one, other) => other - one);
  return totalsOf(
    rates.map((rate) => sumsAt(rate, { goods: goods.get(rate) ?? 0, shipment: shipments.get(rate) ?? 0 }, mode)),
    vat,
  );
}

/**
 * Sums that remain of a whole when its earlier parts are taken away, rate by rate. A part that is charged as the rest of all lines up to its own makes
 * all parts together the whole, to the cent, with no sum below zero: sums and their rounded tax only grow with further lines.
 */
export function restOf(whole: Totals, parts: readonly Totals[], { vat }: Pick<Pricing, 'vat'>): Totals {
  const taken = parts.flatMap((part) => ratesOf(part, vat));
  const rates = ratesOf(whole, vat).map((one) =>
    restAt(
      one,
      taken.filter(({ rate }) => rate === one.rate),
    ),
  );
  return totalsOf(rates, vat);
}

function restAt(whole: RateSums, parts: readonly RateSums[]): RateSums {
  const left = (key: keyof RateSums) =>
    Math.max(
      0,
      parts.reduce((rest, part) => rest - part[key], whole[key]),
    );
  const total = left('total');
  const shipment = Math.min(left('shipment'), total);
  const tax = Math.min(left('tax'), total);
  return { rate: whole.rate, ...sumsOf({ total, shipment, tax }) };
}
