import { expect, test } from 'vitest';
import { paid, placed, toProvider } from './checkout.testing.ts';
import { isPaymentOver, withOrder, withRefusal } from './checkoutContext.ts';
import { failed, unreachable } from './outcomes.testing.ts';

test.each([
  [placed, { orderNumber: 'O-1' }],
  [toProvider, { redirect: 'https://pay.example/1' }],
  [unreachable, {}],
])('spec §3: the checkout response %o leaves %o', (outcome, expected) => {
  expect(withOrder(outcome)).toEqual(expected);
});

test('D4: after a refusal the shopper accepts the terms again, and it is a new order', () => {
  expect(withRefusal('payment', failed('PaymentDeclinedException'))).toEqual({
    notice: { of: 'payment', failure: failed('PaymentDeclinedException') },
    termsAccepted: false,
    orderKey: null,
    redirect: null,
  });
});

test('an answer with data is no refusal', () => {
  expect(withRefusal('payment', paid)).toEqual({});
});

test.each([
  [failed('PaymentDeclinedException'), true],
  [failed('PaymentAuthorizationExpiredException'), true],
  [failed('CheckoutIncompleteException'), true],
  [failed('ThrottledException'), false],
  [unreachable, false],
  [paid, false],
])('D5: after %o the payment is over without an order: %s', (outcome, expected) => {
  expect(isPaymentOver(outcome)).toBe(expected);
});
