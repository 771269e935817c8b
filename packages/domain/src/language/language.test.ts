import { describe, expect, test } from 'vitest';
import { chooseLanguage, isLanguage, languages } from './language.ts';
import { pickText } from './text.ts';

describe('spec §4: language choice: URL, session, browser, else EN', () => {
  test.each([
    ['de', 'FR', 'en-GB', 'DE'],
    ['DE', null, null, 'DE'],
    ['', 'FR', 'de', 'FR'],
    [null, 'FR', 'de-LU', 'FR'],
    [null, null, 'de-LU', 'DE'],
    [null, null, 'fr', 'FR'],
    [null, null, 'lb', 'EN'],
    [null, null, null, 'EN'],
    ['xx', 'FR', 'de', 'EN'],
  ] as const)('URL %s, session %s, browser %s → %s', (url, session, browser, language) => {
    expect(chooseLanguage({ url, session, browser })).toBe(language);
  });
});

describe('spec §5, §9: the languages are EN, DE and FR', () => {
  test('and no others', () => {
    expect(languages).toEqual(['EN', 'DE', 'FR']);
  });

  test.each([
    ['FR', true],
    ['fr', false],
    ['LB', false],
    ['', false],
  ])('"%s" is one: %s', (code, known) => {
    expect(isLanguage(code)).toBe(known);
  });
});

describe('spec §9, D19: text fallback is the active language, then ALL, EN, DE, FR', () => {
  test.each([
    [{ DE: 'd', ALL: 'a', EN: 'e', FR: 'f' }, 'd', 'DE'],
    [{ ALL: 'a', EN: 'e', FR: 'f' }, 'a', null],
    [{ EN: 'e', FR: 'f' }, 'e', 'EN'],
    [{ DE: '', ALL: '', EN: '', FR: 'f' }, 'f', 'FR'],
  ] as const)('%o in DE', (texts, text, language) => {
    expect(pickText(texts, 'DE')).toEqual({ text, language });
  });

  test('DE comes before FR when neither is asked for', () => {
    expect(pickText({ FR: 'f', DE: 'd' }, 'EN')).toEqual({ text: 'd', language: 'DE' });
  });

  test('nothing at all', () => {
    expect(pickText({}, 'EN')).toBeNull();
    expect(pickText({ EN: '' }, 'EN')).toBeNull();
  });
});
