import type { Pricing } from '../cart/totals.ts';
import { cartTotals } from '../cart/totals.ts';
import type { OrderLine } from './order.ts';

const line = (sku: number, amount: number, unit: number): OrderLine => ({
  sku,
  amount,
  unit,
  line: unit * amount,
  name: {},
  partNumber: '',
});
export const gross: Pricing = { vat: { kind: 'DESTINATION', country: 'DE', rate: 190 }, mode: 'gross' };
export const net: Pricing = { vat: { kind: 'DOMESTIC_COMPANY', country: 'LU', rate: 170 }, mode: 'net' };
export const lines = [line(1, 5, 999), line(2, 3, 333)];

/** An order of both lines, as far as money goes; the charge for its delivery is in cents. */
export const order = (pricing: Pricing, shipment = 590) => ({
  lines,
  pricing,
  paymentMethod: 'PAYPAL' as const,
  totals: cartTotals(
    lines.map((one) => one.line),
    shipment,
    pricing,
  ),
});
