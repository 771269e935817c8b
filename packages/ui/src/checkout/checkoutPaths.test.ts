import { describe, expect, test } from 'vitest';
import { checkoutDonePath, refusedFrom, refusedPath, sectionFrom, sectionPath } from './checkoutPaths.ts';

describe('why an order was refused travels to the page that can mend it', () => {
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

test('a section is asked for by its name', () => {
  expect(sectionPath('shipping')).toBe('/checkout?section=shipping');
  expect(sectionFrom('section=shipping')).toBe('shipping');
  expect(sectionFrom('')).toBeNull();
});

test('an order number is no path', () => {
  expect(checkoutDonePath('2026/1')).toBe('/checkout_done/2026%2F1');
});
