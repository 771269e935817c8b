import type { Invoice } from '@e-invoice-eu/core';
import type { RateSums } from '@platine/domain/cart/sumsByRate.ts';
import { ratesOf } from '@platine/domain/cart/sumsByRate.ts';
import type { Permille } from '@platine/domain/money/vatRates.ts';
import { toPercent } from '@platine/domain/money/vatRates.ts';
import { currency } from '@platine/domain/shop/constants.ts';
import type { Cents } from '@platine/domain/money/money.ts';
import { toEuros } from '@platine/domain/money/money.ts';
import type { IssuedDocument } from '../issuedDocument.ts';
import { vatSentence } from '../sheet/notesOf.ts';
import { wordsOf } from '../wordsOf.ts';
import { netLines } from './netLines.ts';
import { vatCategoryAt } from './vatCategory.ts';

type Content = Invoice['ubl:Invoice'];
const vatScheme = { 'cbc:ID': 'VAT' } as const;

/** Cents as the formats write euros, such as 12.30. */
export const euros = (cents: Cents) => toEuros(cents).toFixed(2);

/** Category and rate, as lines, charges and breakdown name them. */
export function taxCategory({ order }: IssuedDocument, rate: Permille) {
  const { id } = vatCategoryAt(order.pricing.vat.kind, rate);
  return { 'cbc:ID': id, 'cbc:Percent': String(toPercent(rate)), 'cac:TaxScheme': vatScheme } as const;
}

/** Shipping is a charge on the level of the document (BG-21), one for each rate that it bears. */
export function chargesOf(issued: IssuedDocument): Content['cac:AllowanceCharge'] {
  const charged = netLines(issued).byRate.filter(({ shipment }) => shipment !== 0);
  if (charged.length === 0) return undefined;
  return charged.map(({ rate, shipment }) => ({
    'cbc:ChargeIndicator': 'true',
    // Freight service, by UNTDID 7161.
    'cbc:AllowanceChargeReasonCode': 'FC',
    'cbc:AllowanceChargeReason': wordsOf(issued).sums.shipping,
    'cbc:Amount': euros(shipment),
    'cbc:Amount@currencyID': currency,
    'cac:TaxCategory': taxCategory(issued, rate),
  }));
}

/** VAT by rate (BG-23). */
export function taxTotalOf(issued: IssuedDocument): Content['cac:TaxTotal'] {
  const { totals, order } = issued;
  const rates = ratesOf(totals, order.pricing.vat);
  return [{ ...taxAmount(totals), 'cac:TaxSubtotal': rates.map((sums) => subtotalOf(issued, sums)) }];
}

function taxAmount({ tax }: Pick<RateSums, 'tax'>) {
  return { 'cbc:TaxAmount': euros(tax), 'cbc:TaxAmount@currencyID': currency } as const;
}

function subtotalOf(issued: IssuedDocument, sums: RateSums) {
  const { exemption } = vatCategoryAt(issued.order.pricing.vat.kind, sums.rate);
  const reason = exemption === null ? null : vatSentence(issued.order.pricing.vat, wordsOf(issued), issued.language);
  return {
    'cbc:TaxableAmount': euros(sums.totalWithoutTax),
    'cbc:TaxableAmount@currencyID': currency,
    ...taxAmount(sums),
    'cac:TaxCategory': {
      ...taxCategory(issued, sums.rate),
      ...(exemption !== null && { 'cbc:TaxExemptionReasonCode': exemption }),
      ...(reason !== null && { 'cbc:TaxExemptionReason': reason }),
    },
  } as const;
}

/** Document totals (BG-22): those of the order. A paid invoice has nothing due. */
export function totalsOf(issued: IssuedDocument): Content['cac:LegalMonetaryTotal'] {
  const { totals, paid, kind } = issued;
  const { byRate } = netLines(issued);
  const goods = byRate.reduce((sum, one) => sum + one.goods, 0);
  const shipment = byRate.reduce((sum, one) => sum + one.shipment, 0);
  const prepaid = paid && kind !== 'RK' ? totals.total : 0;
  return {
    'cbc:LineExtensionAmount': euros(goods),
    'cbc:LineExtensionAmount@currencyID': currency,
    'cbc:TaxExclusiveAmount': euros(totals.totalWithoutTax),
    'cbc:TaxExclusiveAmount@currencyID': currency,
    'cbc:TaxInclusiveAmount': euros(totals.total),
    'cbc:TaxInclusiveAmount@currencyID': currency,
    ...(shipment > 0 && { 'cbc:ChargeTotalAmount': euros(shipment), 'cbc:ChargeTotalAmount@currencyID': currency }),
    ...(prepaid > 0 && { 'cbc:PrepaidAmount': euros(prepaid), 'cbc:PrepaidAmount@currencyID': currency }),
    'cbc:PayableAmount': euros(totals.total - prepaid),
    'cbc:PayableAmount@currencyID': currency,
  };
}
