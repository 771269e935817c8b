import { expect } from 'vitest';
import type { Scenario } from '../scenario.ts';
import type { Wire } from '../wire.ts';
import { fillCart } from './checkoutSteps.ts';

async function offerOf(wire: Wire, method: string) {
  const { METHODS } = await wire.ask('shippingMethods');
  return METHODS.find(({ SHIPPING_METHOD }) => SHIPPING_METHOD === method);
}

export const shippingScenarios: readonly Scenario[] = [
  {
    name: 'spec §7: what parcels cost by weight, in the customer’s display mode (D11)',
    async run(wire) {
      const gross = await wire.ask('shippingCosts', { CUSTOMER_TYPE: 'PRIVATE', COUNTRY_CODE: 'LU' });
      const net = await wire.ask('shippingCosts', { CUSTOMER_TYPE: 'COMPANY', COUNTRY_CODE: 'LU' });
      expect(gross.COSTS.length).toBeGreaterThan(4);
      expect(net.COSTS.map(({ UP_TO_GRAMS }) => UP_TO_GRAMS)).toEqual(
        gross.COSTS.map(({ UP_TO_GRAMS }) => UP_TO_GRAMS),
      );
      for (const [index, { PRICE }] of gross.COSTS.entries())
        expect(Math.round((PRICE / 1.17) * 100) / 100).toBeCloseTo(net.COSTS[index]?.PRICE ?? 0, 1);
      const { THRESHOLD } = await wire.ask('freeShippingThreshold', { COUNTRY_CODE: 'LU' });
      expect(gross.FREE_SHIPPING_THRESHOLD).toBe(THRESHOLD);
    },
  },
  {
    name: 'all tariffs say for a country what its own costs are',
    async run(wire) {
      const own = await wire.ask('shippingCosts', { CUSTOMER_TYPE: 'PRIVATE', COUNTRY_CODE: 'DE' });
      const { TARIFFS } = await wire.ask('shippingTariffs', { CUSTOMER_TYPE: 'PRIVATE' });
      expect(TARIFFS.find(({ COUNTRY_CODES }) => COUNTRY_CODES.includes('DE'))).toMatchObject(own);
    },
  },
  {
    name: 'tariffs are those of a kind of customer',
    async run(wire) {
      const { errorClass, fields } = await wire.refused('shippingTariffs', { CUSTOMER_TYPE: 'SCHOOL' });
      expect([errorClass, fields.map(({ FIELD }) => FIELD)]).toEqual(['InvalidRequestException', ['CUSTOMER_TYPE']]);
    },
  },
  {
    name: 'D18: what parcels to a country beyond the 55 would cost is not told',
    async run(wire) {
      const { errorClass, fields } = await wire.refused('shippingCosts', {
        CUSTOMER_TYPE: 'PRIVATE',
        COUNTRY_CODE: 'RU',
      });
      expect([errorClass, fields.map(({ FIELD }) => FIELD)]).toEqual(['InvalidRequestException', ['COUNTRY_CODE']]);
    },
  },
  {
    name: 'spec §9: eight methods have a name',
    async run(wire) {
      const { METHODS } = await wire.ask('shippingMethodTexts');
      expect(METHODS).toHaveLength(8);
      for (const { NAME } of METHODS) expect(NAME.ALL ?? NAME.EN).toMatch(/\S/);
    },
  },
  {
    name: 'the overview names every method; the chosen one’s price is the shipment that is charged',
    async run(wire) {
      await fillCart(wire);
      const offer = await offerOf(wire, 'UPS_SAVER');
      expect(offer).toMatchObject({ OFFERED: true, REASON: null, MISSING: null });
      const before = await wire.ask('currentSession');
      const { SHIPPING_METHOD, CART } = await wire.ask('updateShippingMethod', { SHIPPING_METHOD: 'UPS_SAVER' });
      expect([SHIPPING_METHOD, CART.TOTAL_SHIPMENT]).toEqual(['UPS_SAVER', offer?.PRICE]);
      expect(CART.VERSION).toBe(before.CART.VERSION + 1);
    },
  },
  {
    name: 'D12: below the threshold free shipping lacks an amount, from it on it is offered and costs nothing',
    async run(wire) {
      await fillCart(wire, 20);
      const { CART } = await wire.ask('currentSession');
      const below = await offerOf(wire, 'FREE_SHIPPING');
      expect(below).toMatchObject({ OFFERED: false, REASON: 'BELOW_FREE_SHIPPING' });
      expect((below?.MISSING ?? 0) + CART.TOTAL).toBeCloseTo(CART.FREE_SHIPPING_THRESHOLD ?? 0, 2);
      await fillCart(wire, 120);
      expect(await offerOf(wire, 'FREE_SHIPPING')).toMatchObject({ OFFERED: true, PRICE: 0 });
      const chosen = await wire.ask('updateShippingMethod', { SHIPPING_METHOD: 'FREE_SHIPPING' });
      expect(chosen.CART.TOTAL_SHIPMENT).toBe(0);
    },
  },
  {
    name: 'a method that is not offered cannot be chosen',
    async run(wire) {
      await fillCart(wire, 20);
      for (const SHIPPING_METHOD of ['FREE_SHIPPING', 'EXTERN_LOGISTIC_PICKUP'])
        expect((await wire.refused('updateShippingMethod', { SHIPPING_METHOD })).errorClass).toBe(
          'ShippingMethodNotAvailableException',
        );
      expect((await wire.ask('currentSession')).SHIPPING_METHOD).toBeNull();
    },
  },
  {
    name: 'spec §9: a company’s own carrier fetches the goods for nothing; a private customer has none',
    async run(wire) {
      const unvalued = { OFFERED: false, REASON: 'COMPANIES_ONLY', MISSING: null };
      await fillCart(wire, 20);
      expect(await offerOf(wire, 'EXTERN_LOGISTIC_PICKUP')).toMatchObject(unvalued);
      await wire.ask('setCustomerData', { COUNTRY: 'DE', CUSTOMER_TYPE: 'COMPANY' });
      expect(await offerOf(wire, 'EXTERN_LOGISTIC_PICKUP')).toMatchObject({ OFFERED: true, PRICE: 0 });
      const { CART } = await wire.ask('updateShippingMethod', { SHIPPING_METHOD: 'EXTERN_LOGISTIC_PICKUP' });
      expect([CART.VAT.COUNTRY_CODE, CART.TOTAL_SHIPMENT]).toEqual(['LU', 0]);
    },
  },
  {
    name: 'D12: below the minimum order value only PICKUP is left',
    async run(wire) {
      await wire.ask('setCustomerData', { COUNTRY: 'CH', CUSTOMER_TYPE: 'PRIVATE' });
      await fillCart(wire, 20);
      const { METHODS } = await wire.ask('shippingMethods');
      expect(METHODS.filter(({ OFFERED }) => OFFERED).map((one) => one.SHIPPING_METHOD)).toEqual(['PICKUP']);
      expect(METHODS.find(({ SHIPPING_METHOD }) => SHIPPING_METHOD === 'TNT')?.REASON).toBe('BELOW_MINIMUM_ORDER');
    },
  },
  {
    name: 'D11: goods that are fetched are sold in Luxembourg, wherever they are taken',
    async run(wire) {
      await wire.ask('setCustomerData', { COUNTRY: 'CH', CUSTOMER_TYPE: 'PRIVATE' });
      await fillCart(wire, 60);
      const { CART } = await wire.ask('updateShippingMethod', { SHIPPING_METHOD: 'PICKUP' });
      expect([CART.VAT.COUNTRY_CODE, CART.VAT.RATE, CART.TOTAL_SHIPMENT]).toEqual(['LU', 17, 0]);
    },
  },
];
