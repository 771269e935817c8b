import { describe, expect, test } from 'vitest';
import type { Stock } from '../catalog/stock.ts';
import { isReadyWithTransfer, readiness } from './readiness.ts';

const stock = (own: Partial<Stock> = {}): Stock => ({
  pieces: 5,
  timeFrame: 10,
  expected: null,
  presale: null,
  ...own,
});
const awaited = stock({ pieces: 0, timeFrame: 40, expected: '2026-12-10' });
const presale = stock({ presale: '2027-01-15' });
const onRequest = stock({ pieces: 0, timeFrame: 100 });

describe('spec §9: a cart ships when its slowest product does', () => {
  test.each([
    ['all in stock', [stock(), stock()], { kind: 'days', days: { from: 1, to: 1 } }],
    ['the longest time frame', [stock(), stock({ timeFrame: 40 })], { kind: 'days', days: { from: 5, to: 7 } }],
    ['an expected delivery', [stock(), awaited], { kind: 'from', date: '2026-12-10' }],
    [
      'in stock, so the expected delivery says nothing',
      [stock({ expected: '2026-12-10' })],
      { kind: 'days', days: { from: 1, to: 1 } },
    ],
    ['the later of two dates', [presale, awaited], { kind: 'from', date: '2027-01-15' }],
    ['on request', [awaited, onRequest], { kind: 'onRequest' }],
    ['in stock, but on request', [stock({ timeFrame: 100 })], { kind: 'onRequest' }],
    ['nothing', [], { kind: 'onRequest' }],
  ] as const)('%s', (_, stocks, expected) => {
    expect(readiness(stocks)).toEqual(expected);
  });
});

describe('spec §9: a transfer lets goods leave 2–4 business days after the payment', () => {
  test.each([
    ['the next business day', { kind: 'days', days: { from: 1, to: 1 } }, true],
    ['in two to four', { kind: 'days', days: { from: 2, to: 4 } }, true],
    ['in three to five', { kind: 'days', days: { from: 3, to: 5 } }, false],
    ['from a date', { kind: 'from', date: '2026-12-10' }, false],
    ['on request', { kind: 'onRequest' }, false],
  ] as const)('ready %s', (_, ready, expected) => {
    expect(isReadyWithTransfer(ready)).toBe(expected);
  });
});
