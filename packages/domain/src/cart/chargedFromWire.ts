import type { CartWire } from '../contract/schemas/session.ts';
import type { CustomerType } from '../customer/customerType.ts';
import { displayMode } from '../customer/customerType.ts';
import { toCents } from '../money/money.ts';
import type { Pricing, Totals } from './totals.ts';

type VatWire = CartWire['VAT'];

/** Totals of a cart or an order, in cents. */
export function totalsFromWire(wire: Pick<CartWire, 'TOTAL' | 'TOTAL_SHIPMENT' | 'TOTAL_TAX'>): Totals {
  const total = toCents(wire.TOTAL);
  const shipment = toCents(wire.TOTAL_SHIPMENT);
  const tax = toCents(wire.TOTAL_TAX);
  return { goods: total - shipment, shipment, tax, total, totalWithoutTax: total - tax };
}

/** VAT case and display mode of a cart or an order (D11). */
export function pricingFromWire(vat: VatWire, customerType: CustomerType): Pricing {
  return {
    // RATE is in percent and may have a decimal: 25.5 for Finland.
    vat: { kind: vat.CASE, country: vat.COUNTRY_CODE, rate: Math.round(vat.RATE * 10) },
    mode: displayMode(customerType),
  };
}
