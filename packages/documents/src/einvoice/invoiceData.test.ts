import { creditTotals } from '@platine/domain/order/creditParts.ts';
import type { TaxClass } from '@platine/domain/money/taxClass.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleDocument, sampleOrder, vatCases } from '../issuedDocument.testing.ts';
import type { VatCaseName } from '../issuedDocument.testing.ts';
import { renderPdf } from '../pdf/renderPdf.ts';
import { euros } from './amounts.ts';
import { invoiceData } from './invoiceData.ts';
import { netLines } from './netLines.ts';
import { writeXml } from './writeXml.ts';

const isCase = (name: string): name is VatCaseName => name in vatCases;
const cases = Object.keys(vatCases).filter(isCase);
type NamedCategory = { readonly 'cbc:ID': string; readonly 'cbc:Percent'?: string };
const cents = (amount: string | undefined) => Math.round(Number(amount) * 100);

const alone: readonly TaxClass[] = ['STANDARD'];
const mixed: readonly TaxClass[] = ['STANDARD', 'REDUCED', 'ZERO', 'REDUCED'];
const everyCase = cases.flatMap((vat) => [[vat, alone] as const, [vat, mixed] as const]);

describe.each(everyCase)('EN 16931, %s, products that are %s', (vat, classes) => {
  const issued = sampleDocument({ order: sampleOrder({ vat, count: 12, classes }) });
  const { 'ubl:Invoice': invoice } = invoiceData(issued, 'peppol');
  const totals = invoice['cac:LegalMonetaryTotal'];

  test('BR-CO-10, BR-CO-13, BR-CO-15: lines, charge and VAT add up to the totals of the order', () => {
    const sum = invoice['cac:InvoiceLine'].reduce((all, line) => all + cents(line['cbc:LineExtensionAmount']), 0);
    expect(sum).toBe(cents(totals['cbc:LineExtensionAmount']));
    expect(sum + cents(totals['cbc:ChargeTotalAmount'])).toBe(issued.totals.totalWithoutTax);
    const charges = invoice['cac:AllowanceCharge'] ?? [];
    expect(charges.reduce((all, charge) => all + cents(charge['cbc:Amount']), 0)).toBe(
      cents(totals['cbc:ChargeTotalAmount']),
    );
    expect(totals['cbc:TaxExclusiveAmount']).toBe(euros(issued.totals.totalWithoutTax));
    expect(invoice['cac:TaxTotal'][0]['cbc:TaxAmount']).toBe(euros(issued.totals.tax));
    expect(totals['cbc:TaxInclusiveAmount']).toBe(euros(issued.totals.total));
    expect(totals['cbc:PayableAmount']).toBe(euros(issued.totals.total));
  });

  test('BR-S-08, BR-Z-08, BR-CO-14: lines and charges of a category and rate are its taxable amount', () => {
    const named = ({ 'cbc:ID': id, 'cbc:Percent': percent }: NamedCategory) => `${id} ${percent}`;
    const sums = new Map<string, number>();
    const add = (category: NamedCategory, amount: string) =>
      sums.set(named(category), (sums.get(named(category)) ?? 0) + cents(amount));
    for (const line of invoice['cac:InvoiceLine'])
      add(line['cac:Item']['cac:ClassifiedTaxCategory'], line['cbc:LineExtensionAmount']);
    for (const charge of invoice['cac:AllowanceCharge'] ?? []) {
      if (charge['cac:TaxCategory'] === undefined) throw new Error('A charge has a category.');
      add(charge['cac:TaxCategory'], charge['cbc:Amount']);
    }
    const subtotals = invoice['cac:TaxTotal'][0]['cac:TaxSubtotal'] ?? [];
    expect(new Map(subtotals.map((one) => [named(one['cac:TaxCategory']), cents(one['cbc:TaxableAmount'])]))).toEqual(
      sums,
    );
    expect(subtotals.reduce((all, one) => all + cents(one['cbc:TaxAmount']), 0)).toBe(issued.totals.tax);
  });

  test('Peppol R120: price times amount is the line', () => {
    for (const line of invoice['cac:InvoiceLine']) {
      const { 'cbc:PriceAmount': price, 'cbc:BaseQuantity': base = '1' } = line['cac:Price'];
      const product = (Number(line['cbc:InvoicedQuantity']) * Number(price)) / Number(base);
      expect(Math.round(product * 100)).toBe(cents(line['cbc:LineExtensionAmount']));
    }
  });
});

