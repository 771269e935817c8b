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
/** The second one bears another rate than the order. */
export const mixedLines = [line(1, 5, 999), { ...line(2, 3, 333), rate: 30 }];

/** An order of both lines, or of others, as far as money goes; the charge for its delivery is in cents. */
export const order = (pricing: Pricing, shipment = 590, ordered = lines) => ({
  lines: ordered,
  pricing,
  paymentMethod: 'PAYPAL' as const,
  totals: cartTotals(ordered, shipment, pricing),
});
