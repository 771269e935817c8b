import { expect, test } from 'vitest';
import { isCheckout } from './isCheckout.ts';

test.each([
  ['/checkout_type', true],
  ['/checkout', true],
  ['/checkout_summary', true],
  ['/checkout_done/A-1', false],
  ['/shopping_cart', false],
  ['/', false],
])('D28: %s is a checkout that nothing interrupts: %s', (path, expected) => {
  expect(isCheckout(path)).toBe(expected);
});
