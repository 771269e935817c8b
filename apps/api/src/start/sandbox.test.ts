import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { removeTestFolders, testFolder } from '../../testing/testFolder.ts';
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

async function open(path: string, SANDBOX: 'yes' | undefined): Promise<StartedApi> {
  await started?.close();
  lines = [];
  const { sandbox, publicOrigin, trustedProxies, ...days } = readSettings({ SANDBOX, PUBLIC_ORIGIN: origin });
  const { orderLinkDays, guestTransferDays } = days;
  const catalogueFolder = writeTestCatalogue();
  const settings = {
    database: { kind: 'folder', path },
    mediaFolder: `${path}/media`,
    currentShop: () => exampleShop,
    publicOrigin,
    trustedProxies,
    orderLinkDays,
    guestTransferDays,
  } as const;
  started = await startApi({ ...settings, sandbox, catalogueFolder, log: (line) => lines.push(line) });
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
  const folder = testFolder();
  const trial = await open(folder, 'yes');
  expect(warnings()).toContain('Payments and the check of VAT ids are a sandbox: no money moves.');
  const company = testShopper(trial.app);
  await company.call('setCustomerData', { COUNTRY: 'DE', CUSTOMER_TYPE: 'COMPANY' });
  await company.call('cartAddPosition', { SKU: testSkus.plain, AMOUNT: 2 });
  const exempt = await company.call('updateVatId', { VATID: 'DE123456788' });
  expect(exempt.CART.VAT.CASE).toBe('REVERSE_CHARGE');
  const guest = testShopper(trial.app);
  const page = await startPaying(guest, { sku: testSkus.plain, amount: 20 });
  expect(await visit(trial, page)).toBe(200);

  const shop = await open(folder, undefined);
  const [said, ...others] = warnings().filter((line) => line.includes('VAT'));
  expect(said).toMatch(/^PayPal, cards and the check of VAT ids [^.]+\(SANDBOX=yes [^.]+\)\.$/);
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
