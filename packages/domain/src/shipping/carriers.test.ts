import { expect, test } from 'vitest';
import { carrierName, carriers, likelyCarrier, trackingLink } from './carriers.ts';

test.each(carriers)('%s has a name and a page that follows a parcel', (carrier) => {
  expect(carrierName(carrier)).toMatch(/[A-Z]{2}/);
  const link = new URL(trackingLink(carrier, 'A 1/2') ?? '');
  expect([link.protocol, link.href.includes('A%201%2F2')]).toEqual(['https:', true]);
});

test('without a number or a carrier there is no page', () => {
  expect([trackingLink('dhl', ''), trackingLink(null, '1')]).toEqual([null, null]);
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
  expect(likelyCarrier(method)).toBe(carrier),
);
