import { eq } from 'drizzle-orm';
import { deskCallNames, deskCalls } from '@platine/domain/contract/desk/deskCalls.ts';
import { deskIdleMinutes, deskLinkHours, deskSessionHours } from '@platine/domain/desk/operator.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { DeskBrowser, SignedIn } from '../../../testing/deskBrowser.ts';
import { credentials, deskBrowser, linkIn, signedInOperator, typeOperator } from '../../../testing/deskBrowser.ts';
import type { TestApp } from '../../../testing/testApp.ts';
import { cookieOf, openTestApp, testNow, testOrigin } from '../../../testing/testApp.ts';
import { throttleBuckets } from '../../db/accountSchema.ts';
import { operators, operatorSessions } from '../../db/deskSchema.ts';
import { ownerLink } from '../../services/desk/operators.ts';

let shop: TestApp;
let anna: SignedIn;
beforeAll(async () => {
  shop = await openTestApp();
}, 60_000);
afterAll(() => shop.close());
beforeEach(async () => {
  shop.time.now = testNow;
  await shop.db.delete(throttleBuckets);
  await shop.db.delete(operators);
  anna = await signedInOperator(shop, 'anna', 'orders');
  pass(1);
});

/** Lets minutes pass in the shop: a code of the authenticator counts once. */
function pass(minutes: number): void {
  shop.time.now = new Date(shop.time.now.getTime() + minutes * 60_000);
}

/** A browser that knows the desk's key and nothing else. */
function visitor(): DeskBrowser {
  const browser = deskBrowser(shop);
  browser.cookies.set('platine_desk_key', anna.cookies.get('platine_desk_key') ?? '');
  return browser;
}

const notLoggedIn = { errorClass: 'NotLoggedInException', status: 401 };

describe('to everybody else the desk does not exist', () => {
  test.each(deskCallNames)('%s answers a shopper, and a forged key, as an unknown path', async (name) => {
    const { method, path } = deskCalls[name];
    const shopper = cookieOf(await shop.send('GET', '/api/session/current'));
    const key = `platine_desk_key=${'x'.repeat(43)}`;
    const session = `platine_desk=${anna.cookies.get('platine_desk') ?? ''}`;
    for (const cookie of ['', shopper, key, session, `${key}; ${session}`]) {
      const options = { cookie, ...(method === 'POST' ? { body: {} } : {}) };
      const [desk, unknown] = [await shop.send(method, path, options), await shop.send(method, '/desk/api/x', options)];
      expect([desk.status, desk.text], cookie).toEqual([404, unknown.text]);
      const named = ({ headers }: typeof desk) => [...headers.keys()].toSorted();
      expect(named(desk)).toEqual(named(unknown));
    }
  });

  test('and takes no longer to say so', async () => {
    const median = async (path: string, cookie: string) => {
      const times: number[] = [];
      for (let turn = 0; turn < 60; turn += 1) {
        const started = performance.now();
        await shop.send('GET', path, { cookie });
        times.push(performance.now() - started);
      }
      return times.toSorted((a, b) => a - b)[30] ?? 0;
    };
    const forged = `platine_desk_key=${'x'.repeat(43)}; platine_desk=${'y'.repeat(43)}`;
    await median('/desk/api/today', forged);
    const unknown = await median('/desk/api/x', forged);
    expect(Math.abs((await median('/desk/api/today', forged)) - unknown)).toBeLessThan(0.5 + unknown);
  });
});

