import { expect, test } from 'vitest';
import { serviceDays, serviceSpans } from './serviceTimes.ts';

test('spec §1: Monday to Friday 09:00–12:00 and 14:00–17:00', () => {
  expect(serviceDays).toEqual([1, 2, 3, 4, 5]);
  expect(serviceSpans).toEqual([
    { from: '09:00', to: '12:00' },
    { from: '14:00', to: '17:00' },
  ]);
});
