import { describe, expect, test } from 'vitest';
import { addDays, easterSunday, isWorkingDay, periodEnd, publicHolidays } from './holidays.ts';

test.each([
  [1961, '1961-04-02'],
  [2000, '2000-04-23'],
  [2008, '2008-03-23'],
  [2019, '2019-04-21'],
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2028, '2028-04-16'],
  [2038, '2038-04-25'],
  [2049, '2049-04-18'],
  [2076, '2076-04-19'],
])('Easter Sunday of %d is %s', (year, day) => {
  expect(easterSunday(year)).toBe(day);
});

test('Luxembourg has eleven public holidays a year', () => {
  expect(publicHolidays(2026)).toEqual([
    '2026-01-01',
    '2026-04-06',
    '2026-05-01',
    '2026-05-09',
    '2026-05-14',
    '2026-05-25',
    '2026-06-23',
    '2026-08-15',
    '2026-11-01',
    '2026-12-25',
    '2026-12-26',
  ]);
});

test.each([
  ['2026-11-24', true],
  ['2026-11-28', false],
  ['2026-11-29', false],
  ['2026-06-23', false],
  ['2026-06-24', true],
  ['2026-04-03', true],
  ['2026-04-06', false],
])('%s is a working day: %s', (day, expected) => {
  expect(isWorkingDay(day)).toBe(expected);
});

describe('Regulation 1182/71 art. 3: 14 days after an event', () => {
  test.each([
    ['the day of the event is not counted', '2026-11-24', '2026-12-08'],
    ['not on a Saturday: the Monday after', '2026-11-21', '2026-12-07'],
    ['not on a Sunday: the Monday after', '2026-11-22', '2026-12-07'],
    ['not on Christmas Day (Friday), Saturday or Sunday: Monday', '2026-12-11', '2026-12-28'],
    ['not on New Year’s Day', '2026-12-18', '2027-01-04'],
    ['not on Easter Monday: Tuesday', '2026-03-23', '2026-04-07'],
    ['not from Holy Saturday to Easter Monday: Tuesday', '2026-03-21', '2026-04-07'],
    ['Good Friday is no holiday in Luxembourg', '2026-03-20', '2026-04-03'],
    ['not on Ascension (Thursday): Friday', '2026-04-30', '2026-05-15'],
    ['not on Whit Monday: Tuesday', '2026-05-11', '2026-05-26'],
    ['not on the national holiday', '2026-06-09', '2026-06-24'],
    ['over a leap day', '2028-02-16', '2028-03-01'],
    ['over the clock change of October', '2026-10-20', '2026-11-03'],
  ])('%s: %s ends on %s', (_, event, end) => {
    expect(periodEnd(event, 14)).toBe(end);
  });
});

test('days go over months and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
});
