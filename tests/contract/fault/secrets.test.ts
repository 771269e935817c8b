import { dumpTables } from '@platine/api/testing/dumpTables.ts';
import type { OpenedPaypal } from '@platine/api/testing/providers/openPaypal.ts';
import { openPaypal } from '@platine/api/testing/providers/openPaypal.ts';
import type { OpenedSaferpay } from '@platine/api/testing/providers/openSaferpay.ts';
import { openSaferpay } from '@platine/api/testing/providers/openSaferpay.ts';
import type { OpenedSendcloud } from '@platine/api/testing/providers/openSendcloud.ts';
import { openSendcloud } from '@platine/api/testing/providers/openSendcloud.ts';
import { typeCommand } from '@platine/api/testing/typeCommand.ts';
import { orderCommand } from '@platine/api/commands/order/run.ts';
import { sendcloudLabels } from '@platine/api/integrations/labels/sendcloud/sendcloudLabels.ts';
import { testSkus, writeTestCatalogue } from '@platine/api/testing/testCatalogue.ts';
import { removeTestFolders, testFolder } from '@platine/api/testing/testFolder.ts';
import { makeReady, orderNumbers, testShopper } from '@platine/api/testing/testShopper.ts';
import type { Database } from '@platine/api/db/database.ts';
import { openDatabase } from '@platine/api/db/open.ts';
import { orderLinkSignature } from '@platine/api/services/checkout/orderLink.ts';
import { readSettings } from '@platine/api/start/settings.ts';
import type { StartedApi } from '@platine/api/start/startApi.ts';
import { startApi } from '@platine/api/start/startApi.ts';
import { startFailure } from '@platine/api/start/startFailure.ts';
import { exampleShop } from '@platine/domain/shop/exampleShop.data.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Postgres } from '../../../scripts/postgres.ts';
import { startPostgres } from '../../../scripts/postgres.ts';

/** A port on which nobody listens. */
const closed = '127.0.0.1:9';
const publicOrigin = 'https://shop.example';
const webhookKey = Buffer.from('marked-webhook-secret-of-32-byte').toString('base64');

let postgres: Postgres;
let paypal: OpenedPaypal;
let saferpay: OpenedSaferpay;
let sendcloud: OpenedSendcloud;
/** Everything that has come out of the shop. */
let said: string[] = [];

beforeAll(async () => {
  [postgres, paypal, saferpay, sendcloud] = await Promise.all([
    startPostgres(),
    openPaypal(),
    openSaferpay(),
    openSendcloud(),
  ]);
}, 120_000);
afterAll(async () => {
  await Promise.all([paypal.stop(), saferpay.stop(), sendcloud.stop()]);
  removeTestFolders();
});
beforeEach(() => {
  said = [];
});

/** Every setting that is a secret, with a mark in it. */
const secrets = () => ({
  DATABASE_URL: postgres.url.replace('postgres@', 'postgres:marked-database@'),
  SMTP_URL: `smtp://shop:marked-smtp@${closed}`,
  METRICS_TOKEN: 'marked-metrics-token',
  PAYPAL_CLIENT_ID: paypal.account.clientId,
  PAYPAL_CLIENT_SECRET: paypal.account.clientSecret,
  PAYPAL_WEBHOOK_ID: paypal.account.webhookId,
  SAFERPAY_CUSTOMER_ID: saferpay.account.customerId,
  SAFERPAY_TERMINAL_ID: saferpay.account.terminalId,
  SAFERPAY_USER: saferpay.account.user,
  SAFERPAY_PASSWORD: saferpay.account.password,
  SENDCLOUD_PUBLIC_KEY: sendcloud.account.publicKey,
  SENDCLOUD_SECRET_KEY: sendcloud.account.secretKey,
  WEBHOOK_SECRET: `whsec_${webhookKey}`,
});

/** The marks, and each form in which a secret travels. */
const forbidden = () => [
  'marked-',
  webhookKey,
  Buffer.from(`${paypal.account.clientId}:${paypal.account.clientSecret}`).toString('base64'),
  Buffer.from(`${saferpay.account.user}:${saferpay.account.password}`).toString('base64'),
  Buffer.from(`${sendcloud.account.publicKey}:${sendcloud.account.secretKey}`).toString('base64'),
  ...paypal.books.tokens.keys(),
];

function expectNothing(): void {
  const all = said.join('\n').split('\n');
  const found = forbidden().flatMap((secret) =>
    all.flatMap((line) => {
      const at = line.toLowerCase().indexOf(secret.toLowerCase());
      return at === -1 ? [] : [line.slice(Math.max(0, at - 80), at + 80)];
    }),
  );
  expect(found).toEqual([]);
}

async function open(): Promise<StartedApi> {
  const {
    port: _port,
    limits: _limits,
    ...settings
  } = readSettings({
    ...secrets(),
    PUBLIC_ORIGIN: publicOrigin,
    PAYPAL_URL: paypal.account.url,
    PAYPAL_CAPTURE: 'order',
    SAFERPAY_URL: saferpay.account.url,
    SAFERPAY_CAPTURE: 'order',
    SENDCLOUD_URL: sendcloud.account.url,
    WEBHOOK_URL: `http://${closed}`,
    PROCESSES: '1',
    MEDIA_DIR: `${testFolder()}/media`,
  });
  const log = (line: object) => void said.push(JSON.stringify(line));
  return startApi({ ...settings, currentShop: () => exampleShop, catalogueFolder: writeTestCatalogue(), log });
}

