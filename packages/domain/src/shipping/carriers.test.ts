import { expect, test } from 'vitest';
import { carrierName, carriers, trackingLink } from './carriers.ts';

test.each(carriers)('%s has a name and a page that follows a parcel', (carrier) => {
  expect(carrierName(carrier)).toMatch(/[A-Z]{2}/);
  const link = new URL(trackingLink(carrier, 'A 1/2') ?? '');
  expect([link.protocol, link.href.includes('A%201%2F2')]).toEqual(['https:', true]);
});

test('without a number or a carrier there is no page', () => {
  expect([trackingLink('dhl', ''), trackingLink(null, '1')]).toEqual([null, null]);
});
