import { expect, test } from 'vitest';
import { isNumbered, kindOfNumber, seriesNumber } from './documentKinds.ts';

test.each([
  ['RE', 2026, 1, 'RE-2026-000001'],
  ['LS', 2027, 1_234_567, 'LS-2027-1234567'],
] as const)('D38: %s of %i, number %i: %s', (kind, year, sequence, number) => {
  expect(seriesNumber(kind, year, sequence)).toBe(number);
});

test.each([
  ['KB-2026-100001', 'KB', false],
  ['RE-2026-000001', 'RE', true],
  ['PF-2026-100001', 'PF', false],
] as const)('D9: %s is a %s', (number, kind, numbered) => {
  expect(kindOfNumber(number)).toBe(kind);
  expect(isNumbered(kind)).toBe(numbered);
});

test.each(['2026-100001', 'RE', 'XX-2026-1', ''])('"%s" is no document', (number) => {
  expect(kindOfNumber(number)).toBeNull();
});
