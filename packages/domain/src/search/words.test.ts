import { describe, expect, test } from 'vitest';
import { fold, maxQueryLength, readQuery, minWordLength, skuOf, wordsOf } from './words.ts';

describe('spec §5, D21: words under 2 characters are dropped for word search, kept for the exact match', () => {
  test('spec §9: minimum word length 2', () => {
    expect(minWordLength).toBe(2);
  });

  test.each([
    ['a', 'a', []],
    ['ab', 'ab', ['ab']],
    ['10 k Ω resistor', '10 k Ω resistor', ['10', 'resistor']],
    ['LM 7 805', 'LM 7 805', ['lm', '805']],
    ['7', '7', []],
    ['  ', '', []],
    ['日', '日', []],
    ['𝒳', '𝒳', []],
  ])('"%s" is looked for as "%s" and %o', (typed, text, words) => {
    expect(readQuery(typed)).toEqual({ text, words });
  });
});

describe('D21: queries are cut at 200 characters', () => {
  test.each([
    [199, 199],
    [200, 200],
    [201, 200],
    [10_000, 200],
  ])('%d characters become %d', (typed, kept) => {
    expect(maxQueryLength).toBe(200);
    expect(readQuery('x'.repeat(typed)).text).toHaveLength(kept);
  });

  test('blanks around do not count, and no character is cut in two', () => {
    expect(readQuery(` ${'x'.repeat(200)} `).text).toBe('x'.repeat(200));
    expect(readQuery(`${'x'.repeat(199)} y`).text).toBe('x'.repeat(199));
    expect(readQuery('😀'.repeat(201)).text).toBe('😀'.repeat(200));
  });
});

describe('words are the same with and without accents and capitals', () => {
  test.each([
    ['Steckbrücke', 'steckbrucke'],
    ['STRASSE', 'strasse'],
    ['Straße', 'strasse'],
    ['Éducation', 'education'],
  ])('%s folds to %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  test.each([
    ['USB-C/micro', ['usb', 'c', 'micro']],
    ['4,7 µF', ['4', '7', 'µf']],
    ['—', []],
  ])('%s has the words %o', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });
});

describe('D21: an exact SKU', () => {
  test.each([
    ['193004', 193_004],
    ['1', 1],
    ['999999999', 999_999_999],
    ['1000000000', null],
    ['0193004', null],
    ['193004a', null],
    ['', null],
  ])('"%s" is the SKU %s', (text, sku) => {
    expect(skuOf(text)).toBe(sku);
  });
});