test.each([
  ['consumer', 'S', '17', undefined],
  ['consumerAbroad', 'S', '19', undefined],
  ['withoutVatId', 'S', '25.5', undefined],
  ['reverseCharge', 'K', '0', 'VATEX-EU-IC'],
  ['export', 'G', '0', 'VATEX-EU-G'],
  ['territory', 'G', '0', 'VATEX-EU-G'],
] as const)('BT-118, BT-119, BT-121: %s is %s %s %% %s', (vat, id, percent, code) => {
  const { 'ubl:Invoice': invoice } = invoiceData(sampleDocument({ order: sampleOrder({ vat }) }), 'peppol');
  const category = invoice['cac:TaxTotal'][0]['cac:TaxSubtotal']?.[0]?.['cac:TaxCategory'];
  expect(category).toMatchObject({ 'cbc:ID': id, 'cbc:Percent': percent });
  expect(category?.['cbc:TaxExemptionReasonCode']).toBe(code);
  expect(category?.['cbc:TaxExemptionReason'] === undefined).toBe(code === undefined);
});

test.each([
  ['consumer', ['S 17', 'S 3', 'Z 0']],
  ['withoutVatId', ['S 25.5', 'S 13.5', 'Z 0']],
  ['reverseCharge', ['K 0']],
  ['export', ['G 0']],
] as const)(
  'record 0161: %s has a breakdown for each category and rate, and zero-rated goods are Z',
  (vat, expected) => {
    const { 'ubl:Invoice': invoice } = invoiceData(
      sampleDocument({ order: sampleOrder({ vat, classes: mixed }) }),
      'peppol',
    );
    const subtotals = invoice['cac:TaxTotal'][0]['cac:TaxSubtotal'] ?? [];
    const categories = subtotals.map(({ 'cac:TaxCategory': category }) => category);
    expect(categories.map((one) => `${one['cbc:ID']} ${one['cbc:Percent']}`)).toEqual(expected);
    for (const one of categories)
      expect(one['cbc:TaxExemptionReasonCode'] === undefined).toBe('SZ'.includes(one['cbc:ID']));
  },
);

test('BR-16: a credit note on an amount has a line for each rate', () => {
  const order = sampleOrder({ classes: ['STANDARD', 'REDUCED'] });
  const invoice = { number: 'RE-2026-000001', lines: [], totals: order.totals };
  const totals = creditTotals(order, { invoice, pieces: [], shipment: 0, cents: 1000 });
  const note = invoiceData(sampleDocument({ kind: 'RK', order }, { lines: [], totals }), 'peppol')['ubl:Invoice'];
  const lines = note['cac:InvoiceLine'].map((line) => [
    line['cac:Item']['cac:ClassifiedTaxCategory']['cbc:Percent'],
    cents(line['cbc:LineExtensionAmount']),
  ]);
  expect(lines.map(([percent]) => percent)).toEqual(['17', '3']);
  expect(lines.reduce((sum, [, net]) => sum + Number(net), 0)).toBe(totals.totalWithoutTax);
});

test('a paid invoice has nothing due, a credit note names its invoice', () => {
  const paid = invoiceData(sampleDocument({}, { paid: true }), 'peppol')['ubl:Invoice'];
  expect(paid['cac:LegalMonetaryTotal']).toMatchObject({ 'cbc:PayableAmount': '0.00' });
  const note = invoiceData(sampleDocument({ kind: 'RK' }), 'peppol')['ubl:Invoice'];
  expect(note['cbc:InvoiceTypeCode']).toBe('381');
  expect(note['cac:BillingReference']?.[0]?.['cac:InvoiceDocumentReference']).toEqual({
    'cbc:ID': 'RE-2026-000007',
    'cbc:IssueDate': '2026-11-20',
  });
});

test.each(['KB', 'LS', 'PF'] as const)('%s is no invoice', (kind) => {
  expect(() => invoiceData(sampleDocument({ kind }), 'peppol')).toThrow(RangeError);
});

test('BR-16, BR-CO-10: a credit note on an amount has one line, without a product number', () => {
  const order = sampleOrder({ vat: 'companyAtHome' });
  const totals = { goods: 1170, shipment: 0, tax: 170, total: 1170, totalWithoutTax: 1000 };
  const note = invoiceData(sampleDocument({ kind: 'RK', order }, { lines: [], totals }), 'peppol')['ubl:Invoice'];
  const [line, ...others] = note['cac:InvoiceLine'];
  expect(others).toEqual([]);
  expect(line['cac:Item']).toMatchObject({ 'cbc:Name': 'Refund of an amount' });
  expect(line['cac:Item']['cac:SellersItemIdentification']).toBeUndefined();
  expect([line['cbc:LineExtensionAmount'], note['cac:LegalMonetaryTotal']['cbc:LineExtensionAmount']]).toEqual([
    '10.00',
    '10.00',
  ]);
});

