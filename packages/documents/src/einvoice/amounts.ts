import type { Invoice } from '@e-invoice-eu/core';
import { currency } from '@platine/domain/shop/constants.ts';
import type { Cents } from '@platine/domain/money/money.ts';
import { toEuros } from '@platine/domain/money/money.ts';
import type { IssuedDocument } from '../issuedDocument.ts';
import { vatSentence } from '../sheet/notesOf.ts';
import { wordsOf } from '../wordsOf.ts';
import { netLines } from './netLines.ts';
import { vatCategories } from './vatCategory.ts';

type Content = Invoice['ubl:Invoice'];
const vatScheme = { 'cbc:ID': 'VAT' } as const;

/** Cents as the formats write euros, such as 12.30. */
export const euros = (cents: Cents) => toEuros(cents).toFixed(2);

/** Category and rate, as lines, charges and breakdown name them. */
export function taxCategory({ order }: IssuedDocument) {
  const { kind, rate } = order.pricing.vat;
  return { 'cbc:ID': vatCategories[kind].id, 'cbc:Percent': String(rate / 10), 'cac:TaxScheme': vatScheme } as const;
}

/** Shipping is a charge on the level of the document (BG-21). */
export function chargesOf(issued: IssuedDocument): Content['cac:AllowanceCharge'] {
  const { shipment } = netLines(issued);
  if (shipment === 0) return undefined;
  return [
    {
      'cbc:ChargeIndicator': 'true',
      // Freight service, by UNTDID 7161.
      'cbc:AllowanceChargeReasonCode': 'FC',
      'cbc:AllowanceChargeReason': wordsOf(issued).sums.shipping,
      'cbc:Amount': euros(shipment),
      'cbc:Amount@currencyID': currency,
      'cac:TaxCategory': taxCategory(issued),
    },
  ];
}

/** VAT by rate (BG-23); an order has one. */
export function taxTotalOf(issued: IssuedDocument): Content['cac:TaxTotal'] {
  const { totals, order, language } = issued;
  const { vat } = order.pricing;
  const { exemption } = vatCategories[vat.kind];
  const reason = exemption === null ? null : vatSentence(vat, wordsOf(issued), language);
  const category = {
    ...taxCategory(issued),
    ...(exemption !== null && { 'cbc:TaxExemptionReasonCode': exemption }),
    ...(reason !== null && { 'cbc:TaxExemptionReason': reason }),
  };
  const tax = { 'cbc:TaxAmount': euros(totals.tax), 'cbc:TaxAmount@currencyID': currency } as const;
  const base = {
    'cbc:TaxableAmount': euros(totals.totalWithoutTax),
    'cbc:TaxableAmount@currencyID': currency,
  } as const;
  return [{ ...tax, 'cac:TaxSubtotal': [{ ...base, ...tax, 'cac:TaxCategory': category }] }];
}

/** Document totals (BG-22): those of the order. A paid invoice has nothing due. */
export function totalsOf(issued: IssuedDocument): Content['cac:LegalMonetaryTotal'] {
  const { totals, paid, kind } = issued;
  const { goods, shipment } = netLines(issued);
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
