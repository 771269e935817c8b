import { expect, test } from 'vitest';
import { fill, writing } from './writing.ts';

test.each([
  ['EN', '€1,234.50', '12,345', '24 November 2026', '25.5 %', 'Germany', ':'],
  ['DE', '1 234,50 €', '12 345', '24. November 2026', '25,5 %', 'Deutschland', ':'],
  ['FR', '1 234,50 €', '12 345', '24 novembre 2026', '25,5 %', 'Allemagne', ' :'],
] as const)('%s writes money, counts, days, rates and countries', (language, ...expected) => {
  const { money, count, date, rate, country, colon } = writing(language);
  const written = [money(123_450), count(12_345), date('2026-11-24'), rate(255), country('DE'), colon];
  expect(written.map((text) => text.replaceAll(/\s/g, ' '))).toEqual(expected);
});

test('a placeholder needs a value', () => {
  expect(fill('{a} and {a}', { a: 'b' })).toBe('b and b');
  expect(fill('See {to.gtc}.', { 'to.gtc': 'terms' })).toBe('See terms.');
  expect(() => fill('{a}', {})).toThrow('{a}');
});
