import { describe, expect, test } from 'vitest';
import { countryCodes } from '../customer/countries.ts';
import { shippingMethods } from './methods.ts';
import {
  freeShippingThreshold,
  pricedMethods,
  freeShippingTime,
  promisedTransit,
  shippingPrice,
  transitTimes,
  weightBands,
} from './prices.ts';
import { exampleDelivery } from '../shop/exampleDelivery.data.ts';
import { deliveryCountries, zoneOf } from './zones.ts';

const { zones, freeShipping, methods } = exampleDelivery;

test('a country without a zone is reached by nobody, and nothing is promised there', () => {
  const home = zones.filter(({ countries }) => countries.includes('LU'));
  expect(zoneOf(home, 'FR')).toBeUndefined();
  expect(pricedMethods(home, { country: 'FR', grams: 100 })).toEqual([
    'FREE_SHIPPING',
    'PICKUP',
    'EXTERN_LOGISTIC_PICKUP',
  ]);
  expect(transitTimes({ zones: home, methods }, 'FR')).toEqual({ express: null, parcel: null, post: null });
  expect(deliveryCountries(home)).toEqual(['LU']);
});

test('spec §9: each of the 55 countries is reached by a carrier that can be followed, and is in one zone', () => {
  expect(deliveryCountries(zones)).toEqual(countryCodes);
  for (const country of countryCodes)
    expect(pricedMethods(zones, { country, grams: 1000 }), country).toContain('UPS_SAVER');
});

describe('a price is that of the first band that holds the parcel', () => {
  test.each([
    ['DPD_CLASSIC', 'LU', 0, 590],
    ['DPD_CLASSIC', 'LU', 2000, 590],
    ['DPD_CLASSIC', 'LU', 2001, 790],
    ['DPD_CLASSIC', 'LU', 31_500, 1390],
    ['DPD_CLASSIC', 'LU', 31_501, null],
    ['DPD_CLASSIC', 'CH', 100, null],
    ['ECONOMY', 'US', 2000, 1790],
    ['ECONOMY', 'US', 2001, null],
    ['TNT', 'PT', 500, 1290],
    ['TNT', 'US', 500, null],
    ['PICKUP', 'US', 500_000, 0],
    ['FREE_SHIPPING', 'LU', 500_000, 0],
    ['EXTERN_LOGISTIC_PICKUP', 'US', 500_000, 0],
  ] as const)('%s to %s with %d g: %s', (method, country, grams, cents) => {
    expect(shippingPrice(zones, method, { country, grams })).toBe(cents);
  });

  test('heavier is never cheaper, nor further away', () => {
    for (const method of shippingMethods) {
      for (const country of countryCodes) {
        const prices = weightBands(zones, method, country).map(({ price }) => price);
        expect(prices, `${method} ${country}`).toEqual(prices.toSorted((one, other) => one - other));
        const [lightest = Infinity] = prices;
        expect(lightest).toBeGreaterThanOrEqual(weightBands(zones, method, 'LU')[0]?.price ?? 0);
      }
    }
  });
});

test.each([
  ['LU', '2026-01-01', 7500],
  ['LU', '2025-12-31', null],
  ['CH', '2026-06-01', null],
] as const)('D12: the threshold for %s on %s is %s cents', (country, day, cents) => {
  expect(freeShippingThreshold(freeShipping, country, day)).toBe(cents);
});

describe('spec §9: a transit time is promised only for a method that goes to the country', () => {
  const days = (from: number, to: number) => ({ from, to });
  test.each([
    ['LU', { express: days(1, 3), parcel: days(2, 4), post: days(3, 21) }],
    // DPD does not go there, TNT does.
    ['CH', { express: days(3, 6), parcel: days(7, 11), post: days(3, 21) }],
    ['US', { express: days(3, 6), parcel: null, post: days(3, 21) }],
  ] as const)('to %s: %o', (country, times) => {
    expect(transitTimes(exampleDelivery, country)).toEqual(times);
  });

  test.each(countryCodes.filter((country) => freeShippingThreshold(freeShipping, country, '2026-11-23') !== null))(
    'free shipping to %s takes as long as a parcel',
    (country) =>
      expect(freeShippingTime(exampleDelivery, country)).toEqual(transitTimes(exampleDelivery, country).parcel),
  );

  test.each(countryCodes)('to %s no method without a price has a time', (country) => {
    for (const method of shippingMethods)
      expect(promisedTransit(exampleDelivery, method, country) === null, method).toBe(
        weightBands(zones, method, country).length === 0,
      );
  });
});
