import { expect, test } from 'vitest';
import { typeMappings } from './typeMappings.ts';
import { shopVersion } from './version.ts';

test('spec §9: customer types PRIVATE and COMPANY, and five payment methods with the ended SOFORT (D23)', () => {
  expect(typeMappings.CUSTOMER_TYPE).toEqual(['PRIVATE', 'COMPANY']);
  expect(typeMappings.PAYMENT_METHOD.toSorted()).toEqual(['INVOICE', 'PAYPAL', 'SAFERPAY', 'SOFORT', 'WIRE_TRANSFER']);
});

test('spec §9: the displayed version is 3.0.27', () => {
  expect(shopVersion).toBe('3.0.27');
});
