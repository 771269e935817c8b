import type { CartWire } from '../contract/schemas/session.ts';
import { toEuros } from '../money/money.ts';
import { toPercent } from '../money/vatRates.ts';
import type { RateSums, Totals } from './sumsByRate.ts';
import type { Pricing } from './totals.ts';

type ChargedWire = Pick<CartWire, 'VAT' | 'TOTAL' | 'TOTAL_TAX' | 'TOTAL_SHIPMENT' | 'TAXES'>;

/** Totals of a cart or an order in euros, and the VAT case with its rates in percent (D11). */
export function chargedToWire({
  pricing: { vat },
  totals,
}: {
  readonly pricing: Pricing;
  readonly totals: Totals;
}): ChargedWire {
  return {
    VAT: {
      CASE: vat.kind,
      COUNTRY_CODE: vat.country,
      RATE: toPercent(vat.rate),
      ...(vat.reduced !== undefined && { REDUCED_RATE: toPercent(vat.reduced) }),
    },
    TOTAL: toEuros(totals.total),
    TOTAL_TAX: toEuros(totals.tax),
    TOTAL_SHIPMENT: toEuros(totals.shipment),
    ...(totals.byRate && { TAXES: totals.byRate.map(rateToWire) }),
  };
}

function rateToWire({ rate, totalWithoutTax, tax, shipment }: RateSums): NonNullable<ChargedWire['TAXES']>[number] {
  return { RATE: toPercent(rate), NET: toEuros(totalWithoutTax), TAX: toEuros(tax), SHIPMENT: toEuros(shipment) };
}
