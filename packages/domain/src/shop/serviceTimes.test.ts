import { expect, test } from 'vitest';
import { isServiceTime, serviceDays, serviceSpans } from './serviceTimes.ts';

test('spec §1: Monday to Friday 09:00–12:00 and 14:00–17:00', () => {
  expect(serviceDays).toEqual([1, 2, 3, 4, 5]);
  expect(serviceSpans).toEqual([
    { from: '09:00', to: '12:00' },
    { from: '14:00', to: '17:00' },
  ]);
});

test.each([
  [1, '08:59', false],
  [1, '09:00', true],
  [1, '11:59', true],
  [1, '12:00', false],
  [3, '13:59', false],
  [3, '14:00', true],
  [5, '16:59', true],
  [5, '17:00', false],
  [6, '10:00', false],
  [7, '10:00', false],
])('spec §1: on day %d at %s there is service: %s', (weekday, time, open) => {
  expect(isServiceTime(weekday, time)).toBe(open);
});
