import type { CartWire } from '../contract/schemas/session.ts';
import type { CustomerType } from '../customer/customerType.ts';
import { displayMode } from '../customer/customerType.ts';
import type { Cents } from '../money/money.ts';
import { toCents } from '../money/money.ts';
import { fromPercent } from '../money/vatRates.ts';
import type { RateSums, Sums, Totals } from './sumsByRate.ts';
import { sumsOf } from './sumsByRate.ts';
import type { Pricing } from './totals.ts';

type VatWire = CartWire['VAT'];
type TaxesWire = NonNullable<CartWire['TAXES']>;

/** Totals of a cart or an order, in cents. */
export function totalsFromWire(wire: Pick<CartWire, 'TOTAL' | 'TOTAL_SHIPMENT' | 'TOTAL_TAX' | 'TAXES'>): Totals {
  const { TOTAL, TOTAL_SHIPMENT, TOTAL_TAX, TAXES } = wire;
  const sums = sumsFromWire(toCents(TOTAL), { SHIPMENT: TOTAL_SHIPMENT, TAX: TOTAL_TAX });
  return TAXES === undefined ? sums : { ...sums, byRate: TAXES.map(rateFromWire) };
}

function rateFromWire({ RATE, NET, TAX, SHIPMENT }: TaxesWire[number]): RateSums {
  return { rate: fromPercent(RATE), ...sumsFromWire(toCents(NET) + toCents(TAX), { SHIPMENT, TAX }) };
}

function sumsFromWire(total: Cents, { SHIPMENT, TAX }: Pick<TaxesWire[number], 'SHIPMENT' | 'TAX'>): Sums {
  return sumsOf({ total, shipment: toCents(SHIPMENT), tax: toCents(TAX) });
}

/** VAT case and display mode of a cart or an order (D11). */
export function pricingFromWire(vat: VatWire, customerType: CustomerType): Pricing {
  const { CASE: kind, COUNTRY_CODE: country, RATE, REDUCED_RATE } = vat;
  const reduced = REDUCED_RATE === undefined ? {} : { reduced: fromPercent(REDUCED_RATE) };
  return { vat: { kind, country, rate: fromPercent(RATE), ...reduced }, mode: displayMode(customerType) };
}