test('net lines are within a cent of their own and add up exactly, whatever the prices', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), fc.constantFrom(...everyCase), (count, [vat, classes]) => {
      const issued = sampleDocument({ order: sampleOrder({ vat, count, classes }) });
      const { lines, byRate } = netLines(issued);
      const goods = byRate.reduce((sum, one) => sum + one.goods, 0);
      const shipment = byRate.reduce((sum, one) => sum + one.shipment, 0);
      expect(lines.reduce((sum, line) => sum + line, 0)).toBe(goods);
      expect(goods + shipment).toBe(issued.totals.totalWithoutTax);
      const { mode, vat: charged } = issued.order.pricing;
      for (const [index, net] of lines.entries()) {
        const { line = 0, rate = charged.rate } = issued.lines[index] ?? {};
        expect(Math.abs(net - line / (mode === 'gross' ? 1 + rate / 1000 : 1))).toBeLessThanOrEqual(1.5);
      }
    }),
  );
});

test.each([
  ['0240:19500012345', '0240', '19500012345'],
  ['0204:04011000-12345-39', '0204', '04011000-12345-39'],
])(
  'record 0094: a body without a VAT id gets a Peppol file at %s',
  { timeout: 30_000 },
  async (address, scheme, value) => {
    const ownOrderNumber = '<cbc:EndpointID schemeID="EM">';
    const issued = sampleDocument({ order: sampleOrder({ change: { peppolAddress: address, ownOrderNumber } }) });
    const [ubl, cii] = [await writeXml(issued, 'UBL'), await writeXml(issued, 'CII')];
    expect(ubl).toContain(`<cbc:EndpointID schemeID="${scheme}">${value}</cbc:EndpointID>`);
    expect(ubl).toContain('#urn:fdc:peppol.eu:2017:poacc:billing:3.0<');
    expect(cii).toContain(`<ram:URIID schemeID="${scheme}">${value}</ram:URIID>`);
    const named = sampleOrder({ vat: 'companyAtHome', change: { peppolAddress: address } });
    expect(await writeXml(sampleDocument({ order: named }), 'UBL'), 'before the VAT id').toContain(
      `>${value}</cbc:EndpointID>`,
    );
  },
);

test('record 0094: a Peppol file is made out to the body that the further line of the address names', () => {
  const order = sampleOrder();
  const invoice = order.invoice && { ...order.invoice, supplement: 'Lycée de Garçons' };
  const buyerOf = (change: { readonly peppolAddress?: string }) => {
    const issued = sampleDocument({ order: sampleOrder({ change: { invoice, ...change } }) });
    return invoiceData(issued, 'peppol')['ubl:Invoice']['cac:AccountingCustomerParty']['cac:Party'];
  };
  expect(buyerOf({ peppolAddress: '0240:19500012345' })).toMatchObject({
    'cac:PartyLegalEntity': { 'cbc:RegistrationName': 'Lycée de Garçons' },
    'cac:Contact': { 'cbc:Name': 'Ada Lovelace' },
  });
  expect(buyerOf({})).toMatchObject({
    'cac:PartyLegalEntity': { 'cbc:RegistrationName': 'Ada Lovelace' },
    'cac:PostalAddress': { 'cbc:AdditionalStreetName': 'Lycée de Garçons' },
  });
});

test('UBL and CII are written, and the CII is in the PDF', { timeout: 60_000 }, async () => {
  const issued = sampleDocument({ order: sampleOrder({ vat: 'companyAtHome' }) });
  const [ubl, cii] = [await writeXml(issued, 'UBL'), await writeXml(issued, 'CII')];
  expect(ubl).toMatch(/<Invoice [\s\S]*#urn:fdc:peppol.eu:2017:poacc:billing:3.0<[\s\S]*Atelier Müller &amp; Søn/);
  expect(await writeXml(sampleDocument({ kind: 'RK' }), 'UBL')).toContain('<cbc:CreditNoteTypeCode>381<');
  const abroad = await writeXml(sampleDocument({ order: sampleOrder({ vat: 'reverseCharge' }) }), 'UBL');
  expect(abroad, 'Peppol CL008: an e-mail is no address there').toContain(
    '<cbc:CustomizationID>urn:cen.eu:en16931:2017</cbc:CustomizationID>',
  );
  expect(abroad).toContain('schemeID="EM"');
  expect(cii).toContain('<ram:ID>urn:cen.eu:en16931:2017</ram:ID>');
  const pdf = Buffer.from(await renderPdf(issued, { facturX: cii })).toString('latin1');
  for (const part of [
    '/AFRelationship /Alternative',
    'factur-x.xml',
    '<fx:ConformanceLevel>EN 16931<',
    '/Subtype /text#2Fxml',
  ])
    expect(pdf, part).toContain(part);
});
