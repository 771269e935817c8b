import { builtInLanguages } from '@platine/domain/language/language.ts';
import { exampleShop } from '@platine/domain/shop/exampleShop.data.ts';
import { describe, expect, test } from 'vitest';
import type { VatCaseName } from '../issuedDocument.testing.ts';
import { sampleDocument, sampleOrder } from '../issuedDocument.testing.ts';
import type { IssuedQuote } from '../issuedQuote.ts';
import { renderQuotePdf } from '../pdf/renderPdf.ts';
import { sellerOf } from '../seller.ts';
import { quoteSheet } from './quoteSheet.ts';
import { sheetOf } from './sheetOf.ts';

function sampleQuote(vat: VatCaseName, language: IssuedQuote['language'] = 'EN'): IssuedQuote {
  const { pricing, ...order } = sampleOrder({ vat, count: 5 });
  return {
    quote: {
      ...order,
      pricing,
      country: pricing.vat.country,
      number: 'AN-2026-000001',
      date: '2026-11-21',
      validUntil: '2026-12-21',
      comment: 'For the lab',
      lines: order.lines.map((line) => ({ ...line, held: 1299 })),
    },
    language,
    seller: sellerOf(exampleShop),
    shipping: 'UPS Saver',
  };
}

describe('record 0137: the paper of a quote', () => {
  test('says its number, its last day, the customer’s reference, its lines and sums', () => {
    const sheet = quoteSheet(sampleQuote('companyAtHome'));
    expect([sheet.title, sheet.number, sheet.priceMode]).toEqual([
      'Quote',
      'AN-2026-000001',
      'Prices in euros, excluding VAT',
    ]);
    expect(sheet.facts).toContainEqual(['Valid until', '21 December 2026']);
    expect(sheet.facts).toContainEqual(['Your own order number', 'PO-4711']);
    expect(sheet.lines).toHaveLength(5);
    expect(sheet.sums.map(([label]) => label)).toEqual([
      'Goods, excluding VAT',
      'Shipping',
      'plus VAT (17\u00A0%)',
      'Total including VAT',
    ]);
    const notes = sheet.notes.flatMap(({ lines }) => lines);
    expect(notes[0]).toMatch(/^This quote holds until 21 December 2026\./);
    expect(notes.join(' ')).toMatch(/\(UPS Saver\).*not reserved.*terms and conditions apply.*For the lab/);
    expect(sheet.transfer, 'it asks for no money').toBeNull();
  });

  test.each(['reverseCharge', 'export', 'withoutVatId'] as const)('has the sentence of the VAT case: %s', (vat) => {
    const order = sampleOrder({ vat });
    expect(quoteSheet(sampleQuote(vat)).notes[0]?.lines[0]).toBe(sheetOf(sampleDocument({ order })).notes[0]?.lines[0]);
  });

  test('stands on the confirmation of the order that was placed from it', () => {
    const order = sampleOrder({ change: { quoteNumber: 'AN-2026-000001' } });
    expect(sheetOf(sampleDocument({ kind: 'KB', order })).facts).toContainEqual(['Quote', 'AN-2026-000001']);
  });

  test.each(builtInLanguages)('%s: is drawn on one page', { timeout: 60_000 }, async (language) => {
    const bytes = await renderQuotePdf(sampleQuote('companyAtHome', language));
    const text = Buffer.from(bytes).toString('latin1');
    expect(text.match(/\/Type \/Page\n/g)?.length).toBe(1);
  });
});
