import { expect } from 'vitest';
import type { Scenario } from '../scenario.ts';
import type { Wire } from '../wire.ts';
import { refusalOf } from '../wire.ts';
import type { Credentials } from './customers.ts';
import { logInCustomer, mailedHash, registerCustomer, registrationOf } from './customers.ts';
import { findPlain } from './products.ts';

const loginPath = '/api/contact/login';
const registrationPath = '/api/contact/registration';

/** Logs in from a browser of its own, whose cookies `wire` does not have; answers its session cookie. */
async function otherBrowser(wire: Wire, body: Credentials): Promise<string> {
  const { headers } = await wire.send('POST', loginPath, { body, cookies: '' });
  return cookieOf(headers);
}

function cookieOf(headers: Headers): string {
  return headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

const read = (wire: Wire, path: string, cookies: string) => wire.send('GET', path, { cookies });
const currentUser = '/api/contact/current';
const nobody = { SUCCESSFUL: true, DATA: { USER: null } };

/** Scenarios that need cookies and several browsers. */
export const accountApiScenarios: readonly Scenario[] = [
  {
    name: 'D6: the login renews the cookie; the guest’s token and, after the logout, the customer’s name nothing',
    async run(wire) {
      const { SKU } = await findPlain(wire);
      const added = await wire.send('POST', '/api/session/cart/add/position', { body: { SKU, AMOUNT: 1 } });
      const guest = cookieOf(added.headers);
      const body = await registerCustomer(wire);
      const { headers } = await wire.send('POST', loginPath, { body });
      const customer = cookieOf(headers);
      expect(customer).toMatch(/^__Host-platine_session=[\w-]{43}$/);
      expect(customer).not.toBe(guest);
      const old = await read(wire, '/api/session/current', guest);
      expect(old.json).toMatchObject({ DATA: { EMAIL: null, CART: { VERSION: 0, POSITIONS: [] } } });
      await read(wire, '/api/session/logout', customer);
      expect((await read(wire, currentUser, customer)).json).toEqual(nobody);
    },
  },
  {
    name: 'D6: a customer’s browsers share one cart, and logging out of one leaves the other logged in',
    async run(wire) {
      const { SKU } = await findPlain(wire);
      const credentials = await logInCustomer(wire);
      await wire.ask('cartAddPosition', { SKU, AMOUNT: 2 });
      const other = await otherBrowser(wire, credentials);
      await wire.ask('cartAddPosition', { SKU, AMOUNT: 1 });
      await wire.ask('logout');
      const seen = await read(wire, '/api/session/current', other);
      expect(seen.json).toMatchObject({ DATA: { EMAIL: credentials.USERNAME, CART: { POSITIONS: [{ AMOUNT: 3 }] } } });
    },
  },
  {
    name: 'another password ends the customer’s other logins, a forgotten one all of them',
    async run(wire) {
      const credentials = await logInCustomer(wire);
      const { USERNAME } = credentials;
      const first = await otherBrowser(wire, credentials);
      await wire.ask('changePassword', { OLD_PASSWORD: credentials.PASSWORD, PASSWORD: 'anders-1' });
      expect((await read(wire, currentUser, first)).json).toEqual(nobody);
      expect((await wire.ask('currentUser')).USER?.USER_ID).toBe(USERNAME);
      await wire.ask('requestPasswordReset', { EMAIL: USERNAME });
      const HASH = await mailedHash(wire, 'passwordReset', USERNAME);
      await wire.ask('changePasswordWithHash', { HASH, PASSWORD: 'anders-2' });
      expect(await wire.ask('currentUser')).toEqual({ USER: null });
    },
  },
  {
    name: 'a stranger’s registration: the password that it set is not the one of who opens the mail',
    async run(wire) {
      const body = registrationOf();
      const stranger = await wire.send('POST', registrationPath, { body, cookies: '' });
      const HASH = await mailedHash(wire, 'activation', body.EMAIL);
      const { errorClass, fields } = await wire.refused('activate', { HASH });
      expect([errorClass, fields]).toEqual(['ValidationException', [{ FIELD: 'PASSWORD', CODE: 'REQUIRED' }]]);
      const again = await wire.send('POST', registrationPath, { body, cookies: cookieOf(stranger.headers) });
      expect(refusalOf(registrationPath, again).errorClass).toBe('RegistrationEMailAlreadySendException');
      await wire.ask('activate', { HASH, PASSWORD: 'eigenes-1' });
      const hijack = { USERNAME: body.EMAIL, PASSWORD: body.PASSWORD };
      const refused = await wire.send('POST', loginPath, { body: hijack, cookies: cookieOf(stranger.headers) });
      expect(refusalOf(loginPath, refused).errorClass).toBe('WrongCredentialsException');
      expect((await read(wire, currentUser, cookieOf(stranger.headers))).json).toEqual(nobody);
      expect((await wire.ask('login', { ...hijack, PASSWORD: 'eigenes-1' })).USER.USER_ID).toBe(body.EMAIL);
    },
  },
  {
    name: 'the browser that has registered activates with one click; logged in as somebody else it is not that browser',
    async run(wire) {
      const [other, request] = [await registerCustomer(wire), registrationOf()];
      await wire.ask('register', request);
      const HASH = await mailedHash(wire, 'activation', request.EMAIL);
      await wire.ask('login', other);
      expect((await wire.refused('activate', { HASH })).errorClass).toBe('ValidationException');
      const third = registrationOf();
      await wire.ask('register', third);
      await wire.ask('activate', { HASH: await mailedHash(wire, 'activation', third.EMAIL) });
      expect(await wire.ask('emailExists', { EMAIL: third.EMAIL })).toEqual({ EXISTS: true });
    },
  },
  {
    name: 'D3: no other site logs anyone in or out, or confirms a newsletter',
    async run(wire) {
      const body = await logInCustomer(wire);
      const headers = { 'Sec-Fetch-Site': 'cross-site' };
      for (const [method, path] of [
        ['POST', loginPath],
        ['GET', '/api/session/logout'],
        ['GET', '/api/newsletter/optin?OPTIN_HASH=x'],
        ['POST', '/api/contact/activate'],
      ] as const) {
        const answer = await wire.send(method, path, { headers, ...(method === 'POST' ? { body } : {}) });
        expect(refusalOf(path, answer).errorClass, path).toBe('ForbiddenException');
      }
      expect((await wire.ask('currentUser')).USER?.USER_ID).toBe(body.USERNAME);
    },
  },
  {
    name: 'D6: two logins of one guest at once merge the cart once and leave two logins',
    async run(wire) {
      const { SKU } = await findPlain(wire);
      const body = await registerCustomer(wire);
      await wire.ask('cartAddPosition', { SKU, AMOUNT: 2 });
      const answers = await Promise.all([1, 2].map(() => wire.send('POST', loginPath, { body })));
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      for (const { headers } of answers) {
        const { json } = await read(wire, '/api/session/current', cookieOf(headers));
        expect(json).toMatchObject({ DATA: { CART: { POSITIONS: [{ AMOUNT: 2 }] } } });
      }
    },
  },
];
