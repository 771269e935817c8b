import { describe, expect, test } from 'vitest';
import type { CustomerType } from '../customer/customerType.ts';
import { deliveryCountries } from './zones.ts';
import {
  methodTextsToWire,
  quotesToWire,
  shippingCostsOf,
  shippingCountriesOn,
  shippingTariffsOf,
} from './overview.ts';
import { shippingMethods } from './methods.ts';
import { exampleShop } from '../shop/exampleShop.data.ts';
import { exampleDelivery } from '../shop/exampleDelivery.data.ts';
import { builtInLanguages } from '../language/language.ts';
import { pickText, textIn } from '../language/text.ts';

const day = '2026-11-21';

test.each([
  ['PRIVATE', 'LU', 5.9, 75],
  ['PRIVATE', 'DE', 8.04, 75],
  ['COMPANY', 'LU', 5.04, 75],
  ['PRIVATE', 'PT', 12.51, 150],
] as const)(
  'D11: for %s in %s the lightest DPD parcel costs %d € and is free from %d €',
  (customerType, country, price, free) => {
    const { COSTS, FREE_SHIPPING_THRESHOLD } = shippingCostsOf(exampleShop, { customerType, country, day });
    expect(COSTS.find(({ SHIPPING_METHOD }) => SHIPPING_METHOD === 'DPD_CLASSIC')?.PRICE).toBe(price);
    expect(FREE_SHIPPING_THRESHOLD).toBe(free);
  },
);

test('D12: no carrier by road beyond Europe, and nothing free', () => {
  const { COSTS, FREE_SHIPPING_THRESHOLD } = shippingCostsOf(exampleShop, {
    customerType: 'PRIVATE',
    country: 'US',
    day,
  });
  expect(new Set(COSTS.map(({ SHIPPING_METHOD }) => SHIPPING_METHOD))).toEqual(
    new Set(['UPS_SAVER', 'DHL_EXPRESS', 'ECONOMY']),
  );
  expect(FREE_SHIPPING_THRESHOLD).toBeNull();
});

describe('the tariffs of all countries', () => {
  const tariffs = (customerType: CustomerType) => shippingTariffsOf(exampleShop, { customerType, day }).TARIFFS;

  test.each(['PRIVATE', 'COMPANY'] as const)('for %s each country is in one, with the prices that it has', (type) => {
    const all = tariffs(type);
    expect(all.flatMap(({ COUNTRY_CODES }) => COUNTRY_CODES).toSorted()).toEqual(
      deliveryCountries(exampleDelivery.zones),
    );
    for (const { COUNTRY_CODES, ...costs } of all)
      for (const country of COUNTRY_CODES)
        expect(shippingCostsOf(exampleShop, { customerType: type, country, day })).toEqual(costs);
  });

  test('countries of a zone are apart where VAT differs, and together without it', () => {
    const withBelgium = (type: CustomerType) => tariffs(type).find(({ COUNTRY_CODES }) => COUNTRY_CODES.includes('BE'));
    expect(withBelgium('PRIVATE')?.COUNTRY_CODES).toEqual(['BE']);
    expect(withBelgium('COMPANY')?.COUNTRY_CODES).toEqual(['BE', 'DE', 'FR']);
  });
});

test('spec §1, D18: the delivery countries with the goods value from which delivery is free', () => {
  const { COUNTRIES } = shippingCountriesOn(exampleDelivery, day);
  expect(COUNTRIES).toHaveLength(55);
  expect(COUNTRIES.filter(({ COUNTRY_CODE }) => ['DE', 'PT', 'CH', 'US'].includes(COUNTRY_CODE))).toEqual(
    expect.arrayContaining([
      { COUNTRY_CODE: 'DE', EU_COUNTRY: true, FREE_SHIPPING_THRESHOLD: 75 },
      { COUNTRY_CODE: 'PT', EU_COUNTRY: true, FREE_SHIPPING_THRESHOLD: 150 },
      { COUNTRY_CODE: 'US', EU_COUNTRY: false, FREE_SHIPPING_THRESHOLD: null },
    ]),
  );
});

test('an offer and both kinds of refusal as they travel', () => {
  const { METHODS } = quotesToWire([
    { method: 'TNT', offered: true, price: 690 },
    { method: 'FREE_SHIPPING', offered: false, refusal: { reason: 'BELOW_FREE_SHIPPING', missing: 50 }, price: 0 },
    { method: 'ECONOMY', offered: false, refusal: { reason: 'NOT_AVAILABLE' }, price: null },
  ]);
  expect(METHODS.map(({ OFFERED, PRICE, REASON, MISSING }) => [OFFERED, PRICE, REASON, MISSING])).toEqual([
    [true, 6.9, null, null],
    [false, 0, 'BELOW_FREE_SHIPPING', 0.5],
    [false, null, 'NOT_AVAILABLE', null],
  ]);
});

test('every method has a name in every language, in the order of the offer', () => {
  const { METHODS } = methodTextsToWire(exampleDelivery.methods);
  expect(METHODS.map(({ SHIPPING_METHOD }) => SHIPPING_METHOD)).toEqual([...shippingMethods]);
  for (const { NAME } of METHODS)
    for (const language of builtInLanguages) expect([null, language]).toContain(pickText(NAME, language)?.language);
});

test.each([
  ['PICKUP', 'DE', 'Abholung im Lager'],
  ['PICKUP', 'EN', 'Pickup at the warehouse'],
  ['TNT', 'FR', 'TNT Economy Express'],
] as const)('%s is called in %s: %s', (method, language, name) => {
  expect(textIn(exampleDelivery.methods[method].name, language)).toBe(name);
});
