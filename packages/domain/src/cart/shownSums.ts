import type { Cents } from '../money/money.ts';
import { taxOf } from '../money/vat.ts';
import type { RateSums, Totals } from './sumsByRate.ts';
import { ratesOf } from './sumsByRate.ts';
import type { Pricing } from './totals.ts';

/** Goods and shipment as the customer's mode states them, in cents: gross they are what is charged, net the tax of each is taken out (D11). */
export function shownSums(totals: Totals, { vat, mode }: Pricing): { readonly goods: Cents; readonly shipment: Cents } {
  if (mode === 'gross') return { goods: totals.goods, shipment: totals.shipment };
  const net = ratesOf(totals, vat).reduce((sum, one) => sum + shownShipment(one, mode), 0);
  return { goods: totals.totalWithoutTax - net, shipment: net };
}

/** The part of the shipment that bears a rate, as the mode states it. */
export function shownShipment({ shipment, rate }: RateSums, mode: Pricing['mode']): Cents {
  return mode === 'gross' ? shipment : shipment - taxOf(shipment, 'gross', rate);
}
