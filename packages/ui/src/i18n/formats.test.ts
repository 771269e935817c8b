import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import english from './messages/en.json' with { type: 'json' };
import { formatsOf } from './formats.ts';
import { localeOf } from '@platine/domain/language/locales.ts';
import { languageOf } from './locales.ts';

const formats = (language: 'EN' | 'DE' | 'FR') =>
  formatsOf(createIntl({ locale: localeOf(language), messages: english }));

describe('numbers as the reader writes them', () => {
  it.each([
    ['EN', '12,480', '€1,234.50', '€0.09'],
    ['DE', '12\u202F480', '1\u202F234,50\u00A0€', '0,09\u00A0€'],
    ['FR', '12\u202F480', '1\u202F234,50\u00A0€', '0,09\u00A0€'],
  ] as const)('%s: %s, %s, %s', (language, grouped, money, small) => {
    expect(formats(language).number(12_480)).toBe(grouped);
    expect(formats(language).money(123_450)).toBe(money);
    expect(formats(language).money(9)).toBe(small);
  });

  it.each([
    ['EN', '17\u00A0%', '25.5\u00A0%', '−15\u00A0%'],
    ['DE', '17\u00A0%', '25,5\u00A0%', '−15\u00A0%'],
    ['FR', '17\u00A0%', '25,5\u00A0%', '−15\u00A0%'],
  ] as const)('%s: %s, %s, %s', (language, whole, fraction, reduction) => {
    expect(formats(language).rate(170)).toBe(whole);
    expect(formats(language).rate(255)).toBe(fraction);
    expect(formats(language).percent(-15)).toBe(reduction);
  });

  it.each([
    ['EN', '12 December 2026', 'Luxembourg'],
    ['DE', '12. Dezember 2026', 'Luxemburg'],
    ['FR', '12 décembre 2026', 'Luxembourg'],
  ] as const)('%s: %s, %s', (language, date, country) => {
    expect(formats(language).date('2026-12-12')).toBe(date);
    expect(formats(language).country('LU')).toBe(country);
  });

  it.each([
    ['EN', 'the Netherlands', 'Luxembourg'],
    ['DE', 'Niederlande', 'Luxemburg'],
    ['FR', 'Pays-Bas', 'Luxembourg'],
  ] as const)('%s: a sentence names %s and %s', (language, withArticle, without) => {
    expect(formats(language).destination('NL')).toBe(withArticle);
    expect(formats(language).destination('LU')).toBe(without);
  });

  it.each([
    ['EN', 'Hong Kong'],
    ['DE', 'Hongkong'],
    ['FR', 'Hong Kong'],
  ] as const)('%s: Hong Kong has the name that every runtime writes', (language, name) => {
    expect(formats(language).country('HK')).toBe(name);
  });
});

describe('the language of a locale', () => {
  it.each([
    ['de-DE', 'DE'],
    ['fr-FR', 'FR'],
    ['en-IE', 'EN'],
    ['nl-NL', 'NL'],
    ['ga-IE', 'EN'],
  ] as const)('%s is %s', (locale, language) => {
    expect(languageOf(locale)).toBe(language);
  });
});

it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Europe/Luxembourg'])(
  'a date is the shop’s on a machine in %s',
  (zone) => {
    const before = process.env['TZ'];
    process.env['TZ'] = zone;
    try {
      expect(formats('EN').date('2026-12-12')).toBe('12 December 2026');
    } finally {
      if (before === undefined) delete process.env['TZ'];
      else process.env['TZ'] = before;
    }
  },
);
