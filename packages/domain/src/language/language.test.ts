import { describe, expect, test } from 'vitest';
import {
  addableLanguages,
  builtInLanguages,
  chooseLanguage,
  isLanguage,
  knownLanguages,
  languageAmong,
} from './language.ts';
import { languageName, localeOf } from './locales.ts';
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
    expect(chooseLanguage({ languages: builtInLanguages, url, session, browser })).toBe(language);
  });

  test.each([
    ['nl', null, null, 'NL', 'EN'],
    [null, 'NL', null, 'NL', 'EN'],
    [null, null, 'nl-BE', 'NL', 'EN'],
    ['nl', 'FR', 'de', 'NL', 'EN'],
  ] as const)(
    'URL %s, session %s, browser %s → %s in a shop with Dutch, else %s',
    (url, session, browser, ...chosen) => {
      const languages = [...builtInLanguages, 'NL'] as const;
      const sources = { url, session, browser };
      expect([
        chooseLanguage({ languages, ...sources }),
        chooseLanguage({ languages: builtInLanguages, ...sources }),
      ]).toEqual(chosen);
    },
  );
});

describe('spec §5, §9: the languages are EN, DE and FR', () => {
  test('and no others', () => {
    expect(builtInLanguages).toEqual(['EN', 'DE', 'FR']);
  });

  test.each([
    ['FR', true],
    ['NL', true],
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

describe('record 0160: languages that a shop may add', () => {
  test('this machine can write every one, and each has its own locale', () => {
    const locales = knownLanguages.map(localeOf);
    expect(Intl.NumberFormat.supportedLocalesOf(locales)).toEqual(locales);
    for (const language of knownLanguages)
      expect(new Intl.Locale(localeOf(language)).language).toBe(language.toLowerCase());
  });

  test.each([
    ['EN', 'English'],
    ['DE', 'Deutsch'],
    ['FR', 'Français'],
    ['NL', 'Nederlands'],
    ['CS', 'Čeština'],
    ['EL', 'Ελληνικά'],
    ['BG', 'Български'],
  ] as const)('%s calls itself %s', (language, name) => {
    expect(languageName(language)).toBe(name);
  });

  test('none is one of the program’s', () => {
    expect(new Set(knownLanguages).size).toBe(builtInLanguages.length + addableLanguages.length);
  });

  test('a code is one of the shop’s languages in any case', () => {
    expect([languageAmong(['EN', 'NL'], 'nl'), languageAmong(['EN', 'NL'], 'DE')]).toEqual(['NL', null]);
  });

  test('a text in an added language comes after all others', () => {
    expect(pickText({ NL: 'n', FR: 'f' }, 'EN')).toEqual({ text: 'f', language: 'FR' });
    expect(pickText({ NL: 'n', FR: '' }, 'EN')).toEqual({ text: 'n', language: 'NL' });
    expect(pickText({ NL: 'n', ALL: 'a' }, 'NL')).toEqual({ text: 'n', language: 'NL' });
  });
});