/** Keeps what a request is answered. */
async function read(
  { app, operations }: StartedApi,
  path: string,
  headers: Record<string, string> = {},
): Promise<number> {
  const request = new Request(publicOrigin + path, { headers });
  const answer = (await operations.answer(request, null)) ?? (await app.fetch(request));
  said.push(JSON.stringify([...answer.headers]), await answer.text());
  return answer.status;
}

async function keep(answer: Promise<object>): Promise<void> {
  said.push(JSON.stringify(await answer));
}

/** An order that is paid at a provider; answers its number. */
async function order({ app }: StartedApi, payment: 'PAYPAL' | 'SAFERPAY'): Promise<string> {
  const shopper = testShopper(app);
  const CART_VERSION = await makeReady(shopper, { sku: testSkus.plain, amount: 10, payment });
  const { REDIRECT } = await shopper.call('checkout', { IDEMPOTENCY_KEY: 'one', CART_VERSION });
  await (payment === 'PAYPAL' ? paypal : saferpay).press(REDIRECT ?? '', 'approve');
  const placed = await shopper.call('claimAndFinish', {});
  said.push(JSON.stringify(placed));
  return orderNumbers(placed)[0] ?? '';
}

/** Asks for the label of an order: with keys that Sendcloud does not accept, without an answer, and as it should be. */
async function label(db: Database, orderNumber: string): Promise<void> {
  const log = (line: object) => void said.push(JSON.stringify(line));
  const current = {
    clock: () => new Date(),
    currentShop: () => exampleShop,
    deskOrigin: publicOrigin,
    mediaFolder: '',
  };
  const shop = { db, payments: {}, labels: sendcloudLabels(sendcloud.account), log, ...current };
  const type = async (...words: string[]) => void said.push((await typeCommand(orderCommand, words, shop))[1]);
  await type('pack', orderNumber);
  sendcloud.fail('/announce', { kind: 'error', name: 'keys' }, { kind: 'away' });
  for (let turn = 0; turn < 3; turn += 1) await type('label', orderNumber, '--out', `${testFolder()}/label.pdf`);
  expect(sendcloud.invoiced(orderNumber)).toBe(1);
}

const lines = (event: string, part: string) =>
  said.filter((line) => line.includes(`"event":"${event}"`) && line.includes(part)).length;

test('D36: no secret comes out, in whatever fails: log, metrics, answers, documents, database', async () => {
  const shop = await open();
  // PayPal accepts the credentials no more, and neither does Saferpay.
  paypal.fail('/oauth2/token', { kind: 'error', name: 'INVALID_ACCOUNT_STATUS' });
  saferpay.fail('/Initialize', { kind: 'error', name: 'AUTHENTICATION_FAILED' });
  for (const payment of ['PAYPAL', 'SAFERPAY'] as const) {
    const refused = testShopper(shop.app);
    const CART_VERSION = await makeReady(refused, { sku: testSkus.plain, amount: 10, payment });
    await keep(refused.attempt('checkout', { IDEMPOTENCY_KEY: 'refused', CART_VERSION }));
  }
  expect([lines('crash', 'PaypalFailure'), lines('crash', 'SaferpayFailure AUTHENTICATION_FAILED')]).toEqual([1, 1]);

  // Both providers refuse the money, whether this shop asks for it, which it does each minute, or the next start.
  paypal.fail('/capture', { kind: 'error', name: 'PERMISSION_DENIED' });
  saferpay.fail('/Capture', { kind: 'error', name: 'PERMISSION_DENIED' });
  const numbers = [await order(shop, 'PAYPAL'), await order(shop, 'SAFERPAY')];
  await expect.poll(() => lines('mail', 'refused'), { timeout: 30_000 }).toBeGreaterThan(0);
  await expect.poll(() => lines('webhook', 'refused'), { timeout: 30_000 }).toBeGreaterThan(0);
  await shop.close();

  const again = await open();
  expect([lines('crash', 'PaypalFailure PERMISSION'), lines('crash', 'SaferpayFailure PERMISSION')]).toEqual([1, 1]);
  const { db, close } = await openDatabase({ kind: 'server', url: postgres.url });
  await label(db, numbers[0] ?? '');
  for (const number of numbers) {
    const signature = await orderLinkSignature({ db, now: new Date() }, number);
    expect(await read(again, `/api/shop/transaction/file/KB-${number}.pdf?signature=${signature}`)).toBe(200);
  }
  const tables = await dumpTables(db);
  await close();
  expect(await read(again, '/metrics', { Authorization: 'Bearer marked-metrics-token' })).toBe(200);
  expect(await read(again, '/metrics', { Authorization: 'Bearer wrong' })).toBe(404);
  expect(await read(again, '/ready')).toBe(200);
  await read(again, '/api/payment/notice/PAYPAL');
  expect(tables).toContain(numbers[0]);
  said.push(tables);

  await postgres.stop();
  expect(await read(again, '/ready')).toBe(503);
  await keep(testShopper(again.app).attempt('currentSession', {}));
  await again.close().catch((error: unknown) => said.push(startFailure(error)));
  await open().catch((error: unknown) => said.push(startFailure(error)));
  expectNothing();
}, 240_000);

test('D36: a secret that cannot be used is not repeated', () => {
  const broken = {
    DATABASE_URL: 'marked-secret://x',
    SMTP_URL: 'marked-secret://x',
    METRICS_TOKEN: 'marked- !',
    WEBHOOK_SECRET: 'marked-',
  };
  for (const [name, value] of Object.entries(broken))
    try {
      readSettings({ ...secrets(), WEBHOOK_URL: `http://${closed}`, [name]: value });
      expect.unreachable(name);
    } catch (error) {
      said.push(startFailure(error));
    }
  expect(said.filter((sentence) => /^[A-Z_]+ must /.test(sentence))).toHaveLength(4);
  expectNothing();
});
