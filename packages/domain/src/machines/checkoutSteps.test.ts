import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calls } from '../contract/calls.ts';
import type { ErrorClass } from '../contract/errors.ts';
import type { CheckoutProgress, CheckoutStep } from './checkoutSteps.ts';
import { checkoutSteps, recoveryStep, reachableStep, stepAfter, stepPaths } from './checkoutSteps.ts';

const complete: CheckoutProgress = {
  cartVersion: 1,
  cart: true,
  type: true,
  addresses: true,
  shipping: true,
  payment: true,
};
const lacking = (...steps: Exclude<CheckoutStep, 'summary'>[]): CheckoutProgress => ({
  ...complete,
  ...Object.fromEntries(steps.map((step) => [step, false])),
});

describe('D25: a step with an incomplete step before it leads to the first incomplete one', () => {
  test.each([
    ['summary', complete, 'summary'],
    ['summary', lacking('payment'), 'payment'],
    ['summary', lacking('shipping', 'payment'), 'shipping'],
    ['summary', lacking('cart', 'payment'), 'cart'],
    ['payment', lacking('payment'), 'payment'],
    ['payment', lacking('addresses'), 'addresses'],
    ['shipping', lacking('type', 'addresses'), 'type'],
    ['addresses', lacking('shipping'), 'addresses'],
    ['type', lacking('cart'), 'cart'],
    ['type', lacking('type'), 'type'],
    ['cart', lacking('cart'), 'cart'],
  ] as const)('%s, %o: %s', (wanted, progress, expected) => {
    expect(reachableStep(wanted, progress)).toBe(expected);
  });

  test('no step is shown before all earlier steps are complete', () => {
    const progress = fc.record<CheckoutProgress>({
      cartVersion: fc.nat(),
      cart: fc.boolean(),
      type: fc.boolean(),
      addresses: fc.boolean(),
      shipping: fc.boolean(),
      payment: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.constantFrom(...checkoutSteps), progress, (wanted, done) => {
        const shown = reachableStep(wanted, done);
        const before = checkoutSteps.slice(0, checkoutSteps.indexOf(shown));
        expect(before.every((step) => step !== 'summary' && done[step])).toBe(true);
        expect(checkoutSteps.indexOf(shown)).toBeLessThanOrEqual(checkoutSteps.indexOf(wanted));
      }),
    );
  });
});

test.each([
  ['cart', lacking('cart', 'type', 'addresses', 'shipping', 'payment'), 'type'],
  ['type', lacking('type', 'addresses', 'shipping', 'payment'), 'addresses'],
  ['addresses', lacking('addresses', 'shipping', 'payment'), 'shipping'],
  ['shipping', lacking('shipping', 'payment'), 'payment'],
  ['payment', lacking('payment'), 'summary'],
  ['addresses', lacking('payment'), 'payment'],
  ['addresses', complete, 'summary'],
  ['shipping', complete, 'summary'],
  ['summary', complete, 'summary'],
] as const)('D25: completing %s of %o leads to %s: complete steps are skipped', (step, progress, next) => {
  expect(stepAfter(step, progress)).toBe(next);
});

test('spec §2: addresses, shipping and payment are one page', () => {
  expect(checkoutSteps.map((step) => stepPaths[step])).toEqual([
    '/shopping_cart',
    '/checkout_type',
    '/checkout',
    '/checkout',
    '/checkout',
    '/checkout_summary',
  ]);
});

describe('D4, D12, D23: a refusal leads to its recovery step', () => {
  const expected: Partial<Record<ErrorClass, CheckoutStep>> = {
    CartConflictException: 'summary',
    CheckoutIncompleteException: 'summary',
    MinimumOrderValueException: 'cart',
    NotOrderableException: 'cart',
    PaymentAuthorizationExpiredException: 'summary',
    PaymentDeclinedException: 'payment',
    PaymentMethodNotAvailableException: 'payment',
    PaymentPendingException: 'summary',
    ShippingMethodNotAvailableException: 'shipping',
  };

  test.each([...calls.checkout.errors, ...calls.claimAndFinish.errors])('%s', (errorClass) => {
    expect(recoveryStep({ kind: 'failure', errorClass, fields: [] })).toBe(expected[errorClass]);
  });

  test('a failure without a recovery step of its own leads to the summary', () => {
    expect(recoveryStep({ kind: 'failure', errorClass: 'InternalErrorException', fields: [] })).toBe('summary');
    expect(recoveryStep({ kind: 'network' })).toBe('summary');
  });
});
