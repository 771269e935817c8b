import { expect, test } from 'vitest';
import { daysBeforeReduction, lowestBefore } from './priceHistory.ts';

const reduction = new Date('2026-11-20T00:00:00Z');
const daysBefore = (days: number) => new Date(reduction.getTime() - days * 86_400_000);
const cost = (price: number, days: number) => ({ price, since: daysBefore(days) });

test.each([
  ['no history, nothing told', [], null, null],
  ['no history: what is told', [], 900, 900],
  ['one price since long', [cost(1000, 90)], null, 1000],
  ['what is told does not count beside a history of 30 days', [cost(1000, 30)], 900, 1000],
  ['beside a shorter one it does', [cost(1000, 29)], 900, 900],
  ['and only where it is lower', [cost(800, 29)], 900, 800],
  ['a lower price within the 30 days', [cost(1000, 90), cost(700, 20), cost(1100, 10)], null, 700],
  ['a lower price that ended before them', [cost(700, 90), cost(1000, 31)], null, 1000],
  ['a lower price that ended on their first day', [cost(700, 90), cost(1000, 29)], null, 700],
  ['the reduced price itself does not count', [cost(1000, 90), cost(500, 0)], null, 1000],
])('D15: %s', (_, history, told, lowest) => {
  expect(daysBeforeReduction).toBe(30);
  expect(lowestBefore(history, reduction, told)).toBe(lowest);
});
