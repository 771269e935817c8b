import { expect, test } from 'vitest';
import { kindTerm, rankingTermsOf } from './rankingTerms.ts';

test.each([
  ['LEDs', 'led'],
  ['Chip resistors', 'chipresistor'],
  ['Potentiometer 10 kΩ, linear', 'potentiomet'],
  ['Raspberry Pi 5, 8 GB', 'raspberrypi'],
  ['Raspberry Pi 5 case, red', 'raspberrypi5cas'],
  ['Klots : grue', 'klot'],
  ['7805', ''],
])('the kind of "%s" is %s', (name, term) => {
  expect(kindTerm(name)).toBe(term);
});

test('a name counts with its words as stems and its values, a category with its words', () => {
  const { named, category, kinds } = rankingTermsOf({
    sku: 1,
    gtin: null,
    partNumber: 'LG-2210',
    manufacturer: 'Messtal',
    name: { EN: 'Resistors 10 kΩ' },
    description: { EN: 'On tape.' },
    attributes: [],
    categories: [{ EN: 'Chip parts' }],
  });
  expect([...named]).toEqual(expect.arrayContaining(['resistor', '=10000ω', '=10000', 'lg2210', '2210']));
  expect([...category]).toEqual(['chip', 'part']);
  expect([...kinds]).toEqual(['resistor']);
  expect([...named]).not.toContain('tap');
});
