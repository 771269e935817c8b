import type { Logger } from '@e-invoice-eu/core';
import { InvoiceService } from '@e-invoice-eu/core';
import type { IssuedDocument } from '../issuedDocument.ts';
import { invoiceData } from './invoiceData.ts';
import { peppolAddressOf, unlistedScheme } from './parties.ts';

/** The library tells what it does; it throws what is wrong. */
const silent: Logger = { log: () => undefined, warn: () => undefined, error: () => undefined };

/** UBL 2.1, by Peppol BIS Billing 3 for a buyer who has an address there, or the CII of EN 16931 that a Factur-X file carries. Rejects for a document that is no invoice. */
export async function writeXml(issued: IssuedDocument, syntax: 'UBL' | 'CII'): Promise<string> {
  const peppol = peppolAddressOf(issued);
  const data = invoiceData(issued, syntax === 'UBL' && peppol !== null ? 'peppol' : 'en16931');
  const options = { format: syntax, lang: issued.language.toLowerCase(), noWarnings: true };
  const xml = await new InvoiceService(silent).generate(data, options);
  const text = typeof xml === 'string' ? xml : new TextDecoder().decode(xml);
  return peppol?.scheme === unlistedScheme ? text.replace(addressByEmail, `$1${unlistedScheme}$2`) : text;
}

/** The start tag of the buyer's electronic address: the seller's has another scheme, and no text of an order has a `<`. */
const addressByEmail = /(<(?:cbc:EndpointID|ram:URIID) schemeID=")EM(">)/;
