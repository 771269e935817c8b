import type { Cents } from '../money/money.ts';
import { taxOf } from '../money/vat.ts';
import type { Pricing, Totals } from './totals.ts';

/** Goods and shipment as the customer's mode states them, in cents: gross they are what is charged, net the tax of each is taken out (D11). */
export function shownSums(
  { goods, shipment, totalWithoutTax }: Totals,
  { vat, mode }: Pricing,
): { readonly goods: Cents; readonly shipment: Cents } {
  if (mode === 'gross') return { goods, shipment };
  const net = shipment - taxOf(shipment, 'gross', vat.rate);
  return { goods: totalWithoutTax - net, shipment: net };
}