describe('an operator signs in', () => {
  test('with password and code, under a cookie that goes to the desk alone', async () => {
    const browser = visitor();
    const answer = await browser.send('deskSignIn', credentials(anna, shop));
    expect(answer.json).toMatchObject({ SUCCESSFUL: true, DATA: { NAME: 'anna', ROLE: 'orders' } });
    expect(answer.headers.get('set-cookie')).toMatch(
      /^platine_desk=[\w-]{43}; Max-Age=43200; Path=\/desk; HttpOnly; SameSite=Strict$/,
    );
    expect(await browser.call('deskOperator')).toEqual({ OPERATOR: { NAME: 'anna', ROLE: 'orders' } });
  });

  test.each([
    ['another name', { NAME: 'bert' }],
    ['a wrong password', { PASSWORD: 'correct horse' }],
    ['a wrong code', { CODE: '000000' }],
  ])('not with %s', async (_, other) => {
    const browser = visitor();
    const { errorClass } = await browser.refused('deskSignIn', { ...credentials(anna, shop), ...other });
    expect(errorClass).toBe('WrongCredentialsException');
    expect(await browser.refused('deskToday')).toEqual(notLoggedIn);
  });

  test('with a code once', async () => {
    const sent = credentials(anna, shop);
    await visitor().call('deskSignIn', sent);
    expect((await visitor().refused('deskSignIn', sent)).errorClass).toBe('WrongCredentialsException');
  });

  test('and is slowed down after ten wrong tries, with the right password too', async () => {
    const browser = visitor();
    for (let tries = 0; tries < 10; tries += 1)
      await browser.refused('deskSignIn', { ...credentials(anna, shop), PASSWORD: 'x' });
    const refused = await browser.send('deskSignIn', credentials(anna, shop));
    expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([429, expect.any(Number)]);
    pass(2);
    expect(await browser.call('deskSignIn', credentials(anna, shop))).toMatchObject({ NAME: 'anna' });
  });

  test('until they sign out', async () => {
    const token = anna.cookies.get('platine_desk') ?? '';
    await anna.call('deskSignOut');
    anna.cookies.set('platine_desk', token);
    expect(await anna.refused('deskToday')).toEqual(notLoggedIn);
  });

  test('for two hours without a call, and for twelve in all', async () => {
    pass(deskIdleMinutes - 2);
    await anna.call('deskToday');
    pass(deskIdleMinutes - 1);
    await anna.call('deskToday');
    pass(deskIdleMinutes + 1);
    expect(await anna.refused('deskToday')).toEqual(notLoggedIn);
    await anna.call('deskSignIn', credentials(anna, shop));
    for (let hour = 1; hour < deskSessionHours; hour += 1) {
      pass(60);
      await anna.call('deskToday');
    }
    pass(60);
    expect(await anna.refused('deskToday')).toEqual(notLoggedIn);
  });

  test('and only the hash of their token is kept', async () => {
    const [row] = await shop.db.select().from(operatorSessions);
    expect(JSON.stringify(row)).not.toContain(anna.cookies.get('platine_desk'));
  });
});

