import type { Invoice } from '@e-invoice-eu/core';
import { currency } from '@platine/domain/shop/constants.ts';
import { pickText } from '@platine/domain/language/text.ts';
import type { Cents } from '@platine/domain/money/money.ts';
import type { Permille } from '@platine/domain/money/vatRates.ts';
import type { IssuedDocument } from '../issuedDocument.ts';
import { wordsOf } from '../wordsOf.ts';
import { euros, taxCategory } from './amounts.ts';
import { netLines } from './netLines.ts';

/** A piece, by UN/ECE Recommendation 20. */
const piece = 'C62';
type Lines = Invoice['ubl:Invoice']['cac:InvoiceLine'];

/** The lines (BG-25), with net prices. A credit note on an amount has one for each rate, because a document has at least one line (BR-16). */
export function invoiceLines(issued: IssuedDocument): Lines {
  const { lines, language, order } = issued;
  const { lines: nets, byRate } = netLines(issued);
  const { rate: standard } = order.pricing.vat;
  const named = lines.map(({ name, sku, amount, rate = standard }, index) => ({
    name: pickText(name, language)?.text ?? String(sku),
    sku,
    amount,
    net: nets[index] ?? 0,
    rate,
  }));
  const amountLine = { name: wordsOf(issued).amountLine, sku: null, amount: 1 };
  const amounts = byRate.flatMap(({ goods, rate }) => (goods === 0 ? [] : [{ ...amountLine, net: goods, rate }]));
  const [first = { ...amountLine, net: 0, rate: standard }, ...others] = named.length === 0 ? amounts : named;
  return [
    invoiceLine(issued, { ...first, position: 1 }),
    ...others.map((line, index) => invoiceLine(issued, { ...line, position: index + 2 })),
  ];
}

type Line = {
  readonly position: number;
  readonly name: string;
  /** Null for an amount without goods. */
  readonly sku: number | null;
  readonly amount: number;
  readonly net: Cents;
  readonly rate: Permille;
};

function invoiceLine(issued: IssuedDocument, { position, name, sku, amount, net, rate }: Line): Lines[number] {
  return {
    'cbc:ID': String(position),
    'cbc:InvoicedQuantity': String(amount),
    'cbc:InvoicedQuantity@unitCode': piece,
    'cbc:LineExtensionAmount': euros(net),
    'cbc:LineExtensionAmount@currencyID': currency,
    'cac:Item': {
      'cbc:Name': name,
      ...(sku !== null && { 'cac:SellersItemIdentification': { 'cbc:ID': String(sku) } }),
      'cac:ClassifiedTaxCategory': taxCategory(issued, rate),
    },
    'cac:Price': priceOf(net, amount),
  };
}

/**
 * The net price (BT-146). It is that of a piece, or where the net line has no such price to the cent, the line's own for all its pieces (BT-149): the
 * product of price and amount is the line either way (Peppol R120).
 */
function priceOf(net: Cents, amount: number): Lines[number]['cac:Price'] {
  const price = (cents: Cents) =>
    ({ 'cbc:PriceAmount': euros(cents), 'cbc:PriceAmount@currencyID': currency }) as const;
  if (net % amount === 0) return price(net / amount);
  return { ...price(net), 'cbc:BaseQuantity': String(amount), 'cbc:BaseQuantity@unitCode': piece };
}
