import { describe, expect, test } from 'vitest';
import { minimumOrderValue } from '../cart/minimumOrder.ts';
import { exampleDelivery } from '../shop/exampleDelivery.data.ts';
import type { ShippingMethod } from './methods.ts';
import type { ShippingFacts } from './offers.ts';
import { missingToFreeShipping, missingToMinimum, shippingOffers } from './offers.ts';

const facts: ShippingFacts = {
  customerType: 'PRIVATE',
  minimumOrderValue: 1000,
  goods: 5000,
  freeShippingThreshold: 7500,
  available: ['TNT', 'ECONOMY', 'EXTERN_LOGISTIC_PICKUP'],
};

function offerOf(method: ShippingMethod, changed: Partial<ShippingFacts> = {}) {
  const { method: _, ...offer } = shippingOffers({ ...facts, ...changed }).find((one) => one.method === method) ?? {
    method,
  };
  return offer;
}

const offered = { offered: true };
const refused = (reason: string, missing?: number) => ({
  offered: false,
  refusal: missing === undefined ? { reason } : { reason, missing },
});

test('spec §9: each of the eight methods is answered, in order', () => {
  expect(shippingOffers(facts).map(({ method }) => method)).toEqual([
    'UPS_SAVER',
    'DHL_EXPRESS',
    'TNT',
    'DPD_CLASSIC',
    'ECONOMY',
    'FREE_SHIPPING',
    'PICKUP',
    'EXTERN_LOGISTIC_PICKUP',
  ]);
});

describe('spec §9: a carrier needs a price for this country and parcel', () => {
  test.each([
    ['TNT', offered],
    ['ECONOMY', offered],
    ['UPS_SAVER', refused('NOT_AVAILABLE')],
    ['PICKUP', offered],
  ] as const)('%s: %o', (method, offer) => {
    expect(offerOf(method)).toEqual(offer);
  });
});

describe('spec §9: a carrier of the customer’s own fetches goods for companies only, and the minimum order value holds', () => {
  test.each([
    ['PRIVATE', 5000, refused('COMPANIES_ONLY')],
    ['PRIVATE', 1, refused('COMPANIES_ONLY')],
    ['COMPANY', 5000, offered],
    ['COMPANY', 1000, offered],
    ['COMPANY', 999, refused('BELOW_MINIMUM_ORDER', 1)],
  ] as const)('%s with %d cents: %o', (customerType, goods, offer) => {
    expect(offerOf('EXTERN_LOGISTIC_PICKUP', { customerType, goods })).toEqual(offer);
  });
});

describe('D12: free shipping from the threshold on, none without one', () => {
  test.each([
    [7499, 7500, refused('BELOW_FREE_SHIPPING', 1)],
    [7500, 7500, offered],
    [7501, 7500, offered],
    [100_000, null, refused('NO_FREE_SHIPPING')],
  ])('goods %d, threshold %s: %o', (goods, freeShippingThreshold, offer) => {
    expect(offerOf('FREE_SHIPPING', { goods, freeShippingThreshold })).toEqual(offer);
  });

  test.each([
    [7499, 7500, 1],
    [7500, 7500, 0],
    [9000, 7500, 0],
    [0, null, null],
  ])('goods %d lack to the threshold %s: %s', (goods, freeShippingThreshold, missing) => {
    expect(missingToFreeShipping({ goods, freeShippingThreshold })).toBe(missing);
  });
});

describe('spec §9, D12: minimum order value 10 € in the EU, 50 € elsewhere; PICKUP is exempt', () => {
  test.each([
    ['TNT', 'DE', 999, refused('BELOW_MINIMUM_ORDER', 1)],
    ['TNT', 'DE', 1000, offered],
    ['TNT', 'CH', 4999, refused('BELOW_MINIMUM_ORDER', 1)],
    ['TNT', 'CH', 5000, offered],
    ['PICKUP', 'CH', 1, offered],
    ['FREE_SHIPPING', 'DE', 999, refused('BELOW_MINIMUM_ORDER', 1)],
    ['UPS_SAVER', 'DE', 999, refused('BELOW_MINIMUM_ORDER', 1)],
  ] as const)('%s to %s with %d cents: %o', (method, country, goods, offer) => {
    expect(
      offerOf(method, { minimumOrderValue: minimumOrderValue(exampleDelivery.minimumOrder, country), goods }),
    ).toEqual(offer);
  });

  test.each([
    ['ECONOMY', 1, 999],
    ['EXTERN_LOGISTIC_PICKUP', 1, 999],
    ['PICKUP', 1, 0],
    ['ECONOMY', 1000, 0],
  ] as const)('%s with %d cents lacks %d', (method, goods, missing) => {
    expect(missingToMinimum(method, { minimumOrderValue: 1000, goods })).toBe(missing);
  });
});
