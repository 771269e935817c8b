import { deviceDays } from '@platine/domain/shop/constants.ts';
import { expect } from 'vitest';
import type { Scenario } from '../scenario.ts';
import type { Wire } from '../wire.ts';
import type { Answer } from '../checks/envelope.ts';
import type { Credentials } from './customers.ts';
import { logInCustomer, mailedHash } from './customers.ts';

const loginPath = '/api/contact/login';

type Browser = { readonly cookies?: string; readonly address?: string };

/** A try to log in from another browser, at another address; null when it succeeded. */
async function tryFrom(wire: Wire, body: Credentials, { cookies = '', address = '203.0.113.9' }: Browser = {}) {
  const headers = { 'X-Forwarded-For': address };
  const answer = await wire.send('POST', loginPath, { body, cookies, headers });
  return { answer, refusedAs: refusalOf(answer), wait: answer.headers.get('Retry-After') };
}

function refusalOf({ json }: Answer): string | null {
  const refused = typeof json === 'object' && json !== null && 'ERROR_CLASS' in json ? json.ERROR_CLASS : null;
  return typeof refused === 'string' ? refused : null;
}

let strangers = 0;

/** Fails as often as nobody has to wait for, from addresses of a stranger's own. */
async function lockOut(wire: Wire, { USERNAME }: Credentials): Promise<void> {
  for (let times = 0; times < 10; times += 1) {
    strangers += 1;
    const { refusedAs } = await tryFrom(wire, { USERNAME, PASSWORD: 'falsch-1' }, { address: `192.0.2.${strangers}` });
    expect(refusedAs).toBe('WrongCredentialsException');
  }
}

/** The device cookie that an answer sets, as the next request sends it. */
function deviceOf({ headers }: Answer): string {
  const cookie = headers.getSetCookie().find((one) => one.startsWith('__Host-platine_device='));
  return cookie?.split(';')[0] ?? '';
}

/** Scenarios that need cookies and several browsers. */
export const loginLimitScenarios: readonly Scenario[] = [
  {
    name: 'D32: a stranger’s failures lock out other browsers, never one in which the account has logged in',
    async run(wire) {
      const credentials = await logInCustomer(wire);
      await wire.ask('logout');
      await lockOut(wire, credentials);
      expect((await tryFrom(wire, credentials)).refusedAs).toBe('ThrottledException');
      expect((await wire.ask('login', credentials)).USER.USER_ID).toBe(credentials.USERNAME);
    },
  },
  {
    name: 'D32: the wait doubles with each failure, and the browser that knows the account has one of its own',
    async run(wire) {
      const credentials = await logInCustomer(wire);
      const wrong = { ...credentials, PASSWORD: 'falsch-1' };
      await lockOut(wire, credentials);
      for (const minutes of [1, 2, 4, 8]) {
        const { refusedAs, wait } = await tryFrom(wire, credentials);
        expect(refusedAs).toBe('ThrottledException');
        expect(Math.ceil(Number(wait) / 60)).toBe(minutes);
        wire.passTime(minutes);
        expect((await tryFrom(wire, wrong)).refusedAs).toBe('WrongCredentialsException');
      }
      for (let times = 0; times < 10; times += 1)
        expect((await wire.refused('login', wrong)).errorClass).toBe('WrongCredentialsException');
      expect((await wire.refused('login', credentials)).errorClass).toBe('ThrottledException');
    },
  },
  {
    name: 'D32: a stranger keeps nobody from a mailed link, and the browser that opens it is known from then on',
    async run(wire) {
      const credentials = await logInCustomer(wire);
      const EMAIL = credentials.USERNAME;
      await lockOut(wire, credentials);
      for (let times = 0; times < 12; times += 1) await wire.ask('requestPasswordReset', { EMAIL });
      const body = { HASH: await mailedHash(wire, 'passwordReset', EMAIL), PASSWORD: 'anders-1' };
      const set = await wire.send('POST', '/api/contact/change_password_with_hash', { body, cookies: '' });
      const entered = { ...credentials, PASSWORD: body.PASSWORD };
      expect((await tryFrom(wire, entered)).refusedAs).toBe('ThrottledException');
      expect((await tryFrom(wire, entered, { cookies: deviceOf(set) })).refusedAs).toBeNull();
      // The browser before is forgotten with the old password.
      expect((await wire.refused('login', entered)).errorClass).toBe('ThrottledException');
    },
  },
  {
    name: 'D32: the cookie of a known browser is hidden, of this host alone, and opens nothing; it knows one account only',
    async run(wire) {
      const [first, second] = [await logInCustomer(wire), await logInCustomer(wire)];
      const { answer } = await tryFrom(wire, first);
      const device = deviceOf(answer);
      expect(device).toMatch(/^__Host-platine_device=[\w-]{43}$/);
      const cookie = answer.headers.getSetCookie().find((one) => one.startsWith(device)) ?? '';
      expect(cookie.split('; ').slice(1).toSorted()).toEqual([
        'HttpOnly',
        `Max-Age=${deviceDays * 86_400}`,
        'Path=/',
        'SameSite=Lax',
        'Secure',
      ]);
      const seen = await wire.send('GET', '/api/contact/current', { cookies: device });
      expect(seen.json).toEqual({ SUCCESSFUL: true, DATA: { USER: null } });
      await lockOut(wire, second);
      expect((await tryFrom(wire, second, { cookies: device })).refusedAs).toBe('ThrottledException');
      // A second account of the same browser shares its token.
      const again = await tryFrom(wire, first, { cookies: device });
      expect([again.refusedAs, deviceOf(again.answer)]).toEqual([null, device]);
    },
  },
  {
    name: 'D32: a browser is known for 180 days after the last login, and a token that names none is not taken over',
    async run(wire) {
      const credentials = await logInCustomer(wire);
      const device = deviceOf((await tryFrom(wire, credentials)).answer);
      const minutes = (days: number) => days * 1440;
      wire.passTime(minutes(deviceDays - 1));
      await lockOut(wire, credentials);
      const { answer, refusedAs } = await tryFrom(wire, credentials, { cookies: device });
      expect([refusedAs, deviceOf(answer)]).toEqual([null, device]);
      wire.passTime(minutes(deviceDays + 1));
      await lockOut(wire, credentials);
      expect((await tryFrom(wire, credentials, { cookies: device })).refusedAs).toBe('ThrottledException');
      wire.passTime(minutes(1));
      const late = await tryFrom(wire, credentials, { cookies: device });
      expect([late.refusedAs, deviceOf(late.answer) === device]).toEqual([null, false]);
    },
  },
  {
    name: 'D32: many who log in behind one address are not counted; failures are, whatever the account',
    async run(wire) {
      const credentials = await logInCustomer(wire);
      for (let times = 0; times < 49; times += 1) {
        const USERNAME = `niemand-${times}@example.com`;
        if (times % 12 === 0)
          expect((await tryFrom(wire, credentials, { address: '192.0.2.250' })).refusedAs).toBeNull();
        await wire.send('POST', loginPath, {
          body: { USERNAME, PASSWORD: 'falsch-1' },
          cookies: '',
          headers: { 'X-Forwarded-For': '192.0.2.250' },
        });
      }
      expect((await tryFrom(wire, credentials, { address: '192.0.2.250' })).refusedAs).toBeNull();
      await tryFrom(wire, { ...credentials, PASSWORD: 'falsch-1' }, { address: '192.0.2.250' });
      const { refusedAs, wait } = await tryFrom(wire, credentials, { address: '192.0.2.250' });
      expect([refusedAs, Number(wait)]).toEqual(['ThrottledException', 6]);
    },
  },
];
