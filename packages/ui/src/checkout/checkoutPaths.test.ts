import { describe, expect, test } from 'vitest';
import { checkoutDonePath, refusedFrom, refusedPath, sectionFrom, sectionPath } from './checkoutPaths.ts';

describe('the error class of a refused order in the URL of the recovery step', () => {
  const failure = { kind: 'failure', errorClass: 'PaymentDeclinedException', fields: [] } as const;
  test.each([
    ['a failure', failure, '/checkout?refused=PaymentDeclinedException'],
    ['a lost connection', { kind: 'network' } as const, '/checkout'],
    ['nothing', null, '/checkout'],
  ])('%s', (_, why, path) => {
    expect(refusedPath('/checkout', why)).toBe(path);
  });

  test.each([
    ['refused=PaymentDeclinedException', 'PaymentDeclinedException'],
    ['refused=constructor', null],
    ['refused=%3Cb%3E', null],
    ['refused=', null],
    ['', null],
  ])('%s: %s', (search, errorClass) => {
    expect(refusedFrom(search)).toBe(errorClass);
  });
});

test('a section in the URL', () => {
  expect(sectionPath('shipping')).toBe('/checkout?section=shipping');
  expect(sectionFrom('section=shipping')).toBe('shipping');
  expect(sectionFrom('')).toBeNull();
});

test('an order number is escaped', () => {
  expect(checkoutDonePath('2026/1')).toBe('/checkout_done/2026%2F1');
});
