import type { Invoice } from '@e-invoice-eu/core';
import { currency } from '@platine/domain/shop/constants.ts';
import { pickText } from '@platine/domain/language/text.ts';
import type { Cents } from '@platine/domain/money/money.ts';
import type { IssuedDocument } from '../issuedDocument.ts';
import { euros, taxCategory } from './amounts.ts';
import { netLines } from './netLines.ts';

/** A piece, by UN/ECE Recommendation 20. */
const piece = 'C62';
type Lines = Invoice['ubl:Invoice']['cac:InvoiceLine'];

/** The lines (BG-25), with net prices. Throws a RangeError without any, because an invoice has at least one (BR-16). */
export function invoiceLines(issued: IssuedDocument): Lines {
  const { lines: nets } = netLines(issued);
  const [first, ...others] = issued.lines.map((_, index) => invoiceLine(issued, index, nets[index] ?? 0));
  if (first === undefined) throw new RangeError('An invoice has at least one line.');
  return [first, ...others];
}

function invoiceLine(issued: IssuedDocument, index: number, net: Cents): Lines[number] {
  const line = issued.lines[index];
  if (line === undefined) throw new RangeError(`The document has no line ${index}.`);
  const { sku, name, amount } = line;
  return {
    'cbc:ID': String(index + 1),
    'cbc:InvoicedQuantity': String(amount),
    'cbc:InvoicedQuantity@unitCode': piece,
    'cbc:LineExtensionAmount': euros(net),
    'cbc:LineExtensionAmount@currencyID': currency,
    'cac:Item': {
      'cbc:Name': pickText(name, issued.language)?.text ?? String(sku),
      'cac:SellersItemIdentification': { 'cbc:ID': String(sku) },
      'cac:ClassifiedTaxCategory': taxCategory(issued),
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
