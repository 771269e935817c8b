import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { emptyDataFolder } from '../../testing/emptyDatabase.ts';
import { removeTestFolders } from '../../testing/testFolder.ts';
import { testSkus, writeTestCatalogue } from '../../testing/testCatalogue.ts';
import type { TestShopper } from '../../testing/testShopper.ts';
import { makeReady, orderNumbers, startPaying, testShopper } from '../../testing/testShopper.ts';
import type { LogLine } from '../log/log.ts';
import { readSettings } from './settings.ts';
import type { StartedApi } from './startApi.ts';
import { startApi } from './startApi.ts';
import { exampleShop } from '@platine/domain/shop/exampleShop.data.ts';

const local = [
  undefined,
  'http://localhost:3000',
  'http://localhost',
  'http://127.0.0.1:8080',
  'http://[::1]:3000',
  'http://LOCALHOST:3000/',
];
const elsewhere = [
  'https://shop.example',
  'http://shop.example',
  'https://localhost',
  'https://127.0.0.1:3000',
  'http://192.168.1.7:3000',
  'http://localhost.shop.example',
  'http://127.0.0.1.shop.example',
  'http://shop.localhost',
];
const selling = { DATABASE_URL: 'postgres://u:p@h/n', SMTP_URL: 'smtps://mail.example:465' };

describe.each([
  ['a bare shop', {}],
  ['a shop with PostgreSQL', { DATABASE_URL: selling.DATABASE_URL }],
  ['a shop with SMTP', { SMTP_URL: selling.SMTP_URL }],
  ['a shop with both behind a proxy', { ...selling, TRUSTED_PROXIES: '1' }],
])('D36: %s', (_, more) => {
  const cases = [...local, ...elsewhere].flatMap((origin) => [
    { origin, SANDBOX: undefined, on: local.includes(origin) },
    { origin, SANDBOX: '', on: local.includes(origin) },
    { origin, SANDBOX: 'yes', on: true },
    { origin, SANDBOX: 'no', on: false },
  ]);
  test.each(cases)('at $origin with SANDBOX=$SANDBOX has sandboxes: $on', ({ origin, SANDBOX, on }) => {
    expect(readSettings({ ...more, PUBLIC_ORIGIN: origin, SANDBOX }).sandbox).toBe(on);
  });
});

let started: StartedApi | null = null;
let lines: LogLine[] = [];
afterEach(async () => {
  await started?.close();
  started = null;
});
afterAll(removeTestFolders);

const origin = 'https://shop.example';

type Set = Readonly<Record<string, string | undefined>>;

async function open(path: string, set: Set): Promise<StartedApi> {
  await started?.close();
  lines = [];
  const read = readSettings({ PUBLIC_ORIGIN: origin, ...set });
  const { sandbox, paypal, saferpay, vies, sendcloud } = read;
  const { publicOrigin, deskOrigin, trustedProxies, orderLinkDays, guestTransferDays } = read;
  const catalogueFolder = writeTestCatalogue();
  const settings = {
    database: { kind: 'folder', path },
    mediaFolder: `${path}/media`,
    uploadFolder: `${path}/uploads`,
    currentShop: () => exampleShop,
    publicOrigin,
    deskOrigin,
    trustedProxies,
    orderLinkDays,
    guestTransferDays,
  } as const;
  started = await startApi({
    ...settings,
    sandbox,
    paypal,
    saferpay,
    vies,
    sendcloud,
    catalogueFolder,
    log: (line) => lines.push(line),
  });
  return started;
}

const warnings = () => lines.flatMap((line) => (line.event === 'warning' ? [line.message] : []));
const visit = async ({ app }: StartedApi, path: string, init: RequestInit = {}) =>
  (await app.fetch(new Request(origin + path, init))).status;

async function offers({ call }: TestShopper) {
  const { METHODS } = await call('paymentMethods', {});
  return Object.fromEntries(METHODS.map(({ PAYMENT_METHOD, OFFERED, REASON }) => [PAYMENT_METHOD, OFFERED || REASON]));
}

const approve = () => ({ method: 'POST', body: new URLSearchParams({ decision: 'approve' }) });

