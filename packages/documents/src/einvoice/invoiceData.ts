import type { Invoice } from '@e-invoice-eu/core';
import { currency } from '@platine/domain/shop/constants.ts';
import type { PaymentMethod } from '@platine/domain/payment/methods.ts';
import type { IssuedDocument } from '../issuedDocument.ts';
import { vatSentence } from '../sheet/notesOf.ts';
import { wordsOf } from '../wordsOf.ts';
import { chargesOf, taxTotalOf, totalsOf } from './amounts.ts';
import { invoiceLines } from './invoiceLines.ts';
import { customerOf, deliveryOf, supplierOf } from './parties.ts';

type Content = Invoice['ubl:Invoice'];

/** The rules that a file promises to follow (BT-24): EN 16931 alone, or Peppol BIS Billing 3 on top of it. */
export const profiles = {
  en16931: 'urn:cen.eu:en16931:2017',
  peppol: 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0',
} as const;
const billing = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';

/** Means of payment by UNTDID 4461: SEPA credit transfer, card, online payment service. */
const paymentMeans = {
  WIRE_TRANSFER: '58',
  INVOICE: '58',
  SOFORT: '58',
  SAFERPAY: '48',
  PAYPAL: '68',
} as const satisfies Record<PaymentMethod, string>;

/** An invoice (380) or credit note (381) in the terms of EN 16931. Throws a RangeError for any other document. */
export function invoiceData(issued: IssuedDocument, profile: keyof typeof profiles): Invoice {
  const { kind, number, date, order, language } = issued;
  if (kind !== 'RE' && kind !== 'RK') throw new RangeError(`${number} is no invoice.`);
  const note = vatSentence(order.pricing.vat, wordsOf(issued), language);
  const charges = chargesOf(issued);
  const reference = order.ownOrderNumber === '' ? order.orderNumber : order.ownOrderNumber;
  const content: Content = {
    'cbc:CustomizationID': profiles[profile],
    'cbc:ProfileID': billing,
    'cbc:ID': number,
    'cbc:IssueDate': date,
    ...partsByKind(issued),
    ...(note !== null && { 'cbc:Note': [note] }),
    'cbc:DocumentCurrencyCode': currency,
    'cbc:BuyerReference': reference,
    'cac:OrderReference': { 'cbc:ID': reference, 'cbc:SalesOrderID': order.orderNumber },
    'cac:AccountingSupplierParty': supplierOf(issued.seller),
    'cac:AccountingCustomerParty': customerOf(issued),
    'cac:Delivery': deliveryOf(issued),
    'cac:PaymentMeans': paymentMeansOf(issued),
    ...(charges !== undefined && { 'cac:AllowanceCharge': charges }),
    'cac:TaxTotal': taxTotalOf(issued),
    'cac:LegalMonetaryTotal': totalsOf(issued),
    'cac:InvoiceLine': invoiceLines(issued),
  };
  return { 'ubl:Invoice': content };
}

/** An invoice is due on a day (BT-9); a credit note names the invoice (BG-3) and says how the sum goes back (BT-20). */
function partsByKind(issued: IssuedDocument) {
  const { kind, payBy, date, corrects } = issued;
  if (kind === 'RE') return { 'cbc:InvoiceTypeCode': '380', 'cbc:DueDate': payBy ?? date } as const;
  const terms = { 'cac:PaymentTerms': { 'cbc:Note': wordsOf(issued).notes.credit } };
  if (corrects === null) return { 'cbc:InvoiceTypeCode': '381', ...terms } as const;
  const invoice = { 'cbc:ID': corrects.number, 'cbc:IssueDate': corrects.date };
  const preceding = { 'cac:BillingReference': [{ 'cac:InvoiceDocumentReference': invoice }] };
  return { 'cbc:InvoiceTypeCode': '381', ...terms, ...preceding } as const;
}

function paymentMeansOf({ order, number, seller }: IssuedDocument): NonNullable<Content['cac:PaymentMeans']> {
  const code = paymentMeans[order.paymentMethod];
  if (code !== '58') return [{ 'cbc:PaymentMeansCode': code }];
  const { iban, bic } = seller.bank;
  return [
    {
      'cbc:PaymentMeansCode': code,
      'cbc:PaymentID': order.paymentMethod === 'INVOICE' ? number : order.orderNumber,
      'cac:PayeeFinancialAccount': {
        'cbc:ID': iban.replaceAll(' ', ''),
        'cbc:Name': seller.company,
        'cac:FinancialInstitutionBranch': { 'cbc:ID': bic },
      },
    },
  ];
}
