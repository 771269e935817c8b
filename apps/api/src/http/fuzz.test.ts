import { isEnvelope } from '@platine/domain/contract/envelope.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailOutbox } from '../db/mailSchema.ts';
import { composeMail } from '../mail/compose.ts';
import { findOrder } from '../db/findOrder.ts';
import type { TestApp } from '../../testing/testApp.ts';
import { openTestApp, testOrigin } from '../../testing/testApp.ts';
import { makeReady, testShopper } from '../../testing/testShopper.ts';
import { testSkus } from '../../testing/testCatalogue.ts';
import { seededRandom } from '../../testing/random.ts';
import type { FuzzedRequest } from '../../testing/fuzz/requests.ts';
import { fuzzedRequest } from '../../testing/fuzz/requests.ts';
import { exampleShop } from '@platine/domain/shop/exampleShop.data.ts';

/** 10,000 requests by default; fewer for a quick run. */
const requestCount = Number(process.env['FUZZ_REQUESTS'] ?? 10_000);
const seed = Number(process.env['FUZZ_SEED'] ?? 1);
const random = seededRandom(seed);

let shop: TestApp;
let cookies: string[] = [];
const wrong: string[] = [];

beforeAll(async () => {
  shop = await openTestApp();
  const ready = testShopper(shop.app);
  await makeReady(ready, { sku: testSkus.plain, amount: 20, payment: 'PAYPAL' });
  cookies = [`platine_session=${ready.token() ?? ''}`, `platine_session=${await customersToken()}`];
}, 60_000);
afterAll(() => shop.close());

/** A logged-in customer, so that calls for customers only are fuzzed as well. */
async function customersToken(): Promise<string> {
  const shopper = testShopper(shop.app);
  const credentials = { USERNAME: 'ada@example.com', PASSWORD: 'Klemme-230' };
  const person = { FIRSTNAME: 'Ada', LASTNAME: 'Lovelace', STREET: '1, rue Haute', ZIPCODE: 'L-4011', CITY: 'Esch' };
  const company = { COMPANY: '', VATID: '', DEPARTMENT: '', SUPPLEMENT: '', TELEPHONE: '', NEWSLETTER: false };
  const about = { CUSTOMER_TYPE: 'PRIVATE', COUNTRY_CODE: 'LU', ...person, ...company } as const;
  await shopper.call('register', { ...about, EMAIL: credentials.USERNAME, PASSWORD: credentials.PASSWORD });
  const [row] = await shop.db.select().from(mailOutbox);
  await shopper.call('activate', { HASH: row !== undefined && 'hash' in row.mail ? row.mail.hash : '' });
  await shopper.call('login', credentials);
  return shopper.token() ?? '';
}

/** Uses three client addresses, so that limits by address apply soon and passwords are not hashed thousands of times. */
async function send({ method, path, headers, body }: FuzzedRequest, index: number) {
  const connection = { incoming: { socket: { remoteAddress: `192.0.2.${index % 3}` } } };
  const request = new Request(testOrigin + path, { method, headers, ...(body === null ? {} : { body }) });
  const answer = await shop.app.fetch(request, connection);
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

type Sent = Awaited<ReturnType<typeof send>>;
const ourCookie = /^platine_session=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/;
const inside = /\n\s+at |node_modules|\.ts:\d+|drizzle|PGlite|postgres|syntax error/i;

/** Properties that no response may have. */
const faults: Readonly<Record<string, (answer: Sent, fuzzed: FuzzedRequest) => boolean>> = {
  crash: ({ status }) => status >= 500,
  'reveals internals': ({ text }) => inside.test(text),
  'sets a cookie that is not its own': ({ headers }) =>
    headers.getSetCookie().some((cookie) => !ourCookie.test(cookie)),
  'may be sniffed': ({ headers }) => headers.get('x-content-type-options') !== 'nosniff',
  'is a page': ({ headers }, { path }) => typeOf(headers) === 'text/html' && !path.startsWith('/sandbox/'),
  'is no envelope': ({ headers, text }, { method }) =>
    typeOf(headers) === 'application/json' && method !== 'HEAD' && !isEnvelope(JSON.parse(text)),
};

function typeOf(headers: Headers): string {
  return headers.get('content-type')?.split(';')[0] ?? '';
}

function faultOf(fuzzed: FuzzedRequest, answer: Sent): string | undefined {
  return Object.entries(faults).find(([, isSo]) => isSo(answer, fuzzed))?.[0];
}

test(
  `${requestCount} fuzzed requests, FUZZ_SEED=${seed}: no crash, no internals revealed`,
  { timeout: 600_000 },
  async () => {
    process.stdout.write(`FUZZ_SEED=${seed}\n`);
    const statuses = new Map<number, number>();
    for (let sent = 0; sent < requestCount; sent += 1) {
      const fuzzed = fuzzedRequest(random, cookies);
      const answer = await send(fuzzed, sent);
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      const fault = faultOf(fuzzed, answer);
      if (fault !== undefined)
        wrong.push(
          `${fault}: request ${sent}, ${fuzzed.method} ${fuzzed.path.slice(0, 200)} ${(fuzzed.body ?? '').slice(0, 300)}`,
        );
    }
    expect(wrong.slice(0, 20)).toEqual([]);
    // Requests got past the parser: some calls were refused for business reasons, some succeeded.
    for (const status of [200, 400, 401, 404, 413, 429]) expect(statuses.get(status), `${status}`).toBeGreaterThan(0);
    expect(shop.lines.filter(({ event }) => event === 'crash')).toEqual([]);
  },
);

test('mails escape the texts of these requests, and keep headers on one line', { timeout: 60_000 }, async () => {
  const rows = await shop.db.select().from(mailOutbox);
  expect(rows.length).toBeGreaterThan(10);
  const styles = new Set<string>();
  for (const row of rows) {
    const options = {
      origin: testOrigin,
      shop: exampleShop,
      shopAddress: 'office@platine.example',
      ordersAddress: null,
    };
    const mail = await composeMail(row, { ...options, findOrder: (number) => findOrder(shop.db, number) });
    const tags = [...mail.html.matchAll(/<\/?([^\s>]*)/g)].map(([, name]) => name);
    const ours = ['!doctype', 'html', 'head', 'meta', 'title', 'style', 'body', 'p', 'a', 'br', 'table', 'tr', 'td'];
    expect([...new Set(tags)].filter((name) => !ours.includes(name ?? ''))).toEqual([]);
    styles.add([...mail.html.matchAll(/<style[^>]*>.*?<\/style>/gs)].join(''));
    for (const [, href = ''] of mail.html.matchAll(/href="([^"]*)"/g))
      expect(href.startsWith(`${testOrigin}/`)).toBe(true);
    for (const line of [mail.to, mail.subject, mail.replyTo ?? '', mail.messageId]) expect(line).not.toMatch(/\p{Cc}/u);
    expect(mail.replyTo ?? '').not.toMatch(/[,;<>]/);
  }
  // All mails have the same style: nothing that was entered is in one.
  expect(styles.size).toBe(1);
});