test('D36, D17: without sandboxes no order is placed unpaid, transfer stays, and VAT is charged', async () => {
  const folder = emptyDataFolder();
  const trial = await open(folder, { SANDBOX: 'yes' });
  expect(warnings()).toContain(
    'PayPal and cards are a sandbox: no money moves; VAT ids are checked by a sandbox; labels are made by a sandbox: no carrier takes them.',
  );
  const company = testShopper(trial.app);
  await company.call('setCustomerData', { COUNTRY: 'DE', CUSTOMER_TYPE: 'COMPANY' });
  await company.call('cartAddPosition', { SKU: testSkus.plain, AMOUNT: 2 });
  const exempt = await company.call('updateVatId', { VATID: 'DE123456788' });
  expect(exempt.CART.VAT.CASE).toBe('REVERSE_CHARGE');
  const guest = testShopper(trial.app);
  const page = await startPaying(guest, { sku: testSkus.plain, amount: 20 });
  expect(await visit(trial, page)).toBe(200);

  const shop = await open(folder, {});
  const [said, ...others] = warnings().filter((line) => line.includes('VAT'));
  expect(said).toMatch(
    /^PayPal and cards are not offered[^.]+VAT is charged; labels are not set up \(SANDBOX=yes [^.]+\)\.$/,
  );
  expect(others).toEqual([]);
  const returning = testShopper(shop.app, guest.token());
  for (const path of [page, '/sandbox/payment/00000000-0000-0000-0000-000000000000'])
    expect([await visit(shop, path), await visit(shop, path, approve())]).toEqual([404, 404]);
  expect(await visit(shop, '/api/payment/notice/PAYPAL', { method: 'POST', body: '{}' })).toBe(404);
  expect(await returning.attempt('claimAndFinish', {})).toEqual({ errorClass: 'PaymentPendingException' });

  const none = 'PROVIDER_UNAVAILABLE';
  const buyer = testShopper(shop.app);
  const companyOnly = { INVOICE: 'COMPANIES_ONLY', SOFORT: 'SERVICE_ENDED' };
  expect(await offers(buyer)).toEqual({ PAYPAL: none, SAFERPAY: none, WIRE_TRANSFER: true, ...companyOnly });
  const refused = { errorClass: 'PaymentMethodNotAvailableException' };
  expect(await buyer.attempt('updatePaymentMethod', { PAYMENT_METHOD: 'PAYPAL' })).toEqual(refused);
  const CART_VERSION = await makeReady(buyer, { sku: testSkus.plain, amount: 20 });
  expect(orderNumbers(await buyer.call('checkout', { IDEMPOTENCY_KEY: 'one', CART_VERSION }))).toHaveLength(1);

  const again = testShopper(shop.app, company.token());
  const kept = await again.call('currentSession', {});
  expect([kept.VATID_CHECK, kept.CART.VAT.CASE]).toEqual(['unknown', 'EU_COMPANY_WITHOUT_VATID']);
  const entered = await again.call('updateVatId', { VATID: 'DE123456788' });
  expect([entered.VATID_CHECK, entered.CART.VAT.CASE]).toEqual(['unknown', 'EU_COMPANY_WITHOUT_VATID']);
}, 120_000);

const credentials = {
  SAFERPAY_CUSTOMER_ID: '123123',
  SAFERPAY_TERMINAL_ID: '12345678',
  SAFERPAY_USER: 'API_123123_1',
  SAFERPAY_PASSWORD: 'marked-password',
};
const paypalCredentials = {
  PAYPAL_CLIENT_ID: 'AeA1',
  PAYPAL_CLIENT_SECRET: 'marked-password',
  PAYPAL_WEBHOOK_ID: '1JE42910',
};
const [on, none] = [true, 'PROVIDER_UNAVAILABLE'] as const;

test.each([
  [
    'nothing',
    {},
    { PAYPAL: none, SAFERPAY: none },
    /^PayPal and cards are not offered, for want of a service; VAT ids/,
  ],
  ['SANDBOX=yes', { SANDBOX: 'yes' }, { PAYPAL: on, SAFERPAY: on }, /^PayPal and cards are a sandbox: no money moves;/],
  [
    'Saferpay',
    credentials,
    { PAYPAL: none, SAFERPAY: on },
    /^Cards are paid through Saferpay; PayPal is not offered, for want of a service; VAT ids are not checked/,
  ],
  [
    'VIES',
    { VIES: 'yes', VIES_URL: 'http://127.0.0.1:9' },
    { PAYPAL: none, SAFERPAY: none },
    /^PayPal and cards are not offered, for want of a service; VAT ids are checked by VIES; labels are not set up \(SANDBOX=yes/,
  ],
  [
    'PayPal',
    paypalCredentials,
    { PAYPAL: on, SAFERPAY: none },
    /^PayPal is paid through its own interface; cards are not offered, for want of a service; VAT ids are not checked/,
  ],
  [
    'PayPal and Saferpay',
    { ...paypalCredentials, ...credentials },
    { PAYPAL: on, SAFERPAY: on },
    /^PayPal is paid through its own interface; cards are paid through Saferpay; VAT ids are not checked/,
  ],
  [
    'Sendcloud',
    { SENDCLOUD_PUBLIC_KEY: 'marked-password', SENDCLOUD_SECRET_KEY: 'marked-password' },
    { PAYPAL: none, SAFERPAY: none },
    /; labels are made by Sendcloud \(SANDBOX=yes/,
  ],
  [
    'PayPal and SANDBOX=yes',
    { ...paypalCredentials, SANDBOX: 'yes' },
    { PAYPAL: on, SAFERPAY: on },
    /^PayPal is paid through its own interface; cards are a sandbox: no money moves;/,
  ],
  [
    'Saferpay and SANDBOX=yes',
    { ...credentials, SANDBOX: 'yes' },
    { PAYPAL: on, SAFERPAY: on },
    /^Cards are paid through Saferpay; PayPal is a sandbox: no money moves;/,
  ],
] as const)(
  'D36: with %s set, methods without a service are not offered, and the start says so',
  async (_, set, offered, said) => {
    const shop = await open(emptyDataFolder(), set);
    const others = { WIRE_TRANSFER: true, INVOICE: 'COMPANIES_ONLY', SOFORT: 'SERVICE_ENDED' };
    expect(await offers(testShopper(shop.app))).toEqual({ ...offered, ...others });
    expect(warnings().filter((line) => said.test(line))).toHaveLength(1);
    expect(JSON.stringify(lines)).not.toContain('marked-password');
  },
  60_000,
);
