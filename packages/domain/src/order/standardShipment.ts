import type { TaxedLine } from '../cart/totals.ts';
import { cartTotals } from '../cart/totals.ts';
import type { Cents } from '../money/money.ts';
import { unitPrice } from '../money/vat.ts';
import { shippingMethods } from '../shipping/methods.ts';
import type { PricedZone } from '../shipping/prices.ts';
import { weightBands } from '../shipping/prices.ts';
import type { OrderState } from './life/orderState.ts';
import type { OrderDraft } from './order.ts';

type Delivered = Pick<OrderDraft, 'shippingMethod' | 'delivery' | 'totals' | 'pricing'> & {
  readonly lines: readonly TaxedLine[];
};

/**
 * The part of the delivery charge that is repaid when a customer withdraws: all of it, but no more than the least expensive delivery that the shop offers there
 * (Directive 2011/83/EU art. 13 (2)). An order does not keep its weight; its shipping price says which band it was in. Where the prices have changed
 * since, all that was charged is repaid.
 */
export function standardShipment(order: Delivered, zones: readonly PricedZone[]): Cents {
  const { shippingMethod, delivery, totals, pricing, lines } = order;
  if (delivery === null) return totals.shipment;
  const { country } = delivery;
  const charged = (price: Cents) => cartTotals(lines, unitPrice(price, pricing, 'STANDARD'), pricing).shipment;
  const band = weightBands(zones, shippingMethod, country).find(({ price }) => charged(price) === totals.shipment);
  if (band === undefined) return totals.shipment;
  const offered = shippingMethods.flatMap((method) => {
    const fitting = weightBands(zones, method, country).find(({ upToGrams }) => upToGrams >= band.upToGrams);
    return fitting === undefined ? [] : [charged(fitting.price)];
  });
  return Math.min(totals.shipment, ...offered);
}

/** The part of it that is left to repay after earlier refunds. */
export function shipmentToRepay(
  order: Delivered,
  { refundedShipment }: Pick<OrderState, 'refundedShipment'>,
  zones: readonly PricedZone[],
): Cents {
  return Math.max(0, standardShipment(order, zones) - refundedShipment);
}
