import { describe, expect, test } from 'vitest';
import { epcPayload } from './epcPayload.ts';

const transfer = {
  name: 'Platine S.à r.l.-S.',
  iban: 'LU28 0019 4006 4475 0000',
  bic: 'BCEELULL',
  cents: 123_456,
  reference: '2026-100001',
};

test('EPC069-12: the lines of a credit transfer stand in their places', () => {
  expect(epcPayload(transfer).split('\n')).toEqual([
    'BCD',
    '002',
    '1',
    'SCT',
    'BCEELULL',
    'Platine S.à r.l.-S.',
    'LU280019400644750000',
    'EUR1234.56',
    '',
    '',
    '2026-100001',
  ]);
});

test.each([
  ['one cent', { cents: 1 }, 'EUR0.01'],
  ['ten euros', { cents: 1000 }, 'EUR10.00'],
  ['the largest amount', { cents: 99_999_999_999 }, 'EUR999999999.99'],
])('EPC069-12: %s', (_, change, amount) => {
  expect(epcPayload({ ...transfer, ...change }).split('\n')[7]).toBe(amount);
});

describe('EPC069-12: refuses what no code can carry', () => {
  test.each([
    ['nothing', { cents: 0 }],
    ['less than nothing', { cents: -1 }],
    ['half a cent', { cents: 1.5 }],
    ['a billion', { cents: 100_000_000_000 }],
    ['a reference of 141 signs', { reference: 'x'.repeat(141) }],
    ['more than 331 bytes', { name: 'é'.repeat(70), reference: 'é'.repeat(140) }],
  ])('%s', (_, change) => {
    expect(() => epcPayload({ ...transfer, ...change })).toThrow(RangeError);
  });

  test('a reference of 140 signs is carried', () => {
    expect(epcPayload({ ...transfer, reference: 'x'.repeat(140) })).toMatch(/x{140}$/);
  });
});

test('a name is cut at 70 signs, counted as a reader counts, and a line break in it becomes a space', () => {
  const name = epcPayload({ ...transfer, name: `A\nB${'é'.repeat(80)}` }).split('\n')[5];
  expect(name).toBe(`A B${'é'.repeat(67)}`);
});
