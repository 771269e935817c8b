import { activationHours } from '@platine/domain/customer/account.ts';
import { expect } from 'vitest';
import type { Scenario } from '../scenario.ts';
import { newKey, numbersOf, readyToOrder } from './checkoutSteps.ts';
import { company, mailedHash, newEmail, registerCustomer, registrationOf } from './customers.ts';

const broken = [
  ['spec §5: a password of 5 characters', { PASSWORD: 'Kurz1' }, 'PASSWORD', 'TOO_SHORT'],
  ['D43: a password of 65 characters', { PASSWORD: 'k'.repeat(65) }, 'PASSWORD', 'TOO_LONG'],
  ['spec §5: an e-mail without a top-level part', { EMAIL: 'ada@example' }, 'EMAIL', 'FORMAT'],
  ['spec §5: a first name of one letter', { FIRSTNAME: 'A' }, 'FIRSTNAME', 'TOO_SHORT'],
  ['spec §5: a street with markup', { STREET: '<b>rue</b>' }, 'STREET', 'CHARACTERS'],
  ['D18: a zip code of another country', { ZIPCODE: 'SW1A 1AA' }, 'ZIPCODE', 'FORMAT'],
  ['spec §5: a company without a VAT id', { ...company, VATID: '' }, 'VATID', 'REQUIRED'],
  ['D17: a VAT id of another country', { ...company, VATID: 'FR12345678901' }, 'VATID', 'FORMAT'],
] as const;

