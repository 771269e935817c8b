import { describe, expect, test } from 'vitest';
import { sampleDocument, sampleOrder } from '../issuedDocument.testing.ts';
import { renderPdf } from './renderPdf.ts';

const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');
const pagesOf = (bytes: Uint8Array) => textOf(bytes).match(/\/Type \/Page\n/g)?.length;

/** A PNG without transparency, as a logo’s picture is. */
const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGNgYPgPAAEDAQAIicLsAAAAAElFTkSuQmCC',
  'base64',
);

describe('the PDF of a document', { timeout: 60_000 }, () => {
  test.each([
    ['EN', 1, 1, 'en-IE'],
    ['DE', 12, 2, 'de'],
    ['FR', 80, 6, 'fr'],
  ] as const)('%s, %d lines: %d pages', async (language, count, pages, tag) => {
    const bytes = await renderPdf(sampleDocument({ language, order: sampleOrder({ count, vat: 'companyAtHome' }) }));
    expect(pagesOf(bytes)).toBe(pages);
    expect(textOf(bytes)).toContain(`/Lang (${tag})`);
  });

  test('PDF/A-3a: tagged, with its fonts and their colours’ profile in it', async () => {
    const text = textOf(await renderPdf(sampleDocument()));
    expect(text).toContain('<pdfaid:part>3</pdfaid:part>');
    expect(text).toContain('<pdfaid:conformance>A</pdfaid:conformance>');
    expect(text).toContain('/Marked true');
    for (const part of ['/S /Table', '/S /TH', '/S /H1', '/S /Figure', '/FontFile2', '/OutputIntents'])
      expect(text, part).toContain(part);
  });

  test('record 0162: it has the shop’s logo where there is one, which a screen reader leaves out', async () => {
    const pictures = (bytes: Uint8Array) => textOf(bytes).match(/\/Subtype \/Image/g)?.length ?? 0;
    const figures = (bytes: Uint8Array) => textOf(bytes).match(/\/S \/Figure/g)?.length ?? 0;
    const [plain, branded] = [
      await renderPdf(sampleDocument()),
      await renderPdf(sampleDocument(), { logo: { png: onePixel, width: 1, height: 1 } }),
    ];
    expect(pictures(branded) - pictures(plain)).toBe(1);
    expect(figures(branded)).toBe(figures(plain));
  });

  test('D38: the same document has the same bytes', async () => {
    const [first, second] = [await renderPdf(sampleDocument()), await renderPdf(sampleDocument())];
    expect(Buffer.from(first).equals(second)).toBe(true);
  });
});
