import { expect, test } from 'vitest';
import { isSection, startingStep } from './startingStep.ts';

test.each([
  ['', 'payment'],
  ['section=addresses', 'addresses'],
  ['section=shipping', 'shipping'],
  ['section=summary', 'payment'],
  ['refused=ShippingMethodNotAvailableException', 'shipping'],
  ['refused=PaymentDeclinedException', 'payment'],
  ['refused=MinimumOrderValueException', 'payment'],
  ['refused=ShippingMethodNotAvailableException&section=payment', 'shipping'],
])('D25: "%s" begins with %s', (search, section) => {
  expect(startingStep(search)).toBe(section);
});

test('the cart and the summary are pages of their own', () => {
  expect((['cart', 'type', 'addresses', 'shipping', 'payment', 'summary'] as const).filter(isSection)).toEqual([
    'addresses',
    'shipping',
    'payment',
  ]);
});
