import type { CartWire } from '../contract/schemas/session.ts';
import type { CustomerType } from '../customer/customerType.ts';
import { displayMode } from '../customer/customerType.ts';
import { toCents } from '../money/money.ts';
import { fromPercent } from '../money/vatRates.ts';
import type { RateSums, Totals } from './sumsByRate.ts';
import type { Pricing } from './totals.ts';

type VatWire = CartWire['VAT'];
type TaxesWire = NonNullable<CartWire['TAXES']>;

/** Totals of a cart or an order, in cents. */
export function totalsFromWire(wire: Pick<CartWire, 'TOTAL' | 'TOTAL_SHIPMENT' | 'TOTAL_TAX' | 'TAXES'>): Totals {
  const total = toCents(wire.TOTAL);
  const shipment = toCents(wire.TOTAL_SHIPMENT);
  const tax = toCents(wire.TOTAL_TAX);
  const byRate = wire.TAXES && { byRate: wire.TAXES.map(rateFromWire) };
  return { goods: total - shipment, shipment, tax, total, totalWithoutTax: total - tax, ...byRate };
}

function rateFromWire({ RATE, NET, TAX, SHIPMENT }: TaxesWire[number]): RateSums {
  const totalWithoutTax = toCents(NET);
  const tax = toCents(TAX);
  const shipment = toCents(SHIPMENT);
  const total = totalWithoutTax + tax;
  return { rate: fromPercent(RATE), goods: total - shipment, shipment, tax, total, totalWithoutTax };
}

/** VAT case and display mode of a cart or an order (D11). */
export function pricingFromWire(vat: VatWire, customerType: CustomerType): Pricing {
  const { CASE: kind, COUNTRY_CODE: country, RATE, REDUCED_RATE } = vat;
  const reduced = REDUCED_RATE === undefined ? {} : { reduced: fromPercent(REDUCED_RATE) };
  return { vat: { kind, country, rate: fromPercent(RATE), ...reduced }, mode: displayMode(customerType) };
}
