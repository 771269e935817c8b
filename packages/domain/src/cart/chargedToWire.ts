import type { CartWire } from '../contract/schemas/session.ts';
import { toEuros } from '../money/money.ts';
import type { Pricing, Totals } from './totals.ts';

type ChargedWire = Pick<CartWire, 'VAT' | 'TOTAL' | 'TOTAL_TAX' | 'TOTAL_SHIPMENT'>;

/** Totals of a cart or an order in euros, and the VAT case with its rate in percent (D11). */
export function chargedToWire({
  pricing: { vat },
  totals,
}: {
  readonly pricing: Pricing;
  readonly totals: Totals;
}): ChargedWire {
  return {
    VAT: { CASE: vat.kind, COUNTRY_CODE: vat.country, RATE: vat.rate / 10 },
    TOTAL: toEuros(totals.total),
    TOTAL_TAX: toEuros(totals.tax),
    TOTAL_SHIPMENT: toEuros(totals.shipment),
  };
}
