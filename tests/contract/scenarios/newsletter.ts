import { optInDays } from '@platine/domain/customer/account.ts';
import { expect } from 'vitest';
import type { Scenario } from '../scenario.ts';
import type { Wire } from '../wire.ts';
import { mailedHash, newEmail, registerCustomer, registrationOf } from './customers.ts';

const subscription = (EMAIL: string, PLACE = 'FOOTER') =>
  ({ EMAIL, PLACE, LANGUAGE_CODE: 'DE', CUSTOMER_TYPE: 'PRIVATE', COUNTRY_CODE: 'DE' }) as const;

/** Asks for the newsletter and answers the hash of the mailed link. */
async function subscribe(wire: Wire, EMAIL: string): Promise<string> {
  await wire.ask('newsletterRegister', subscription(EMAIL));
  return mailedHash(wire, 'newsletterOptIn', EMAIL);
}

const already = 'NewsletterAlreadyRegisteredException';

export const newsletterScenarios: readonly Scenario[] = [
  {
    name: 'spec §8: the newsletter is confirmed through the link in a mail; then the address is registered, from any place',
    async run(wire) {
      const EMAIL = newEmail();
      const OPTIN_HASH = await subscribe(wire, EMAIL);
      expect(await wire.lastMail('newsletterOptIn', EMAIL)).toMatchObject({ language: 'DE' });
      await wire.ask('newsletterRegister', subscription(EMAIL));
      expect(
        await wire.ask('newsletterOptIn', { OPTIN_HASH: await mailedHash(wire, 'newsletterOptIn', EMAIL) }),
      ).toEqual({});
      expect(OPTIN_HASH).not.toBe('');
      for (const one of [subscription(EMAIL), subscription(EMAIL.toUpperCase(), 'NEWSLETTER_PAGE')])
        expect((await wire.refused('newsletterRegister', one)).errorClass).toBe(already);
    },
  },
  {
    name: 'D3: confirming and leaving may be repeated; who has left is not called back by the old link',
    async run(wire) {
      const EMAIL = newEmail();
      const OPTIN_HASH = await subscribe(wire, EMAIL);
      for (let times = 0; times < 2; times += 1) await wire.ask('newsletterOptIn', { OPTIN_HASH });
      for (let times = 0; times < 2; times += 1) await wire.ask('newsletterOptOut', { OPTIN_HASH });
      expect((await wire.refused('newsletterOptIn', { OPTIN_HASH })).errorClass).toBe('HashInvalidException');
      await wire.ask('newsletterOptIn', { OPTIN_HASH: await subscribe(wire, EMAIL) });
      expect((await wire.refused('newsletterRegister', subscription(EMAIL))).errorClass).toBe(already);
    },
  },
  {
    name: 'an unknown link is refused, and one that was not used in time',
    async run(wire) {
      for (const OPTIN_HASH of ['unknown', "' or 1=1 --"]) {
        expect((await wire.refused('newsletterOptIn', { OPTIN_HASH })).errorClass).toBe('HashInvalidException');
        expect((await wire.refused('newsletterOptOut', { OPTIN_HASH })).errorClass).toBe('HashInvalidException');
      }
      const late = await subscribe(wire, newEmail());
      wire.passTime(optInDays * 24 * 60 + 1);
      expect((await wire.refused('newsletterOptIn', { OPTIN_HASH: late })).errorClass).toBe('HashInvalidException');
    },
  },
  {
    name: 'spec §5: an address that is none is refused, and a place that the shop does not have the form of',
    async run(wire) {
      const address = await wire.refused('newsletterRegister', subscription('ada@example'));
      expect([address.errorClass, address.fields]).toEqual([
        'ValidationException',
        [{ FIELD: 'EMAIL', CODE: 'FORMAT' }],
      ]);
      const place = await wire.refused('newsletterRegister', subscription(newEmail(), '<b>'));
      expect([place.errorClass, place.fields]).toEqual([
        'ValidationException',
        [{ FIELD: 'PLACE', CODE: 'NOT_A_CHOICE' }],
      ]);
    },
  },
  {
    name: 'D35: the box at registration counts when the activation link is used',
    async run(wire) {
      const waiting = registrationOf({ NEWSLETTER: true });
      await wire.ask('register', waiting);
      expect(await wire.ask('newsletterRegister', subscription(waiting.EMAIL))).toEqual({});
      const { USERNAME } = await registerCustomer(wire, { NEWSLETTER: true });
      expect((await wire.refused('newsletterRegister', subscription(USERNAME))).errorClass).toBe(already);
      const { USERNAME: without } = await registerCustomer(wire);
      expect(await wire.ask('newsletterRegister', subscription(without))).toEqual({});
    },
  },
  {
    name: 'D32: one address is not flooded with mails',
    async run(wire) {
      const EMAIL = newEmail();
      for (let times = 0; times < 5; times += 1) await subscribe(wire, EMAIL);
      const { errorClass, answer } = await wire.refused('newsletterRegister', subscription(EMAIL));
      expect([errorClass, answer.status]).toEqual(['ThrottledException', 429]);
    },
  },
];
