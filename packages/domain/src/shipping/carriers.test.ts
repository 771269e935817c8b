import { expect, test } from 'vitest';
import { exampleCarriers } from '../shop/exampleCarriers.data.ts';
import { carrierName, likelyCarrier, trackingLink } from './carriers.ts';

test.each(Object.keys(exampleCarriers))('the example’s %s has a name and a page that follows a parcel', (carrier) => {
  expect(carrierName(exampleCarriers, carrier)).toMatch(/[A-Z]{2}/);
  const link = new URL(trackingLink(exampleCarriers, carrier, 'A 1/2') ?? '');
  expect([link.protocol, link.href.includes('A%201%2F2')]).toEqual(['https:', true]);
});

test('there is no page without a number or a carrier, nor of a carrier that has none or has left the settings', () => {
  const carriers = { bike: { name: 'Our bike', link: null, methods: [] } };
  expect(trackingLink(exampleCarriers, 'dhl', '')).toBeNull();
  expect(trackingLink(exampleCarriers, null, '1')).toBeNull();
  expect(trackingLink(carriers, 'bike', '1')).toBeNull();
  expect([trackingLink(carriers, 'dhl', '1'), carrierName(carriers, 'dhl')]).toEqual([null, 'dhl']);
});

test.each([
  ['UPS_SAVER', 'ups'],
  ['DHL_EXPRESS', 'dhl'],
  ['TNT', 'tnt'],
  ['DPD_CLASSIC', 'dpd'],
  ['ECONOMY', 'post'],
  ['FREE_SHIPPING', 'dpd'],
  ['PICKUP', null],
  ['EXTERN_LOGISTIC_PICKUP', null],
] as const)('a parcel by %s most likely goes with %s', (method, carrier) =>
  expect(likelyCarrier(exampleCarriers, method)).toBe(carrier),
);
