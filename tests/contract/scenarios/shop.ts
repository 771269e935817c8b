import { pageNames } from '@platine/domain/shop/pages/page.ts';
import { expect } from 'vitest';
import type { Scenario } from '../scenario.ts';

export const shopScenarios: readonly Scenario[] = [
  {
    name: 'spec §2: each information page is there in every language',
    async run(wire) {
      for (const PAGE of pageNames) {
        const { TEXTS } = await wire.ask('shopPage', { PAGE });
        for (const { CHANGED, INTRO, BLOCKS } of Object.values(TEXTS).filter((one) => one !== undefined)) {
          expect([CHANGED, INTRO]).toEqual([expect.stringMatching(/^\d{4}-/), expect.stringMatching(/\S/)]);
          expect(BLOCKS.length).toBeGreaterThan(0);
        }
      }
      const { errorClass, fields } = await wire.refused('shopPage', { PAGE: 'secrets' });
      expect([errorClass, fields.map(({ FIELD }) => FIELD)]).toEqual(['InvalidRequestException', ['PAGE']]);
    },
  },
  {
    name: 'spec §9: version and app_info say 3.0.27',
    async run(wire) {
      expect(await wire.ask('version')).toEqual({ VERSION: '3.0.27' });
      expect(await wire.ask('appInfo')).toEqual({ VERSION: '3.0.27' });
    },
  },
  {
    name: 'spec §9: the type mappings hold customer types and payment methods, SOFORT among them (D23)',
    async run(wire) {
      expect(await wire.ask('typeMapping', { NAME: 'CUSTOMER_TYPE' })).toEqual({
        NAME: 'CUSTOMER_TYPE',
        VALUES: ['PRIVATE', 'COMPANY'],
      });
      const { VALUES } = await wire.ask('typeMapping', { NAME: 'PAYMENT_METHOD' });
      expect(VALUES.toSorted()).toEqual(['INVOICE', 'PAYPAL', 'SAFERPAY', 'SOFORT', 'WIRE_TRANSFER']);
    },
  },
  {
    name: 'spec §8: an error report is taken, without a session too; one with a message in it is refused',
    async run(wire) {
      const report = { NAME: 'TypeError', PLACES: ['cart.js:1:20'], PAGE: '/product', CLIENT_ID: '0a'.repeat(16) };
      expect(await wire.ask('reportError', report)).toEqual({});
      const { errorClass, fields } = await wire.refused('reportError', { ...report, PLACES: ['no zip code for Max'] });
      expect(errorClass).toBe('InvalidRequestException');
      expect(fields.map(({ FIELD }) => FIELD)).toEqual(['PLACES[0]']);
    },
  },
  {
    name: 'a type mapping that does not exist is refused',
    async run(wire) {
      const { errorClass, fields } = await wire.refused('typeMapping', { NAME: 'COLOUR' });
      expect(errorClass).toBe('InvalidRequestException');
      expect(fields.map(({ FIELD }) => FIELD)).toEqual(['NAME']);
    },
  },
  {
    name: 'D18: 55 countries from AD to ZA, 27 of them in the EU, and the shop delivers to all',
    async run(wire) {
      const { COUNTRIES } = await wire.ask('countries');
      expect(COUNTRIES).toHaveLength(55);
      expect([COUNTRIES[0]?.COUNTRY_CODE, COUNTRIES.at(-1)?.COUNTRY_CODE]).toEqual(['AD', 'ZA']);
      expect(COUNTRIES.filter(({ EU_COUNTRY }) => EU_COUNTRY)).toHaveLength(27);
      const delivered = await wire.ask('shippingCountries');
      expect(delivered.COUNTRIES).toMatchObject(COUNTRIES);
    },
  },
  {
    name: 'spec §1: the delivery countries name the value from which delivery is free, as the call for one country does',
    async run(wire) {
      const { COUNTRIES } = await wire.ask('shippingCountries');
      expect(
        COUNTRIES.filter(({ FREE_SHIPPING_THRESHOLD }) => FREE_SHIPPING_THRESHOLD !== null).length,
      ).toBeGreaterThan(1);
      for (const { COUNTRY_CODE, FREE_SHIPPING_THRESHOLD } of COUNTRIES.slice(0, 12)) {
        const one = await wire.ask('freeShippingThreshold', { COUNTRY_CODE });
        expect([COUNTRY_CODE, one.THRESHOLD]).toEqual([COUNTRY_CODE, FREE_SHIPPING_THRESHOLD]);
      }
    },
  },
  {
    name: 'D12: the free-shipping threshold is the one that the cart names; some countries have none',
    async run(wire) {
      const { THRESHOLD } = await wire.ask('freeShippingThreshold', { COUNTRY_CODE: 'LU' });
      expect(THRESHOLD).toBe((await wire.ask('currentSession')).CART.FREE_SHIPPING_THRESHOLD);
      expect(THRESHOLD).toBeGreaterThan(0);
      expect(await wire.ask('freeShippingThreshold', { COUNTRY_CODE: 'NZ' })).toEqual({
        COUNTRY_CODE: 'NZ',
        THRESHOLD: null,
      });
    },
  },
  ...['XX', 'lu', '%00'].map(
    (code) =>
      ({
        name: `D18: the threshold for "${code}" is refused`,
        async run(wire) {
          const { errorClass } = await wire.refused('freeShippingThreshold', { COUNTRY_CODE: code });
          expect(errorClass).toBe('InvalidRequestException');
        },
      }) satisfies Scenario,
  ),
];
