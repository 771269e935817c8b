import { expect, test } from 'vitest';
import type { Stock } from './stock.ts';
import { offersStockAlert } from './stockAlert.ts';

const none: Stock = { pieces: 0, timeFrame: 30, expected: null, presale: null };

test.each<[string, Partial<Stock>, readonly string[], boolean]>([
  ['sold out', {}, [], true],
  ['sold out, with a day of delivery', { expected: '2026-12-01' }, [], true],
  ['one piece left', { pieces: 1 }, [], false],
  ['not out yet', { presale: '2027-01-15' }, [], false],
  ['not sold any more', {}, ['NO_SALE'], false],
])('a stock alert is offered: %s', (_, stock, flags, offered) => {
  expect(offersStockAlert({ flags, stock: { ...none, ...stock } })).toBe(offered);
});
