import { expect, test } from 'vitest';
import { readyToOrder } from './facts.testing.ts';
import { checkoutRefusal } from './refusal.ts';

test.each([
  ['everything there', {}, null, []],
  ['D12: the missing amount is named', { goods: 650 }, 'MinimumOrderValueException', [['MINIMUM_ORDER_VALUE', '3.50']]],
  ['an empty cart', { positions: [] }, 'CheckoutIncompleteException', [['POSITIONS', 'REQUIRED']]],
  [
    'a withdrawn product',
    { positions: [{ amount: 1, prices: [], rule: { step: 1, limit: 0 } }] },
    'NotOrderableException',
    [['POSITIONS', 'NOT_ORDERABLE']],
  ],
  [
    'D13: more than a lowered limit',
    { positions: readyToOrder.positions.map((position) => ({ ...position, amount: 3, rule: { step: 1, limit: 2 } })) },
    'CheckoutIncompleteException',
    [['POSITIONS', 'CART_LIMIT']],
  ],
  [
    'the first gap decides the class, and FIELDS name all of them',
    { email: null, shippingMethod: 'UPS_SAVER' },
    'CheckoutIncompleteException',
    [
      ['EMAIL', 'REQUIRED'],
      ['SHIPPING_METHOD', 'NOT_OFFERED'],
    ],
  ],
  ['no shipping', { shippingMethod: null }, 'CheckoutIncompleteException', [['SHIPPING_METHOD', 'REQUIRED']]],
  [
    'shipping no longer offered',
    { shippingMethod: 'UPS_SAVER' },
    'ShippingMethodNotAvailableException',
    [['SHIPPING_METHOD', 'NOT_OFFERED']],
  ],
  [
    'D23: payment not offered',
    { paymentMethod: 'SOFORT' },
    'PaymentMethodNotAvailableException',
    [['PAYMENT_METHOD', 'NOT_OFFERED']],
  ],
] as const)('%s', (_, changed, errorClass, fields) => {
  const refusal = checkoutRefusal({ ...readyToOrder, ...changed });
  expect(refusal?.errorClass ?? null).toBe(errorClass);
  expect(refusal?.fields.map(({ FIELD, CODE }) => [FIELD, CODE]) ?? []).toEqual(fields);
});

test('the first gap is also told to the log', () => {
  expect(checkoutRefusal({ ...readyToOrder, email: null })?.message).toBe('The checkout lacks EMAIL: REQUIRED.');
});
