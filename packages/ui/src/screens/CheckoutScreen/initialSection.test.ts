import { expect, test } from 'vitest';
import { isSection, initialSection } from './initialSection.ts';

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
  expect(initialSection(search)).toBe(section);
});

test('the cart and the summary are pages of their own', () => {
  expect((['cart', 'type', 'addresses', 'shipping', 'payment', 'summary'] as const).filter(isSection)).toEqual([
    'addresses',
    'shipping',
    'payment',
  ]);
});
