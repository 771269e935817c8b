import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { samples } from '@platine/domain/contract/samples.testing.ts';
import type { App } from '../app.ts';
import { createApp } from '../app.ts';
import { testSkus } from '../../testing/testCatalogue.ts';
import { faultyDatabase } from '../../testing/faultyDatabase.ts';
import { newestMigration } from '../db/migrations.ts';
import { customers } from '../db/accountSchema.ts';
import { mailOutbox } from '../db/mailSchema.ts';
import type { LogLine } from '../log/log.ts';
import { enqueueMail } from '../mail/outbox.ts';
import type { TestApp } from '../../testing/testApp.ts';
import { openTestApp, testNow } from '../../testing/testApp.ts';
import { makeReady, testShopper } from '../../testing/testShopper.ts';
import { hashToken } from '../services/sessionToken.ts';
import { addProcessMetrics, createMetrics } from './metrics.ts';
import { createOperations } from './operations.ts';
import { checkDatabase } from './readiness.ts';
import { addShopMetrics } from './shopMetrics.ts';
import { exampleShop } from '@platine/domain/shop/exampleShop.data.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
}, 60_000);
afterAll(() => shop.close());

const origin = 'http://localhost:3000';
const here = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };
let lines: LogLine[] = [];
beforeEach(() => {
  lines = [];
});

