import { setTimeout } from 'node:timers/promises';
import type { OpenedDatabase } from '@platine/api/db/open.ts';
import { mailOutbox } from '@platine/api/db/mailSchema.ts';
import { openDatabase } from '@platine/api/db/open.ts';
import { calls } from '@platine/domain/contract/calls.ts';
import type { CallName } from '@platine/domain/contract/calls.ts';
import { toHttp } from '@platine/domain/contract/call.ts';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Postgres } from '../../scripts/postgres.ts';
import { startPostgres } from '../../scripts/postgres.ts';
import { balance } from './balance.ts';
import type { Shop } from './shop.ts';
import { startApi } from './shop.ts';

/** Two processes on one PostgreSQL are one shop: neither keeps anything that the other does not see. */
let postgres: Postgres;
let database: OpenedDatabase;
let both: readonly [Shop, Shop];

beforeAll(async () => {
  postgres = await startPostgres();
  const settings = { DATABASE_URL: postgres.url, PROCESSES: '1' };
  both = await Promise.all([startApi(settings), startApi(settings)]);
  database = await openDatabase({ kind: 'server', url: postgres.url });
});

afterAll(async () => {
  await Promise.all(both.map((shop) => shop.kill()));
  await database.close();
  await postgres.stop();
});

const registration = {
  CUSTOMER_TYPE: 'PRIVATE',
  COUNTRY_CODE: 'LU',
  COMPANY: '',
  VATID: '',
  DEPARTMENT: '',
  FIRSTNAME: 'Ada',
  LASTNAME: 'Lovelace',
  STREET: '12, rue de la Gare',
  SUPPLEMENT: '',
  ZIPCODE: 'L-1611',
  CITY: 'Luxembourg',
  TELEPHONE: '',
  EMAIL: 'ada@example.com',
  PASSWORD: 'Klemme-230',
  NEWSLETTER: false,
};
const credentials = { USERNAME: registration.EMAIL, PASSWORD: registration.PASSWORD };

/** One browser whose requests go to the one process or the other, as a load balancer sends them. */
function browser() {
  let cookie = '';
  const ask = async (process: 0 | 1, name: CallName, request: Readonly<Record<string, unknown>> = {}) => {
    const { method, url, body } = toHttp(calls[name], request);
    const headers = { 'content-type': 'application/json', ...(cookie === '' ? {} : { cookie }) };
    const response = await fetch(both[process].origin + url, {
      method,
      headers,
      ...(body === undefined ? {} : { body }),
    });
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    const answer: unknown = await response.json();
    return { status: response.status, answer };
  };
  return { ask, cookie: () => cookie };
}

test('an account registered on one is activated on the other; a login on one is a login on both', async () => {
  const { ask } = browser();
  expect((await ask(0, 'register', registration)).answer).toEqual({ SUCCESSFUL: true, DATA: {} });
  const [row] = await database.db.select().from(mailOutbox);
  const HASH = row !== undefined && 'hash' in row.mail ? row.mail.hash : '';
  expect((await ask(1, 'activate', { HASH })).answer).toEqual({ SUCCESSFUL: true, DATA: {} });
  expect((await ask(0, 'login', credentials)).status).toBe(200);
  const user = { SUCCESSFUL: true, DATA: { USER: { USER_ID: registration.EMAIL } } };
  expect((await ask(1, 'currentUser')).answer).toMatchObject(user);
  await ask(1, 'logout');
  expect((await ask(0, 'currentUser')).answer).toEqual({ SUCCESSFUL: true, DATA: { USER: null } });
});

test('forty additions to one cart at once, on both, end in their sum', async () => {
  const { ask } = browser();
  await ask(0, 'login', credentials);
  const SKU = 100_321;
  await ask(0, 'cartAddPosition', { SKU, AMOUNT: 1 });
  const sent = Array.from({ length: 40 }, (_, index) =>
    ask(index % 2 === 0 ? 0 : 1, 'cartAddPosition', { SKU, AMOUNT: 1 }),
  );
  expect(new Set((await Promise.all(sent)).map(({ status }) => status))).toEqual(new Set([200]));
  const seen = await Promise.all([ask(0, 'currentSession'), ask(1, 'currentSession')]);
  for (const { answer: session } of seen)
    expect(session).toMatchObject({ DATA: { CART: { POSITIONS: [{ SKU, AMOUNT: 41 }] } } });
});

test('D32: both count one flood of logins', async () => {
  const { ask } = browser();
  const wrong = { USERNAME: 'bob@example.com', PASSWORD: 'falsch-1' };
  const statuses = [];
  for (let times = 0; times < 11; times += 1)
    statuses.push((await ask(times % 2 === 0 ? 0 : 1, 'login', wrong)).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
});

test.each(['1', '2'])('a shop of %s that is rotated out loses no request, and does none twice', async (PROCESSES) => {
  const old = await startApi({ DATABASE_URL: postgres.url, DRAIN_SECONDS: '2', PROCESSES });
  const SKU = 100_321;
  const { ask, cookie } = browser();
  await ask(1, 'cartAddPosition', { SKU, AMOUNT: 1 });
  const answered = new Map([old, both[1]].map(({ origin }) => [origin, 0]));
  const failed: unknown[] = [];
  const { method, url, body } = toHttp(calls.cartAddPosition, { SKU, AMOUNT: 1 });
  const headers = { 'content-type': 'application/json', cookie: cookie() };
  const stop = balance([old, both[1]], async ({ origin }) => {
    try {
      const answer = await fetch(origin + url, { method, headers, body: body ?? '' });
      await answer.text();
      if (!answer.ok) failed.push(answer.status);
      answered.set(origin, (answered.get(origin) ?? 0) + 1);
    } catch (error) {
      failed.push(error);
    }
  });
  // A failure below ends the load at once instead of after its full time.
  onTestFinished(stop);
  const fewest = () => Math.min(...answered.values());
  await expect.poll(fewest, { timeout: 60_000 }).toBeGreaterThan(10);
  const ended = old.terminate();
  // Clients with an open connection are told to open the next one elsewhere.
  await expect.poll(async () => (await fetch(`${old.origin}/health`)).headers.get('connection')).toBe('close');
  expect(await ended).toBe(0);
  await setTimeout(300);
  await stop();
  expect(failed).toEqual([]);
  const [byOld = 0, byOther = 0] = answered.values();
  const AMOUNT = 1 + byOld + byOther;
  expect((await ask(1, 'currentSession')).answer).toMatchObject({ DATA: { CART: { POSITIONS: [{ SKU, AMOUNT }] } } });
});

test('when one ends without warning, the other goes on with the same sessions', async () => {
  const { ask } = browser();
  await ask(0, 'login', credentials);
  await both[0].kill();
  expect((await ask(1, 'currentUser')).answer).toMatchObject({ DATA: { USER: { USER_ID: registration.EMAIL } } });
});
