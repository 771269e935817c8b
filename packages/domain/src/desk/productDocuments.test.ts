import { describe, expect, test } from 'vitest';
import type { ProductDocument } from '../catalog/documents.ts';
import { arrangedDocuments, documentTexts, isNewLink, withDocument } from './productDocuments.ts';

const sheet: ProductDocument = {
  caption: { EN: 'Sheet' },
  url: { EN: '/media/a.pdf' },
  file: { kind: 'DATA_SHEET', bytes: 7 },
};
const link: ProductDocument = { caption: {}, url: { ALL: 'http://example.org/old' }, file: null };

describe('documents as they are wanted', () => {
  const before = [sheet, link];

  test('are put in order, get their captions, and go when they are not named', () => {
    const first = { address: 'http://example.org/old', language: 'ALL', caption: { DE: ' Alt ', FR: ' ' } } as const;
    expect(arrangedDocuments(before, [first, { address: '/media/a.pdf', language: 'EN', caption: {} }])).toEqual([
      { ...link, caption: { DE: 'Alt' } },
      { ...sheet, caption: {} },
    ]);
    expect(arrangedDocuments(before, [])).toEqual([]);
  });

  test('an address that the product does not have becomes a link', () => {
    expect(
      arrangedDocuments([], [{ address: 'https://example.org/new', language: 'ALL', caption: { EN: 'Video' } }]),
    ).toEqual([{ caption: { EN: 'Video' }, url: { ALL: 'https://example.org/new' }, file: null }]);
  });

  test.each(['/media/b.pdf', 'http://example.org/new', 'javascript:alert(1)', 'https://'])(
    'D34: %s is none',
    (address) => {
      expect(arrangedDocuments(before, [{ address, language: 'ALL', caption: {} }])).toBeNull();
      expect(isNewLink(address)).toBe(false);
    },
  );

  test('one that is named twice is there once', () => {
    const twice = { address: '/media/a.pdf', language: 'EN', caption: {} } as const;
    expect(arrangedDocuments(before, [twice, twice])).toBeNull();
  });
});

describe('the same file', () => {
  const german = { ...sheet, caption: {}, url: { DE: '/media/a.pdf' } };

  test('in another language is another document, with a place and a caption of its own', () => {
    expect(withDocument([sheet], german)).toEqual([sheet, german]);
    const swapped = [
      { address: '/media/a.pdf', language: 'DE', caption: { DE: 'Blatt' } },
      { address: '/media/a.pdf', language: 'EN', caption: {} },
    ] as const;
    expect(arrangedDocuments([sheet, german], swapped)).toEqual([
      { ...german, caption: { DE: 'Blatt' } },
      { ...sheet, caption: {} },
    ]);
  });

  test('in the same language stays where it is, and is of the new kind', () => {
    const manual = { ...sheet, caption: {}, file: { kind: 'MANUAL', bytes: 7 } } as const;
    expect(withDocument([sheet, link], manual)).toEqual([{ ...manual, caption: sheet.caption }, link]);
  });
});

test('the log has a line for each', () => {
  const both = { EN: 'Sheet', DE: 'Sheet', FR: 'Fiche' };
  expect(documentTexts([{ ...sheet, caption: both }, link])).toBe(
    'DATA_SHEET · Sheet / Fiche · EN /media/a.pdf\nLINK · ALL http://example.org/old',
  );
});
