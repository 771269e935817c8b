import { expect } from 'vitest';
import type { Scenario } from '../scenario.ts';
import { findPlain } from './products.ts';

export const sessionScenarios: readonly Scenario[] = [
  {
    name: 'spec §9: a new session is private, Luxembourg, without a language, with an empty cart, and nothing is stored',
    async run(wire) {
      const session = await wire.ask('currentSession');
      expect(session).toMatchObject({
        CUSTOMER_TYPE: 'PRIVATE',
        COUNTRY_CODE: 'LU',
        ACTIVE_LANGUAGE: null,
        LANGUAGE_CHANGED: false,
      });
      expect(session.CART).toMatchObject({ VERSION: 0, POSITIONS: [], TOTAL: 0, TOTAL_TAX: 0, ORDER_NUMBER: null });
      expect((await wire.send('GET', '/api/session/current')).headers.getSetCookie()).toEqual([]);
    },
  },
  {
    name: 'spec §6: an anonymous visitor is no user',
    async run(wire) {
      expect(await wire.ask('currentUser')).toEqual({ USER: null });
    },
  },
  ...(['EN', 'DE', 'FR'] as const).map(
    (language) =>
      ({
        name: `spec §4: the language ${language} is kept`,
        async run(wire) {
          expect(await wire.ask('setActiveLanguage', { LANGUAGE_CODE: language })).toMatchObject({
            ACTIVE_LANGUAGE: language,
          });
          expect(await wire.ask('currentSession')).toMatchObject({
            ACTIVE_LANGUAGE: language,
            LANGUAGE_CHANGED: false,
          });
        },
      }) satisfies Scenario,
  ),
  ...['IT', 'de', ''].map(
    (language) =>
      ({
        name: `spec §9: the language "${language}" is refused`,
        async run(wire) {
          const { errorClass, fields } = await wire.refused('setActiveLanguage', { LANGUAGE_CODE: language });
          expect(errorClass).toBe('InvalidRequestException');
          expect(fields.map(({ FIELD }) => FIELD)).toContain('LANGUAGE_CODE');
          expect(await wire.ask('currentSession')).toMatchObject({ ACTIVE_LANGUAGE: null });
        },
      }) satisfies Scenario,
  ),
  {
    name: 'spec §4: a visitor marks the language as changed; text for a truth value is refused',
    async run(wire) {
      expect(await wire.ask('setLanguageChanged', { LANGUAGE_CHANGED: true })).toMatchObject({
        LANGUAGE_CHANGED: true,
      });
      const { errorClass } = await wire.refused('setLanguageChanged', { LANGUAGE_CHANGED: 'false' });
      expect(errorClass).toBe('InvalidRequestException');
      expect(await wire.ask('currentSession')).toMatchObject({ LANGUAGE_CHANGED: true });
    },
  },
  {
    name: 'spec §4: the settings change customer type and country together, and leave language and cart alone',
    async run(wire) {
      const plain = await findPlain(wire);
      await wire.ask('setActiveLanguage', { LANGUAGE_CODE: 'FR' });
      const { SESSION } = await wire.ask('cartAddPosition', { SKU: plain.SKU, AMOUNT: 2 });
      const changed = await wire.ask('setCustomerData', { COUNTRY: 'DE', CUSTOMER_TYPE: 'COMPANY' });
      expect(changed).toMatchObject({ COUNTRY_CODE: 'DE', CUSTOMER_TYPE: 'COMPANY', ACTIVE_LANGUAGE: 'FR' });
      // Other prices: an order for the cart that was seen before is a conflict (D4).
      expect(changed.CART.VERSION).toBe(SESSION.CART.VERSION + 1);
      expect(changed.CART.POSITIONS.map(({ SKU, AMOUNT }) => [SKU, AMOUNT])).toEqual([[plain.SKU, 2]]);
    },
  },
  {
    name: 'D18: a country beyond the 55 or an unknown customer type is refused and changes nothing',
    async run(wire) {
      await wire.ask('setCustomerData', { COUNTRY: 'FR', CUSTOMER_TYPE: 'COMPANY' });
      const country = await wire.refused('setCustomerData', { COUNTRY: 'RU', CUSTOMER_TYPE: 'PRIVATE' });
      const type = await wire.refused('setCustomerData', { COUNTRY: 'LU', CUSTOMER_TYPE: 'SCHOOL' });
      expect([country, type].map(({ errorClass }) => errorClass)).toEqual([
        'InvalidRequestException',
        'InvalidRequestException',
      ]);
      expect([country, type].map(({ fields }) => fields.map(({ FIELD }) => FIELD))).toEqual([
        ['COUNTRY'],
        ['CUSTOMER_TYPE'],
      ]);
      expect(await wire.ask('currentSession')).toMatchObject({ COUNTRY_CODE: 'FR', CUSTOMER_TYPE: 'COMPANY' });
    },
  },
  {
    name: 'spec §7: update/total answers the session as it is (D3: as often as one likes)',
    async run(wire) {
      await wire.ask('cartAddPosition', { SKU: (await findPlain(wire)).SKU, AMOUNT: 1 });
      const session = await wire.ask('currentSession');
      expect(await wire.ask('updateTotal')).toEqual(session);
      expect(await wire.ask('updateTotal')).toEqual(session);
    },
  },
];
