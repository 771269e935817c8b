import { expect } from 'vitest';
import type { Scenario } from '../scenario.ts';
import { newKey, numbersOf, readyToOrder } from './checkoutSteps.ts';
import { company, logInCustomer, newEmail, registerCustomer } from './customers.ts';
import { findPlain, findStepped } from './products.ts';

export const loginScenarios: readonly Scenario[] = [
  {
    name: 'spec §6: type, country and language are those of the customer’s record',
    async run(wire) {
      await wire.ask('setActiveLanguage', { LANGUAGE_CODE: 'DE' });
      const credentials = await registerCustomer(wire, company);
      await wire.ask('setActiveLanguage', { LANGUAGE_CODE: 'EN' });
      await wire.ask('setCustomerData', { COUNTRY: 'US', CUSTOMER_TYPE: 'PRIVATE' });
      const { SESSION, USER } = await wire.ask('login', credentials);
      expect(SESSION).toMatchObject({
        CUSTOMER_TYPE: 'COMPANY',
        COUNTRY_CODE: 'DE',
        ACTIVE_LANGUAGE: 'DE',
        EMAIL: credentials.USERNAME,
        VATID: company.VATID,
      });
      expect(USER).toMatchObject({ CUSTOMER: { CUSTOMER_TYPE: 'COMPANY' }, CONTACT: { COMPANY: company.COMPANY } });
      expect(await wire.ask('currentUser')).toEqual({ USER });
      expect(await wire.ask('currentSession')).toEqual(SESSION);
    },
  },
  {
    name: 'spec §4: a language that the visitor has chosen by hand stays, and is the customer’s from now on',
    async run(wire) {
      await wire.ask('setActiveLanguage', { LANGUAGE_CODE: 'DE' });
      const credentials = await registerCustomer(wire);
      await wire.ask('setActiveLanguage', { LANGUAGE_CODE: 'FR' });
      await wire.ask('setLanguageChanged', { LANGUAGE_CHANGED: true });
      const { SESSION, USER } = await wire.ask('login', credentials);
      expect([SESSION.ACTIVE_LANGUAGE, SESSION.LANGUAGE_CHANGED, USER.ACTIVE_LANGUAGE]).toEqual(['FR', false, 'FR']);
    },
  },
  {
    name: 'the e-mail’s letters may be large or small, the password’s may not',
    async run(wire) {
      const { USERNAME, PASSWORD } = await registerCustomer(wire);
      const large = { USERNAME: USERNAME.toUpperCase(), PASSWORD };
      expect((await wire.refused('login', { ...large, PASSWORD: PASSWORD.toUpperCase() })).errorClass).toBe(
        'WrongCredentialsException',
      );
      expect((await wire.ask('login', large)).USER.USER_ID).toBe(USERNAME);
    },
  },
  {
    name: 'D32: a wrong e-mail and a wrong password are answered to the letter alike',
    async run(wire) {
      const { USERNAME } = await registerCustomer(wire);
      const wrongPassword = await wire.refused('login', { USERNAME, PASSWORD: 'falsch-1' });
      const wrongEmail = await wire.refused('login', { USERNAME: newEmail(), PASSWORD: 'falsch-1' });
      expect(wrongPassword.errorClass).toBe('WrongCredentialsException');
      expect(wrongEmail.answer.text).toBe(wrongPassword.answer.text);
      expect(wrongEmail.answer.status).toBe(wrongPassword.answer.status);
      expect(await wire.ask('currentUser')).toEqual({ USER: null });
    },
  },
  {
    name: 'D32: a flood of logins is throttled, whether or not there is an account; later the right password works',
    async run(wire) {
      const credentials = await registerCustomer(wire);
      for (const USERNAME of [credentials.USERNAME, newEmail()]) {
        for (let times = 0; times < 10; times += 1)
          expect((await wire.refused('login', { USERNAME, PASSWORD: `falsch-${times}` })).errorClass).toBe(
            'WrongCredentialsException',
          );
        const { errorClass, answer } = await wire.refused('login', { ...credentials, USERNAME });
        expect([errorClass, answer.status], USERNAME).toEqual(['ThrottledException', 429]);
      }
      wire.passTime(2);
      expect((await wire.ask('login', credentials)).USER.USER_ID).toBe(credentials.USERNAME);
    },
  },
  {
    name: 'D6: the guest’s cart goes into the customer’s: all positions, of each the larger amount',
    async run(wire) {
      const [plain, stepped] = [await findPlain(wire), await findStepped(wire)];
      const credentials = await logInCustomer(wire);
      await wire.ask('cartAddPosition', { SKU: 193_004, AMOUNT: 2 });
      await wire.ask('cartAddPosition', { SKU: plain.SKU, AMOUNT: 2 });
      await wire.ask('logout');
      await wire.ask('cartAddPosition', { SKU: plain.SKU, AMOUNT: 5 });
      await wire.ask('cartAddPosition', { SKU: 193_004, AMOUNT: 1 });
      const { SESSION: guest } = await wire.ask('cartAddPosition', { SKU: stepped.SKU, AMOUNT: 1 });
      const steps = guest.CART.POSITIONS.find(({ SKU }) => SKU === stepped.SKU)?.AMOUNT;
      const { SESSION, ADJUSTMENTS } = await wire.ask('login', credentials);
      expect(SESSION.CART.POSITIONS.map(({ SKU, AMOUNT }) => [SKU, AMOUNT])).toEqual([
        [193_004, 2],
        [plain.SKU, 5],
        [stepped.SKU, steps],
      ]);
      expect(ADJUSTMENTS).toEqual([]);
      expect(SESSION.CART.VERSION).toBeGreaterThan(guest.CART.VERSION);
    },
  },
  {
    name: 'D6: the customer’s cart waits for the next login',
    async run(wire) {
      const { SKU } = await findPlain(wire);
      const credentials = await logInCustomer(wire);
      await wire.ask('cartAddPosition', { SKU, AMOUNT: 3 });
      expect((await wire.ask('logout')).CART.POSITIONS).toEqual([]);
      const { SESSION } = await wire.ask('login', credentials);
      expect(SESSION.CART.POSITIONS.map(({ AMOUNT }) => AMOUNT)).toEqual([3]);
    },
  },
  {
    name: 'spec §4: logging out leaves a fresh guest, who keeps the language of the page',
    async run(wire) {
      await wire.ask('setActiveLanguage', { LANGUAGE_CODE: 'DE' });
      await logInCustomer(wire, company);
      const session = await wire.ask('logout');
      expect(session).toMatchObject({
        CUSTOMER_TYPE: 'PRIVATE',
        COUNTRY_CODE: 'LU',
        ACTIVE_LANGUAGE: 'DE',
        EMAIL: null,
        VATID: null,
        ADDRESSES: [],
      });
      expect(await wire.ask('currentUser')).toEqual({ USER: null });
      expect(await wire.ask('currentSession')).toEqual(session);
    },
  },
  {
    name: 'D3: logging out twice is logging out once; of a guest it takes nothing',
    async run(wire) {
      await logInCustomer(wire);
      expect(await wire.ask('logout')).toEqual(await wire.ask('logout'));
      await wire.ask('cartAddPosition', { SKU: (await findPlain(wire)).SKU, AMOUNT: 1 });
      expect((await wire.ask('logout')).CART.POSITIONS).toHaveLength(1);
    },
  },
  {
    name: 'spec §6: the settings move a customer’s delivery country, never the type of the record',
    async run(wire) {
      await logInCustomer(wire, company);
      const session = await wire.ask('setCustomerData', { COUNTRY: 'FR', CUSTOMER_TYPE: 'PRIVATE' });
      expect(session).toMatchObject({ COUNTRY_CODE: 'FR', CUSTOMER_TYPE: 'COMPANY' });
    },
  },
  {
    name: 'D7: what a guest has ordered and what waits to be paid is still there after the login',
    async run(wire) {
      const credentials = await registerCustomer(wire);
      const first = await readyToOrder(wire);
      const order = await wire.ask('checkout', { IDEMPOTENCY_KEY: newKey(), CART_VERSION: first.version });
      const [ORDER_NUMBER = ''] = numbersOf(order);
      const second = await readyToOrder(wire, { payment: 'PAYPAL' });
      const begun = await wire.ask('checkout', { IDEMPOTENCY_KEY: newKey(), CART_VERSION: second.version });
      const { SESSION } = await wire.ask('login', credentials);
      expect(SESSION.PENDING_PAYMENT).toEqual({ PAYMENT_METHOD: 'PAYPAL', REDIRECT: begun.REDIRECT });
      expect((await wire.ask('orderByNumber', { ORDER_NUMBER })).ORDER_NUMBER).toBe(ORDER_NUMBER);
    },
  },
];