export const registrationScenarios: readonly Scenario[] = [
  {
    name: 'spec §4: who registers gets a mail in the language of the page, and has no account before its link is used',
    async run(wire) {
      await wire.ask('setActiveLanguage', { LANGUAGE_CODE: 'FR' });
      const request = registrationOf();
      const credentials = { USERNAME: request.EMAIL, PASSWORD: request.PASSWORD };
      expect(await wire.ask('register', request)).toEqual({});
      expect(await wire.lastMail('activation', request.EMAIL)).toMatchObject({ language: 'FR' });
      expect(await wire.ask('emailExists', { EMAIL: request.EMAIL })).toEqual({ EXISTS: false });
      expect((await wire.refused('login', credentials)).errorClass).toBe('WrongCredentialsException');
      await wire.ask('activate', { HASH: await mailedHash(wire, 'activation', request.EMAIL) });
      expect(await wire.ask('emailExists', { EMAIL: request.EMAIL })).toEqual({ EXISTS: true });
      expect((await wire.ask('login', credentials)).USER).toMatchObject({
        USER_ID: request.EMAIL,
        ACTIVE_LANGUAGE: 'FR',
        CUSTOMER: { CUSTOMER_TYPE: 'PRIVATE', EDUCATIONAL_INSTITUTION: false },
        CONTACT: { FIRSTNAME: 'Ada', LASTNAME: "D'Angelo", STREET: '12, rue de l’Alzette', CITY: 'Esch-sur-Alzette' },
      });
    },
  },
  {
    name: 'D7: who has ordered as a guest finds the order in the account',
    async run(wire) {
      await readyToOrder(wire);
      const EMAIL = newEmail();
      const { CART } = await wire.ask('updateEmail', { EMAIL });
      const request = { IDEMPOTENCY_KEY: newKey(), CART_VERSION: CART.VERSION };
      const [number] = numbersOf(await wire.ask('checkout', request));
      const credentials = await registerCustomer(wire, { EMAIL });
      await wire.ask('login', credentials);
      const { TRANSACTIONS } = await wire.ask('transactions', { TR_TYPE: 'KB' });
      expect(TRANSACTIONS).toMatchObject([{ ORDER_NUMBER: number }]);
    },
  },
  {
    name: 'spec §8: an address with an account is refused, in other letters too',
    async run(wire) {
      const { USERNAME } = await registerCustomer(wire);
      for (const EMAIL of [USERNAME, USERNAME.toUpperCase(), `  ${USERNAME}`]) {
        const { errorClass } = await wire.refused('register', registrationOf({ EMAIL }));
        expect(errorClass, EMAIL).toBe('EMailAlreadyExistsException');
      }
    },
  },
  {
    name: 'spec §8: an address whose link waits is refused and gets no second mail; when the link has ended it may register again',
    async run(wire) {
      const request = registrationOf();
      await wire.ask('register', request);
      const first = await mailedHash(wire, 'activation', request.EMAIL);
      expect((await wire.refused('register', request)).errorClass).toBe('RegistrationEMailAlreadySendException');
      expect(await mailedHash(wire, 'activation', request.EMAIL)).toBe(first);
      wire.passTime(activationHours * 60 + 1);
      expect((await wire.refused('activate', { HASH: first })).errorClass).toBe('HashInvalidException');
      await wire.ask('register', { ...request, PASSWORD: 'anders-1' });
      await wire.ask('activate', { HASH: await mailedHash(wire, 'activation', request.EMAIL) });
      const { USER } = await wire.ask('login', { USERNAME: request.EMAIL, PASSWORD: 'anders-1' });
      expect(USER.USER_ID).toBe(request.EMAIL);
    },
  },
  ...broken.map(
    ([name, values, FIELD, CODE]) =>
      ({
        name: `${name} is refused, named, and nothing is registered`,
        async run(wire) {
          const request = registrationOf(values);
          const { errorClass, fields } = await wire.refused('register', request);
          expect([errorClass, fields]).toEqual(['ValidationException', [{ FIELD, CODE }]]);
          expect(await wire.lastMail('activation', request.EMAIL)).toBeNull();
        },
      }) satisfies Scenario,
  ),
  {
    name: 'spec §6: what only companies have is not kept of a private customer',
    async run(wire) {
      const credentials = await registerCustomer(wire, {
        COMPANY: 'Firma',
        DEPARTMENT: 'Labor',
        VATID: 'LU26375245',
      });
      const { CONTACT } = (await wire.ask('login', credentials)).USER;
      expect(CONTACT).toMatchObject({ COMPANY: '', DEPARTMENT: '', VATID: '' });
    },
  },
  {
    name: 'D32: an activation link works once, and an unknown one never',
    async run(wire) {
      const request = registrationOf();
      await wire.ask('register', request);
      const HASH = await mailedHash(wire, 'activation', request.EMAIL);
      await wire.ask('activate', { HASH });
      for (const one of [HASH, 'unknown', "' or 1=1 --"])
        expect((await wire.refused('activate', { HASH: one })).errorClass).toBe('HashInvalidException');
    },
  },
  {
    name: 'forgot before the activation: the activation is mailed anew, and its reader sets the password',
    async run(wire) {
      const request = registrationOf();
      const { EMAIL } = request;
      await wire.ask('register', request);
      const first = await mailedHash(wire, 'activation', EMAIL);
      await wire.ask('requestPasswordReset', { EMAIL });
      expect(await wire.lastMail('passwordReset', EMAIL)).toBeNull();
      const HASH = await mailedHash(wire, 'activation', EMAIL);
      expect(HASH).not.toBe(first);
      for (const [given, CODE] of [
        [{}, 'REQUIRED'],
        [{ PASSWORD: 'kurz' }, 'TOO_SHORT'],
      ] as const) {
        const { errorClass, fields } = await wire.refused('activate', { HASH, ...given });
        expect([errorClass, fields]).toEqual(['ValidationException', [{ FIELD: 'PASSWORD', CODE }]]);
      }
      await wire.ask('activate', { HASH, PASSWORD: 'anders-1' });
      expect((await wire.refused('activate', { HASH: first })).errorClass).toBe('HashInvalidException');
      const login = { USERNAME: EMAIL, PASSWORD: request.PASSWORD };
      expect((await wire.refused('login', login)).errorClass).toBe('WrongCredentialsException');
      expect((await wire.ask('login', { ...login, PASSWORD: 'anders-1' })).USER.USER_ID).toBe(EMAIL);
    },
  },
  {
    name: 'D32: asking whether an address exists is throttled',
    async run(wire) {
      for (let times = 0; times < 30; times += 1) await wire.ask('emailExists', { EMAIL: newEmail() });
      const { errorClass, answer } = await wire.refused('emailExists', { EMAIL: newEmail() });
      expect([errorClass, answer.status]).toEqual(['ThrottledException', 429]);
      wire.passTime(1);
      expect(await wire.ask('emailExists', { EMAIL: newEmail() })).toEqual({ EXISTS: false });
    },
  },
];
