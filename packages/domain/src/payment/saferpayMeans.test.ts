import { expect, test } from 'vitest';
import { saferpayMeans, shownMeans } from './saferpayMeans.ts';

test.each([
  [[], [], []],
  [['VISA', 'MASTERCARD'], ['Visa', 'Mastercard'], []],
  [
    ['WERO', 'AMEX', 'APPLEPAY', 'VISA'],
    ['American Express', 'Visa'],
    ['Wero', 'Apple Pay'],
  ],
  [['GOOGLEPAY'], [], ['Google Pay']],
] as const)('spec §9: %j is shown as cards %j and others %j, in the shop’s order', (means, cards, others) => {
  expect(shownMeans(means)).toEqual({ cards, others });
});

test('every means has a name of its own', () => {
  const { cards, others } = shownMeans(saferpayMeans);
  expect(new Set([...cards, ...others]).size).toBe(saferpayMeans.length);
});
