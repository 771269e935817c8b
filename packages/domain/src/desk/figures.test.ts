import { describe, expect, test } from 'vitest';
import { figuresSums } from './figures.ts';
import { isDays, listDays, monthDays, rangeDays } from './figuresDays.ts';

describe('days of figures', () => {
  test.each([
    ['2026-11-01', '2026-11-01', true],
    ['2026-11-02', '2026-11-01', false],
    ['2024-01-01', '2024-12-31', true],
    ['2024-01-01', '2025-01-01', false],
    ['2026-02-28', '2026-02-29', false],
    ['2026-02-29', '2026-03-01', false],
    ['', '2026-11-01', false],
    ['2026-11-01', '', false],
  ])('from %s until %s is %s', (from, until, sound) => {
    expect(isDays({ from, until })).toBe(sound);
  });

  test('are listed over the change of summer time and the end of a month', () => {
    const days = ['2026-10-24', '2026-10-25', '2026-10-26'];
    expect(listDays({ from: '2026-10-24', until: '2026-10-26' })).toEqual(days);
    expect(listDays({ from: '2026-02-28', until: '2026-03-01' })).toEqual(['2026-02-28', '2026-03-01']);
  });

  test.each([
    ['2026-02', '2026-02-28'],
    ['2024-02', '2024-02-29'],
    ['2026-12', '2026-12-31'],
  ])('the month %s ends on %s', (month, until) => {
    expect(monthDays(month)).toEqual({ from: `${month}-01`, until });
  });

  test.each([
    ['month', '2026-01-15', '2026-01-01', '2026-01-15'],
    ['lastMonth', '2026-01-15', '2025-12-01', '2025-12-31'],
    ['lastMonth', '2026-03-31', '2026-02-01', '2026-02-28'],
    ['year', '2026-01-15', '2026-01-01', '2026-01-15'],
  ] as const)('the range %s on %s is from %s until %s', (range, today, from, until) => {
    expect(rangeDays(range, today)).toEqual({ from, until });
  });
});

test('sums are over all days, with credit notes below zero', () => {
  const days = [
    { day: '2026-11-01', orders: 2, ordered: 300, revenue: 200 },
    { day: '2026-11-02', orders: 0, ordered: 0, revenue: -50 },
  ];
  expect(figuresSums({ days })).toEqual({ orders: 2, ordered: 300, revenue: 150 });
});
