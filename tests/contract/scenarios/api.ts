import { expect } from 'vitest';
import type { Scenario } from '../scenario.ts';
import type { Wire } from '../wire.ts';
import { refusalOf } from '../wire.ts';
import { findPlain } from './products.ts';

const addPath = '/api/session/cart/add/position';

/** Adds one piece and answers the session cookie that came with it. */
async function addOne(wire: Wire, SKU: number, headers: Readonly<Record<string, string>> = {}) {
  const answer = await wire.send('POST', addPath, { body: { SKU, AMOUNT: 1 }, headers });
  return { answer, cookies: answer.headers.getSetCookie() };
}

/** Where a request says that it comes from another site (D3). */
const foreign: readonly Readonly<Record<string, string>>[] = [
  { Origin: 'https://elsewhere.example' },
  { Origin: 'null' },
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'same-site', Origin: 'https://other.shop.example' },
];

/** Scenarios that need a server behind HTTP: cookies, origins, caches, several shoppers. */
export const apiScenarios: readonly Scenario[] = [
  ...foreign.map(
    (headers) =>
      ({
        name: `D3: a change from elsewhere is forbidden and stores nothing: ${JSON.stringify(headers)}`,
        async run(wire) {
          const { SKU } = await findPlain(wire);
          await addOne(wire, SKU);
          const { answer, cookies } = await addOne(wire, SKU, headers);
          expect([refusalOf(addPath, answer).errorClass, answer.status, cookies]).toEqual([
            'ForbiddenException',
            403,
            [],
          ]);
          expect((await wire.ask('currentSession')).CART.POSITIONS.map(({ AMOUNT }) => AMOUNT)).toEqual([1]);
        },
      }) satisfies Scenario,
  ),
  {
    name: 'D3: a GET with an effect needs the same origin too',
    async run(wire) {
      const answer = await wire.send('GET', '/api/session/update/total', {
        headers: { 'Sec-Fetch-Site': 'cross-site' },
      });
      expect(refusalOf('updateTotal', answer).errorClass).toBe('ForbiddenException');
    },
  },
  {
    name: "the shop's own pages may change things",
    async run(wire) {
      const { SKU } = await findPlain(wire);
      for (const headers of [{ Origin: 'https://shop.example' }, { 'Sec-Fetch-Site': 'same-origin' }]) {
        expect((await addOne(wire, SKU, headers)).answer.status, JSON.stringify(headers)).toBe(200);
      }
    },
  },
  {
    name: 'D6: the session is a random cookie, HttpOnly, SameSite=Lax, for the whole site, Secure behind https, and set once',
    async run(wire) {
      const { SKU } = await findPlain(wire);
      const [cookie = '', ...others] = (await addOne(wire, SKU)).cookies;
      expect(others).toEqual([]);
      const [pair = '', ...flags] = cookie.split('; ');
      expect(pair).toMatch(/^__Host-platine_session=[\w-]{43}$/);
      expect(flags).toEqual(expect.arrayContaining(['HttpOnly', 'SameSite=Lax', 'Path=/', 'Secure']));
      expect(flags.some((flag) => flag.startsWith('Domain'))).toBe(false);
      expect((await wire.send('GET', '/api/session/current')).text).not.toContain(pair.split('=')[1]);
    },
  },
  {
    name: 'D6: a token that names no session is never taken over',
    async run(wire) {
      const { SKU } = await findPlain(wire);
      const forged = `__Host-platine_session=${'A'.repeat(43)}`;
      const { cookies } = await addOne(wire, SKU, { Cookie: forged });
      expect(cookies).toHaveLength(1);
      expect(cookies[0]).not.toContain(forged);
    },
  },
  {
    name: 'D6: a session of the name before is carried over: same cart, new name, and the old cookie is removed',
    async run(wire) {
      const { SKU } = await findPlain(wire);
      const [cookie = ''] = (await addOne(wire, SKU)).cookies;
      const token = /=([\w-]{43})/.exec(cookie)?.[1];
      const headers = { Cookie: `platine_session=${token}` };
      const first = await wire.send('GET', '/api/session/current', { headers });
      expect(first.json).toMatchObject({ DATA: { CART: { POSITIONS: [{ SKU, AMOUNT: 1 }] } } });
      const [kept = '', removed = '', ...others] = first.headers.getSetCookie();
      expect(kept).toMatch(new RegExp(`^__Host-platine_session=${token}; Max-Age=[1-9]`));
      expect(removed).toMatch(/^platine_session=; Max-Age=0; Path=\/;/);
      expect(others).toEqual([]);
      const again = await wire.send('GET', '/api/session/current', { headers: { Cookie: kept.split(';')[0] ?? '' } });
      expect([again.headers.getSetCookie(), again.json]).toMatchObject([
        [],
        { DATA: { CART: { POSITIONS: [{ SKU }] } } },
      ]);
    },
  },
  {
    name: 'a cookie of any shape is only text',
    async run(wire) {
      for (const Cookie of [
        'platine_session=',
        "platine_session=' or 1=1 --",
        `platine_session=${'x'.repeat(4000)}`,
        'platine_session',
        '=;;;',
      ]) {
        const { json } = await wire.send('GET', '/api/session/current', { headers: { Cookie } });
        expect(json, Cookie.slice(0, 40)).toMatchObject({ SUCCESSFUL: true, DATA: { CART: { VERSION: 0 } } });
      }
    },
  },
  {
    name: 'D3: what belongs to a shopper is never cached',
    async run(wire) {
      const { answer } = await addOne(wire, (await findPlain(wire)).SKU);
      const paths = [
        '/api/session/current',
        '/api/session/update/total',
        '/api/contact/current',
        '/api/session/cart/products/no_sale',
      ];
      const answers = await Promise.all(paths.map((path) => wire.send('GET', path)));
      for (const { headers } of [answer, ...answers]) expect(headers.get('cache-control')).toBe('no-store');
    },
  },
  {
    name: 'answers are JSON in UTF-8 that no browser takes for something else',
    async run(wire) {
      for (const path of ['/api/version', '/api/no/such/call']) {
        const { headers } = await wire.send('GET', path);
        expect(headers.get('content-type')).toMatch(/^application\/json\b/);
        expect(headers.get('x-content-type-options')).toBe('nosniff');
      }
    },
  },
  {
    name: 'twenty changes at once are twenty pieces and twenty versions',
    async run(wire) {
      const { SKU } = await findPlain(wire);
      await addOne(wire, SKU);
      await Promise.all(Array.from({ length: 19 }, () => addOne(wire, SKU)));
      const { CART } = await wire.ask('currentSession');
      expect([CART.VERSION, CART.POSITIONS.map(({ AMOUNT }) => AMOUNT)]).toEqual([20, [20]]);
    },
  },
  {
    name: 'spec §9: twenty changes at once do not get past a limit',
    async run(wire) {
      await addOne(wire, (await findPlain(wire)).SKU);
      await Promise.all(Array.from({ length: 19 }, () => addOne(wire, 193_004)));
      const { CART } = await wire.ask('currentSession');
      expect([CART.VERSION, CART.POSITIONS.map(({ AMOUNT }) => AMOUNT)]).toEqual([3, [1, 2]]);
    },
  },
];