describe('a link', () => {
  test('opens the desk once, for a day', async () => {
    const { token } = linkIn(await typeOperator(shop, 'link', 'anna'));
    pass(deskLinkHours * 60);
    expect((await visitor().refused('deskLink', { TOKEN: token })).errorClass).toBe('HashInvalidException');
    const used = linkIn(await typeOperator(shop, 'add', 'bert', '--role', 'read')).token;
    const browser = visitor();
    const { SECRET } = await browser.call('deskLink', { TOKEN: used });
    const secret = SECRET ?? '';
    const { CODE, PASSWORD } = credentials({ name: 'bert', secret }, shop);
    await browser.call('deskAcceptLink', { TOKEN: used, PASSWORD, CODE });
    pass(1);
    expect((await browser.refused('deskAcceptLink', { TOKEN: used, PASSWORD, CODE })).errorClass).toBe(
      'HashInvalidException',
    );
  });

  test('wants a password of ten characters and a code that fits', async () => {
    const { token } = linkIn(await typeOperator(shop, 'link', 'anna'));
    const { SECRET } = await visitor().call('deskLink', { TOKEN: token });
    const { CODE } = credentials({ name: 'anna', secret: SECRET ?? '' }, shop);
    const accept = (PASSWORD: string, code: string) =>
      visitor().refused('deskAcceptLink', { TOKEN: token, PASSWORD, CODE: code });
    expect((await accept('short one', CODE)).errorClass).toBe('ValidationException');
    expect((await accept('x'.repeat(65), CODE)).errorClass).toBe('ValidationException');
    expect((await accept('long enough', '000000')).errorClass).toBe('WrongCredentialsException');
    expect(await visitor().call('deskAcceptLink', { TOKEN: token, PASSWORD: 'long enough', CODE })).toMatchObject({
      NAME: 'anna',
    });
    expect(await anna.refused('deskToday'), 'the session of before is over').toEqual(notLoggedIn);
  });

  test('of npm start signs the owner in at once, on this machine alone', async () => {
    const { token } = linkIn(await ownerLink({ db: shop.db, now: shop.time.now }));
    expect((await visitor().refused('deskLink', { TOKEN: token })).errorClass).toBe('HashInvalidException');
    expect((await visitor().refused('deskAcceptLink', { TOKEN: token })).errorClass).toBe('HashInvalidException');
    const key = anna.cookies.get('platine_desk_key') ?? '';
    const atMachine = (remoteAddress: string) =>
      shop.app.fetch(
        new Request('http://localhost:3000/desk/api/link/accept', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', Cookie: `platine_desk_key=${key}` },
          body: JSON.stringify({ TOKEN: token }),
        }),
        { incoming: { socket: { remoteAddress } } },
      );
    expect(await (await atMachine('192.0.2.7')).json()).toMatchObject({ ERROR_CLASS: 'HashInvalidException' });
    expect(await (await atMachine('127.0.0.1')).json()).toMatchObject({ DATA: { NAME: 'owner', ROLE: 'everything' } });
  });
});

describe('who is taken away is out at once', () => {
  test.each([['revoke'], ['remove']])('pnpm operator %s', async (what) => {
    await typeOperator(shop, what, 'Anna');
    expect(await anna.refused('deskToday')).toEqual(notLoggedIn);
  });

  test('another role holds from the next call on', async () => {
    await typeOperator(shop, 'role', 'anna', '--role', 'read');
    expect(await anna.call('deskOperator')).toEqual({ OPERATOR: { NAME: 'anna', ROLE: 'read' } });
  });

  test('names are told apart without their case, and unknown ones are said so', async () => {
    expect(await typeOperator(shop, 'add', 'ANNA', '--role', 'read')).toContain(
      'There is an operator or a program ANNA already',
    );
    expect(await typeOperator(shop, 'remove', 'bert')).toContain('There is no operator bert');
    expect(await typeOperator(shop, 'list')).toBe('anna: orders');
    expect(await typeOperator(shop, 'address')).toBe(
      `${testOrigin}/desk/enter/${anna.cookies.get('platine_desk_key')}`,
    );
  });
});

describe('another site gets nothing', () => {
  test.each([
    ['Sec-Fetch-Site', 'cross-site'],
    ['Sec-Fetch-Site', 'same-site'],
    ['Origin', 'https://elsewhere.example'],
    ['Origin', 'null'],
  ])('%s: %s', async (name, value) => {
    for (const call of ['deskOrders', 'deskSignOut'] as const)
      expect(await anna.refused(call, {}, { headers: { [name]: value } })).toEqual({
        errorClass: 'ForbiddenException',
        status: 403,
      });
    expect(await anna.call('deskToday')).toMatchObject({ PAY: 0 });
  });

  test('the desk itself does', async () => {
    const { status } = await anna.send('deskOrders', {}, { headers: { 'Sec-Fetch-Site': 'same-origin' } });
    expect(status).toBe(200);
  });
});

test('a stolen session of a removed operator, and a forged one, open nothing', async () => {
  const browser = visitor();
  browser.cookies.set('platine_desk', 'x'.repeat(43));
  expect(await browser.refused('deskOrders')).toEqual(notLoggedIn);
  await shop.db.delete(operators).where(eq(operators.nameKey, 'anna'));
  expect(await anna.refused('deskOrders')).toEqual(notLoggedIn);
});
