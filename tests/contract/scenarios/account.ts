import { resetMinutes } from '@platine/domain/customer/account.ts';
import { expect } from 'vitest';
import type { Scenario } from '../scenario.ts';
import type { Wire } from '../wire.ts';
import { company, logInCustomer, mailedHash, newEmail, registerCustomer, registrationOf } from './customers.ts';

async function requestLink(wire: Wire, EMAIL: string): Promise<string> {
  await wire.ask('requestPasswordReset', { EMAIL });
  return mailedHash(wire, 'passwordReset', EMAIL);
}

function contactOf(values: Parameters<typeof registrationOf>[0] = {}) {
  const { PASSWORD: _, NEWSLETTER: __, EMAIL: ___, ...contact } = registrationOf(values);
  return contact;
}

const PASSWORD = 'anders-1';

export const accountScenarios: readonly Scenario[] = [
  {
    name: 'D32: a forgotten password is answered the same for a known and an unknown address; only the known one gets a mail',
    async run(wire) {
      const { USERNAME } = await registerCustomer(wire);
      const unknown = newEmail();
      const path = '/api/contact/reset_password_request_post';
      const answers = [];
      for (const EMAIL of [USERNAME, unknown, 'no address']) {
        const { text, status } = await wire.send('POST', path, { body: { EMAIL } });
        answers.push([text, status]);
      }
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
      expect(await wire.lastMail('passwordReset', USERNAME)).not.toBeNull();
      expect(await wire.lastMail('passwordReset', unknown)).toBeNull();
    },
  },
  {
    name: 'D32: the mailed link gives another password, once',
    async run(wire) {
      const credentials = await registerCustomer(wire);
      const HASH = await requestLink(wire, credentials.USERNAME);
      await wire.ask('changePasswordWithHash', { HASH, PASSWORD });
      expect((await wire.refused('login', credentials)).errorClass).toBe('WrongCredentialsException');
      await wire.ask('login', { ...credentials, PASSWORD });
      const again = await wire.refused('changePasswordWithHash', { HASH, PASSWORD: 'anders-2' });
      expect(again.errorClass).toBe('HashInvalidException');
    },
  },
  {
    name: 'D32: the link works for 60 minutes, and not longer',
    async run(wire) {
      const { USERNAME } = await registerCustomer(wire);
      const inTime = await requestLink(wire, USERNAME);
      wire.passTime(resetMinutes - 1);
      await wire.ask('changePasswordWithHash', { HASH: inTime, PASSWORD });
      const late = await requestLink(wire, USERNAME);
      wire.passTime(resetMinutes + 1);
      const { errorClass } = await wire.refused('changePasswordWithHash', { HASH: late, PASSWORD });
      expect(errorClass).toBe('HashInvalidException');
    },
  },
  {
    name: 'D32: a newer link ends none before it, nor does a password that breaks a rule; another password ends all',
    async run(wire) {
      const credentials = await registerCustomer(wire);
      const older = await requestLink(wire, credentials.USERNAME);
      const HASH = await requestLink(wire, credentials.USERNAME);
      const { errorClass, fields } = await wire.refused('changePasswordWithHash', { HASH: older, PASSWORD: 'kurz' });
      expect([errorClass, fields]).toEqual(['ValidationException', [{ FIELD: 'PASSWORD', CODE: 'TOO_SHORT' }]]);
      await wire.ask('changePasswordWithHash', { HASH: older, PASSWORD });
      const late = await wire.refused('changePasswordWithHash', { HASH, PASSWORD: 'anders-2' });
      expect(late.errorClass).toBe('HashInvalidException');
      expect((await wire.ask('login', { ...credentials, PASSWORD })).USER.USER_ID).toBe(credentials.USERNAME);
    },
  },
  {
    name: 'D32: a stranger who asks again and again ends no link and stops no answer; the mails to an account are limited',
    async run(wire) {
      const { USERNAME } = await registerCustomer(wire);
      const first = await requestLink(wire, USERNAME);
      for (let times = 1; times < 5; times += 1) await wire.ask('requestPasswordReset', { EMAIL: USERNAME });
      const last = await mailedHash(wire, 'passwordReset', USERNAME);
      for (let times = 0; times < 5; times += 1) {
        expect(await requestLink(wire, USERNAME)).toBe(last);
        await wire.ask('requestPasswordReset', { EMAIL: newEmail() });
      }
      wire.passTime(11);
      expect(await requestLink(wire, USERNAME)).not.toBe(last);
      await wire.ask('changePasswordWithHash', { HASH: first, PASSWORD });
      expect((await wire.ask('login', { USERNAME, PASSWORD })).USER.USER_ID).toBe(USERNAME);
    },
  },
  {
    name: 'D32: requests for links are throttled by internet address, whatever is entered',
    async run(wire) {
      for (let times = 0; times < 20; times += 1) await wire.ask('requestPasswordReset', { EMAIL: newEmail() });
      const { errorClass, answer } = await wire.refused('requestPasswordReset', { EMAIL: newEmail() });
      expect([errorClass, answer.status]).toEqual(['ThrottledException', 429]);
      wire.passTime(1);
      await wire.ask('requestPasswordReset', { EMAIL: newEmail() });
    },
  },
  {
    name: 'spec §7: another password, for who knows the old one',
    async run(wire) {
      const credentials = await logInCustomer(wire);
      const wrong = await wire.refused('changePassword', { PASSWORD, OLD_PASSWORD: 'falsch-1' });
      expect(wrong.errorClass).toBe('WrongPasswordException');
      const short = await wire.refused('changePassword', { PASSWORD: 'kurz', OLD_PASSWORD: credentials.PASSWORD });
      expect([short.errorClass, short.fields]).toEqual([
        'ValidationException',
        [{ FIELD: 'PASSWORD', CODE: 'TOO_SHORT' }],
      ]);
      await wire.ask('changePassword', { PASSWORD, OLD_PASSWORD: credentials.PASSWORD });
      expect((await wire.ask('currentUser')).USER?.USER_ID).toBe(credentials.USERNAME);
      await wire.ask('logout');
      expect((await wire.refused('login', credentials)).errorClass).toBe('WrongCredentialsException');
      await wire.ask('login', { ...credentials, PASSWORD });
    },
  },
  {
    name: 'D32: guessing the old password is throttled too',
    async run(wire) {
      await logInCustomer(wire);
      for (let times = 0; times < 10; times += 1)
        await wire.refused('changePassword', { PASSWORD, OLD_PASSWORD: `falsch-${times}` });
      const { errorClass } = await wire.refused('changePassword', { PASSWORD, OLD_PASSWORD: 'falsch-x' });
      expect(errorClass).toBe('ThrottledException');
    },
  },
  {
    name: 'spec §2: a customer changes the record, and prices follow its type and country',
    async run(wire) {
      const { USERNAME } = await logInCustomer(wire);
      await wire.ask('changeContact', contactOf(company));
      expect((await wire.ask('currentUser')).USER).toMatchObject({
        USER_ID: USERNAME,
        CUSTOMER: { CUSTOMER_TYPE: 'COMPANY' },
        CONTACT: { COMPANY: company.COMPANY, VATID: company.VATID, COUNTRY_CODE: 'DE' },
      });
      expect(await wire.ask('currentSession')).toMatchObject({
        CUSTOMER_TYPE: 'COMPANY',
        COUNTRY_CODE: 'DE',
        VATID: company.VATID,
      });
    },
  },
  {
    name: 'spec §5: a record that breaks a rule is refused with its fields, and stays as it was',
    async run(wire) {
      await logInCustomer(wire);
      const before = await wire.ask('currentUser');
      const { errorClass, fields } = await wire.refused('changeContact', contactOf({ CITY: '', TELEPHONE: 'abc' }));
      expect(errorClass).toBe('ValidationException');
      expect(fields).toEqual(
        expect.arrayContaining([
          { FIELD: 'CITY', CODE: 'REQUIRED' },
          { FIELD: 'TELEPHONE', CODE: 'CHARACTERS' },
        ]),
      );
      expect(await wire.ask('currentUser')).toEqual(before);
    },
  },
  {
    name: 'spec §4: the language of the profile is the customer’s; the session’s is posted beside it',
    async run(wire) {
      await logInCustomer(wire);
      await wire.ask('changeContactLanguage', { LANGUAGE_CODE: 'FR' });
      expect((await wire.ask('currentUser')).USER?.ACTIVE_LANGUAGE).toBe('FR');
    },
  },
  {
    name: 'spec §8: without a login the account’s calls answer that nobody is logged in',
    async run(wire) {
      const refusals = [
        await wire.refused('changePassword', { PASSWORD, OLD_PASSWORD: 'x' }),
        await wire.refused('changeContact', contactOf()),
        await wire.refused('changeContactLanguage', { LANGUAGE_CODE: 'FR' }),
      ];
      for (const { errorClass, answer } of refusals)
        expect([errorClass, answer.status]).toEqual(['NotLoggedInException', 401]);
    },
  },
];
