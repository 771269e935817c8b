import { describe, expect, test } from 'vitest';
import { isHandedOver, isOwnCarrier, isPickup, shippingMethods, transitTime } from './methods.ts';
import { pickup } from './pickup.ts';
import { exampleShop } from '../shop/exampleShop.data.ts';
import { warehouseOf } from './warehouse.ts';

const { methods } = exampleShop.delivery;

test('spec §9: eight shipping methods, each once', () => {
  expect(new Set(shippingMethods).size).toBe(8);
});

describe('spec §9: days on the way, in the EU and beyond', () => {
  const days = (from: number, to: number) => ({ from, to });
  test.each([
    ['UPS_SAVER', days(1, 3), days(3, 6)],
    ['DHL_EXPRESS', days(1, 3), days(3, 6)],
    ['TNT', days(2, 4), days(7, 11)],
    ['DPD_CLASSIC', days(2, 4), days(7, 11)],
    ['ECONOMY', days(3, 21), days(3, 21)],
    ['FREE_SHIPPING', null, null],
    ['PICKUP', null, null],
    ['EXTERN_LOGISTIC_PICKUP', null, null],
  ] as const)('%s: %o, %o', (method, eu, international) => {
    expect(transitTime(methods, method, 'FR')).toEqual(eu);
    expect(transitTime(methods, method, 'CH')).toEqual(international);
  });
});

test.each([
  ['UPS_SAVER', true],
  ['DHL_EXPRESS', true],
  ['TNT', true],
  ['DPD_CLASSIC', true],
  ['ECONOMY', false],
  ['FREE_SHIPPING', null],
  ['PICKUP', null],
  ['EXTERN_LOGISTIC_PICKUP', null],
] as const)('spec §9: %s can be followed: %s', (method, tracking) => {
  expect(methods[method].tracking).toBe(tracking);
});

test('spec §1, §9: pickup is at the warehouse in Niederanven, after a ready-for-pickup notice', () => {
  expect(pickup).toEqual({ country: 'LU', onlyAfterNotice: true });
  expect(warehouseOf(exampleShop.identity)).toMatchObject({
    zipCode: 'L-6925',
    city: 'Niederanven',
    types: ['PICKUP'],
  });
  expect(shippingMethods.filter(isPickup)).toEqual(['PICKUP']);
  expect(shippingMethods.filter(isOwnCarrier)).toEqual(['EXTERN_LOGISTIC_PICKUP']);
  expect(shippingMethods.filter(isHandedOver)).toEqual(['PICKUP', 'EXTERN_LOGISTIC_PICKUP']);
});
