import type { CartWire } from '../contract/schemas/session.ts';
import type { CustomerType } from '../customer/customerType.ts';
import { displayMode } from '../customer/customerType.ts';
import { toCents } from '../money/money.ts';
import type { Permille } from '../money/vatRates.ts';
import type { Pricing, Totals } from './totals.ts';

type VatWire = CartWire['VAT'];

/** Sums charged for a cart or a placed order, in cents. */
export function totalsFromWire(wire: Pick<CartWire, 'TOTAL' | 'TOTAL_SHIPMENT' | 'TOTAL_TAX'>): Totals {
  const total = toCents(wire.TOTAL);
  const shipment = toCents(wire.TOTAL_SHIPMENT);
  const tax = toCents(wire.TOTAL_TAX);
  return { goods: total - shipment, shipment, tax, total, totalWithoutTax: total - tax };
}

/** How the prices of a cart or a placed order are made (D11). */
export function pricingFromWire(vat: VatWire, customerType: CustomerType): Pricing {
  return {
    vat: { kind: vat.CASE, country: vat.COUNTRY_CODE, rate: rateFromWire(vat) },
    mode: displayMode(customerType),
  };
}

/** RATE is in percent and may have a decimal: 25.5 for Finland. */
export function rateFromWire({ RATE }: Pick<VatWire, 'RATE'>): Permille {
  return Math.round(RATE * 10);
}
