import { afterAll, beforeAll, expect, test } from 'vitest';
import { testSkus } from '../../testing/testCatalogue.ts';
import type { TestApp } from '../../testing/testApp.ts';
import { openTestApp } from '../../testing/testApp.ts';
import { makeReady, orderNumbers, testShopper } from '../../testing/testShopper.ts';
import { documentFiles, documents } from '../db/documentSchema.ts';
import { orderLinkSignature } from '../services/checkout/orderLink.ts';
import { recordAct } from '../services/orders/recordAct.ts';
import { exampleShop } from '@platine/domain/shop/exampleShop.data.ts';

let shop: TestApp;
let order: string;
let signature: string;
beforeAll(async () => {
  shop = await openTestApp();
  const shopper = testShopper(shop.app);
  const CART_VERSION = await makeReady(shopper, { sku: testSkus.plain, amount: 20 });
  [order = ''] = orderNumbers(await shopper.call('checkout', { IDEMPOTENCY_KEY: 'one', CART_VERSION }));
  signature = await orderLinkSignature({ db: shop.db, now: shop.time.now }, order);
  const { totals } = (await shop.db.select().from(documents))[0]?.document ?? { totals: { total: 0 } };
  const by = { by: 'ada', orderNumber: order };
  const pieces = [{ sku: testSkus.plain, amount: 10 }];
  for (const act of [
    { kind: 'paid', cents: totals.total },
    { kind: 'sent', pieces, carrier: 'dhl', tracking: '1' },
    { kind: 'sent', pieces, carrier: 'dhl', tracking: '2' },
  ] as const)
    await shop.db.transaction((tx) => recordAct(tx, { now: shop.time.now, shop: exampleShop }, { ...by, act }));
}, 60_000);
afterAll(() => shop.close());

const fetchFile = (file: string, query = `?signature=${signature}`) =>
  shop.app.fetch(new Request(`http://shop.test/api/shop/transaction/file/${file}${query}`));

test('D9, D38: placing an order issues its confirmation, each shipment a delivery note and an invoice', async () => {
  const issued = await shop.db.select().from(documents);
  const numbers = issued.map(({ number }) => number).toSorted();
  expect(numbers).toEqual([`KB-${order}`, 'LS-2026-000001', 'LS-2026-000002', 'RE-2026-000001', 'RE-2026-000002']);
  const sum = (kind: string) =>
    issued.filter((one) => one.kind === kind).reduce((total, { document }) => total + document.totals.total, 0);
  expect(sum('RE')).toBe(sum('KB'));
});

test('D7: a document is sent to who may see its order, and to nobody else', async () => {
  const file = 'RE-2026-000001.pdf';
  const sent = await fetchFile(file);
  expect([sent.status, sent.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(sent.headers.get('cache-control')).toBe('private, no-store');
  const first = Buffer.from(await sent.arrayBuffer());
  expect(first.subarray(0, 5).toString()).toBe('%PDF-');
  expect(Buffer.from(await (await fetchFile(file)).arrayBuffer()).equals(first)).toBe(true);
  expect(await shop.db.$count(documentFiles)).toBe(1);
  for (const query of ['', '?signature=2026-11-21.wrong']) expect((await fetchFile(file, query)).status).toBe(404);
}, 60_000);

test('issue 18: a pro forma invoice is issued when it is asked for before the money has come, and stays', async () => {
  const shopper = testShopper(shop.app);
  const CART_VERSION = await makeReady(shopper, { sku: testSkus.plain, amount: 20 });
  const [number = ''] = orderNumbers(await shopper.call('checkout', { IDEMPOTENCY_KEY: 'pf', CART_VERSION }));
  const query = `?signature=${await orderLinkSignature({ db: shop.db, now: shop.time.now }, number)}`;
  expect((await fetchFile(`PF-${number}.pdf`)).status, 'with the link of another order').toBe(404);
  expect((await fetchFile(`PF-${number}.pdf`, query)).status).toBe(200);
  const listed = await shopper.call('orderByNumber', { ORDER_NUMBER: number });
  expect(listed.TRANSACTION.DOCUMENTS.map(({ TR_TYPE }) => TR_TYPE)).toEqual(['KB', 'PF']);
  expect((await fetchFile(`PF-${order}.pdf`)).status, 'of an order that is paid').toBe(404);
}, 60_000);

test('an invoice has an e-invoice, a delivery note has none', async () => {
  const xml = await fetchFile('RE-2026-000002.xml');
  expect([xml.status, xml.headers.get('content-type')]).toEqual([200, 'application/xml']);
  expect(await xml.text()).toContain('<cbc:ID>RE-2026-000002</cbc:ID>');
  for (const file of ['LS-2026-000001.xml', 'RE-2026-000009.pdf', 'RE-2026-000001.doc', '..%2Fx.pdf'])
    expect((await fetchFile(file)).status, file).toBe(404);
}, 60_000);
