import { expect, test } from 'vitest';
import { availability, stockTimeFrames } from './stock.ts';

test('spec §9: five time frames', () => {
  expect(stockTimeFrames).toEqual([10, 20, 30, 40, 100]);
});

test.each([
  [
    { pieces: 3, timeFrame: 10, expected: '2026-12-12', presale: '2027-01-15' },
    { kind: 'presale', date: '2027-01-15' },
  ],
  [
    { pieces: 3, timeFrame: 10, expected: '2026-12-12', presale: null },
    { kind: 'inStock', pieces: 3, timeFrame: 10 },
  ],
  [
    { pieces: 0, timeFrame: 20, expected: '2026-12-12', presale: null },
    { kind: 'expected', date: '2026-12-12' },
  ],
  [
    { pieces: 0, timeFrame: 100, expected: null, presale: null },
    { kind: 'timeFrame', timeFrame: 100 },
  ],
] as const)('spec §9: %o is said as %o', (stock, said) => {
  expect(availability(stock)).toEqual(said);
});