/** A shop with all endpoints for its operator. */
function open(publicOrigin = origin, metricsToken: string | null = null) {
  const { db } = shop;
  const clock = () => testNow;
  const metrics = createMetrics();
  addProcessMetrics(metrics);
  addShopMetrics(metrics, { db, clock, connections: () => ({ open: 5, idle: 3, waiting: 1 }) });
  const check = () => checkDatabase(db);
  const operations = createOperations({ log: (line) => lines.push(line), metrics, check, publicOrigin, metricsToken });
  const app = createApp({ db, clock, currentShop: () => exampleShop, log: operations.log, publicOrigin, operations });
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await app.fetch(new Request(origin + path, { headers }), here);
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  const send = (path: string, body: object) =>
    app.fetch(
      new Request(origin + path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
      here,
    );
  return { app, operations, ask, send };
}

describe('health and readiness', () => {
  test('a running shop is live and ready; responses are not cached, and probes are not logged', async () => {
    const { ask } = open();
    for (const [path, text] of [
      ['/health', '{"status":"live"}'],
      ['/ready', '{"status":"ready"}'],
    ] as const) {
      const answer = await ask(path);
      expect([answer.status, answer.text, answer.headers.get('cache-control')]).toEqual([200, text, 'no-store']);
    }
    expect(lines).toEqual([]);
  });

  test('without its migrations it is live but not ready, and logs that once', async () => {
    const { ask } = open();
    const newest = sql.raw(String(newestMigration()));
    await shop.db.execute(sql`update drizzle.__drizzle_migrations set created_at = 1 where created_at = ${newest}`);
    const answer = await ask('/ready');
    await ask('/ready');
    await shop.db.execute(sql`update drizzle.__drizzle_migrations set created_at = ${newest} where created_at = 1`);
    expect(answer.status).toBe(503);
    expect(answer.text).toContain('lacks migrations');
    expect((await ask('/health')).status).toBe(200);
    expect((await ask('/ready')).status).toBe(200);
    expect(lines.map((line) => 'message' in line && line.message)).toEqual([
      'The database lacks migrations of this version.',
      'The shop is ready again.',
    ]);
  });

  test('an unreachable database is a reason, not a crash', async () => {
    expect(await checkDatabase(faultyDatabase(shop.db, 1))).toBe('The database does not answer.');
  });

  test('while it stops it answers requests but is not ready', async () => {
    const { ask, operations } = open();
    operations.drain();
    const { status, text } = await ask('/ready');
    expect([status, text]).toEqual([503, '{"status":"not ready","reason":"The shop is stopping."}']);
    expect((await ask('/health')).status).toBe(200);
    expect((await ask('/api/version')).status).toBe(200);
  });
});

describe('who may read the metrics', () => {
  const token = 'a-long-enough-token';
  test.each<[who: string, publicOrigin: string, token: string | null, headers: Record<string, string>, status: number]>(
    [
      ['this machine, of a shop on localhost', origin, null, {}, 200],
      ['a proxy on this machine', origin, null, { 'X-Forwarded-For': '192.0.2.7' }, 404],
      ['this machine, of a shop for everyone', 'https://shop.example', null, {}, 404],
      ['with the token', 'https://shop.example', token, { Authorization: `Bearer ${token}` }, 200],
      ['with another token', 'https://shop.example', token, { Authorization: 'Bearer another' }, 404],
      ['who shows none, from this machine', origin, token, {}, 404],
    ],
  )('%s', async (_, publicOrigin, metricsToken, headers, status) => {
    expect((await open(publicOrigin, metricsToken).ask('/metrics', headers)).status).toBe(status);
  });
});

describe('an error report of a browser (spec §8)', () => {
  const report = { NAME: 'TypeError', PLACES: ['cart.js:1:20'], PAGE: '/product', CLIENT_ID: '0a'.repeat(16) };
  const logged = async (app: App, sessionToken: string | null) => {
    lines = [];
    const { envelope } = await app.invoke('reportError', report, { sessionToken });
    expect(envelope.SUCCESSFUL).toBe(true);
    const [line] = lines;
    if (line?.event !== 'browser error') throw new Error('The log has no line of the report.');
    return line;
  };

  test('is in the log and in the metrics', async () => {
    const { app, ask } = open();
    expect(await logged(app, null)).toMatchObject({
      page: '/product',
      error: 'TypeError',
      stack: ['cart.js:1:20'],
      session: null,
      account: null,
    });
    expect((await ask('/metrics')).text).toContain('platine_browser_errors_total 1');
  });

  test('is tagged with browser, session and account, and names none of them', async () => {
    const { app } = open();
    const shopper = testShopper(app);
    await shopper.call('cartAddPosition', { SKU: testSkus.plain, AMOUNT: 1 });
    const guest = await logged(app, shopper.token());
    expect([guest.client, guest.session]).toEqual([expect.stringMatching(/^[\w-]{12}$/), expect.any(String)]);
    expect(guest.account).toBeNull();
    const [EMAIL, PASSWORD] = ['ada@example.com', 'Klemme-230'];
    await shopper.call('register', { ...samples.register.request, EMAIL, PASSWORD });
    await shop.db.update(customers).set({ activatedAt: testNow });
    await shopper.call('login', { USERNAME: EMAIL, PASSWORD });
    const token = shopper.token() ?? '';
    const customer = await logged(app, token);
    expect(customer.account).toMatch(/^[\w-]{12}$/);
    expect(customer.client).toBe(guest.client);
    expect(customer.session).not.toBe(guest.session);
    for (const secret of [report.CLIENT_ID, token, hashToken(token)])
      expect(JSON.stringify(customer)).not.toContain(secret);
  });

  test('with an unknown session is taken without one', async () => {
    expect(await logged(open().app, 'a'.repeat(43))).toMatchObject({ session: null, account: null });
  });
});

describe('the metrics', () => {
  test('count requests by call and class of status, refusals by their class, orders, payments, mails and connections', async () => {
    const { app, ask, send } = open();
    await shop.db.delete(mailOutbox);
    await ask('/api/version');
    await ask('/api/category/1.2.99999');
    await send('/api/session/cart/add/position', { SKU: -1, AMOUNT: 1 });
    for (let page = 0; page < 20; page += 1) await ask(`/api/nowhere/${page}`);
    const shopper = testShopper(app);
    const CART_VERSION = await makeReady(shopper, { sku: testSkus.plain, amount: 20 });
    await shopper.call('checkout', { IDEMPOTENCY_KEY: 'metrics', CART_VERSION });
    const early = new Date(testNow.getTime() - 90_000);
    const mail = { kind: 'passwordReset', hash: 'secret-hash' } as const;
    await enqueueMail(shop.db, early, { recipient: 'ada@example.org', language: 'EN', mail });
    const { text, headers } = await ask('/metrics');
    expect(headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    for (const line of [
      'platine_http_request_duration_seconds_count{route="/api/version",status="2xx"} 1',
      'platine_http_request_duration_seconds_count{route="/api/session/cart/add/position",status="4xx"} 1',
      'platine_http_request_duration_seconds_count{route="unknown",status="4xx"} 20',
      'platine_business_failures_total{route="/api/category/{PATH}",error_class="CategoryNotFoundException"} 1',
      'platine_orders 1',
      'platine_payments{state="placed"} 1',
      'platine_payments{state="pending"} 0',
      'platine_refunds{state="due"} 0',
      'platine_refunds{state="done"} 0',
      'platine_mails_waiting{refused="no"} 3',
      'platine_mail_oldest_waiting_seconds 90',
      'platine_database_connections{state="used"} 2',
      'platine_database_connections{state="waiting"} 1',
    ])
      expect(text.split('\n')).toContain(line);
    expect(text).toMatch(/platine_info\{version="3\.0\.27",node="v\d+/);
    expect(text).toMatch(/^process_resident_memory_bytes \d+/m);
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
    expect(text, 'nothing of a person, and no address').not.toMatch(/ada|@|nowhere|secret|1\.2\.99999/);
  });

  test('count a crash once and not as a refusal', async () => {
    const { ask } = open();
    await shop.db.execute(sql`alter table menu_groups rename to menu_groups_away`);
    const { status } = await ask('/api/category/shop/menu');
    await shop.db.execute(sql`alter table menu_groups_away rename to menu_groups`);
    const { text } = await ask('/metrics');
    expect(status).toBe(500);
    expect(text).toContain('platine_crashes_total{route="/api/category/shop/menu"} 1');
    expect(text).toContain('_count{route="/api/category/shop/menu",status="5xx"} 1');
    expect(text).not.toContain('InternalErrorException');
    expect(lines.find(({ event }) => event === 'request')).not.toHaveProperty('errorClass');
  });

  test('count the mails, payments and crashes of the log', async () => {
    const { ask, operations } = open();
    operations.log({ event: 'mail', kind: 'activation', outcome: 'refused', attempts: 1 });
    operations.log({ event: 'crash', id: '1', route: 'payments', error: 'Error', stack: [] });
    operations.log({ event: 'payment', outcome: 'cancelling given up', payment: 'p-1', method: 'PAYPAL' });
    const { text } = await ask('/metrics');
    expect(text).toContain('platine_mails_total{kind="activation",outcome="refused"} 1');
    expect(text).toContain('platine_payment_events_total{method="PAYPAL",outcome="cancelling_given_up"} 1');
    expect(text).toContain('platine_crashes_total{route="payments"} 1');
    expect(lines).toHaveLength(3);
  });
});
