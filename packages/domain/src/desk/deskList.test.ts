import { describe, expect, test } from 'vitest';
import { buyerName, searchWords, workListOf } from './deskList.ts';

test.each([
  ['payment', false, 'pay'],
  ['shipping', false, 'pack'],
  ['shipping', true, 'send'],
  ['refund', false, 'repay'],
  [null, false, null],
  [null, true, null],
] as const)('an order that waits for %s, packed: %s, stands in %s', (need, packed, list) => {
  expect(workListOf({ need, packed })).toBe(list);
});

test.each([
  ['', []],
  ['  Weber  ', ['weber']],
  ['2026-100001 anna', ['2026-100001', 'anna']],
  ['86,40', ['86.40']],
  ['1.234,50', ['1.234,50']],
  ['ab c', ['ab']],
])('a search for %j asks for %j', (text, words) => {
  expect(searchWords(text)).toEqual(words);
});

describe('the name of an order', () => {
  const address = {
    id: 'a',
    types: ['DELIVERY'],
    country: 'LU',
    company: '',
    department: '',
    firstName: 'Ada',
    lastName: 'Muller',
    street: '1, rue du Fort',
    supplement: '',
    zipCode: '2145',
    city: 'Luxembourg',
  } as const;
  const email = 'ada@example.org';

  test.each([
    [{ delivery: address, invoice: null, email }, 'Ada Muller'],
    [{ delivery: address, invoice: { ...address, company: 'Weber S.à r.l.' }, email }, 'Weber S.à r.l.'],
    [{ delivery: null, invoice: null, email }, email],
    [{ delivery: { ...address, firstName: '', lastName: '' }, invoice: null, email }, email],
  ])('%#', (order, name) => {
    expect(buyerName(order)).toBe(name);
  });
});
