import { expect, test } from 'vitest';
import { groupByLetter } from './groupByLetter.ts';

const named = (...names: string[]) => names.map((name, index) => ({ id: index + 1, name, products: 1 }));

test('spec §2: manufacturers stand under their first letter from A to Z, accents and case aside', () => {
  const letters = groupByLetter(named('Zeta', 'élan', 'Eaton', '3M', 'abb', 'Ångström'));
  expect(letters.map(({ letter, id, manufacturers }) => [letter, id, manufacturers.map(({ name }) => name)])).toEqual([
    ['A', 'letter-A', ['abb', 'Ångström']],
    ['E', 'letter-E', ['Eaton', 'élan']],
    ['Z', 'letter-Z', ['Zeta']],
    ['#', 'letter-other', ['3M']],
  ]);
});

test('without a manufacturer there is no letter', () => {
  expect(groupByLetter([])).toEqual([]);
});
