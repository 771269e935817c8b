import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OrderAct } from '@platine/domain/order/life/acts.ts';
import type { TestApp } from '../../../testing/testApp.ts';
import { openTestApp, testNow } from '../../../testing/testApp.ts';
import { testSkus } from '../../../testing/testCatalogue.ts';
import { makeReady, orderNumbers, testShopper } from '../../../testing/testShopper.ts';
import { throttleBuckets } from '../../db/accountSchema.ts';
import { mailOutbox } from '../../db/mailSchema.ts';
import { readHistory } from '../../db/orderHistory.ts';
import { orders, payments } from '../../db/orderSchema.ts';
import { products } from '../../db/schema.ts';
import { withdrawals } from '../../db/withdrawalSchema.ts';
import { dayMs } from '../../time/clock.ts';
import { recordAct } from '../orders/recordAct.ts';
import type { Statement } from './withdrawals.ts';
import { settleWithdrawals } from './settleWithdrawals.ts';
import { beginWithdrawal, confirmWithdrawal, removeOldWithdrawals } from './withdrawals.ts';
import { exampleShop } from '@platine/domain/shop/exampleShop.data.ts';

let shop: TestApp;
let orderNumber = '';
const sku = testSkus.plain;
beforeAll(async () => {
  shop = await openTestApp();
}, 60_000);
afterAll(() => shop.close());
beforeEach(async () => {
  for (const table of [payments, orders, mailOutbox, throttleBuckets, withdrawals]) await shop.db.delete(table);
  await shop.db.update(products).set({ stockAmount: 50 });
  const shopper = testShopper(shop.app);
  const CART_VERSION = await makeReady(shopper, { sku, amount: 20 });
  [orderNumber = ''] = orderNumbers(await shopper.call('checkout', { IDEMPOTENCY_KEY: 'one', CART_VERSION }));
});

const record = (act: OrderAct, now = testNow) =>
  shop.db.transaction((tx) => recordAct(tx, { now, shop: exampleShop }, { orderNumber, act, by: 'ada' }));
const later = (days: number) => new Date(testNow.getTime() + days * dayMs);

async function withdraw(change: Partial<Statement> = {}, now = testNow) {
  const statement: Statement = {
    name: 'Ada Muller',
    orderNumber,
    email: 'ADA@example.org',
    goods: '',
    pieces: [],
    language: 'DE',
    ...change,
  };
  const moment = { db: shop.db, now };
  const id = await beginWithdrawal({ ...moment, clientAddress: null }, statement);
  await confirmWithdrawal(moment, id);
  await settleWithdrawals({ ...moment, shop: exampleShop });
  const [row] = await shop.db.select().from(withdrawals).where(eq(withdrawals.id, id));
  return row?.outcome;
}
const kinds = async () => (await readHistory(shop.db, orderNumber)).map(({ act }) => act.kind);
const order = async () => (await shop.db.select().from(orders))[0];

test('D39: a statement with the order’s own e-mail is an act of the order; the money waits for the operator', async () => {
  await record({ kind: 'paid', cents: (await order())?.document.totals.total ?? 0 });
  expect(await withdraw()).toBe('recorded');
  expect(await kinds()).toEqual(['placed', 'paid', 'withdrawn']);
  expect(await order()).toMatchObject({ need: 'refund' });
});

test('D39: from some pieces: the rest of the order stands, and what is not sent any more returns to the stock', async () => {
  await record({ kind: 'paid', cents: (await order())?.document.totals.total ?? 0 });
  const stock = async () => (await shop.db.select().from(products).where(eq(products.sku, sku)))[0]?.stockAmount;
  expect(await stock()).toBe(30);
  expect(await withdraw({ pieces: [{ sku, amount: 5 }] })).toBe('recorded');
  expect(await stock()).toBe(35);
  expect(await order()).toMatchObject({ need: 'refund' });
  expect((await record({ kind: 'sent', pieces: [{ sku, amount: 16 }], carrier: null, tracking: '' })).kind).toBe(
    'refused',
  );
  expect((await record({ kind: 'sent', pieces: [{ sku, amount: 15 }], carrier: null, tracking: '' })).kind).toBe(
    'recorded',
  );
});

test('D39: from pieces of the first parcel, which come back before the rest is sent: each piece is in the stock once', async () => {
  await record({ kind: 'paid', cents: (await order())?.document.totals.total ?? 0 });
  const stock = async () => (await shop.db.select().from(products).where(eq(products.sku, sku)))[0]?.stockAmount;
  const send = (amount: number) => record({ kind: 'sent', pieces: [{ sku, amount }], carrier: null, tracking: '' });
  await send(8);
  expect(await withdraw({ pieces: [{ sku, amount: 8 }] })).toBe('recorded');
  // The twelve that have not left are still to be sent.
  expect(await stock()).toBe(30);
  await record({ kind: 'returned', pieces: [{ sku, amount: 8 }], reason: 'WITHDRAWAL', toStock: true });
  expect(await stock()).toBe(38);
  expect((await send(12)).kind).toBe('recorded');
  expect(await stock()).toBe(38);
});

test.each<[what: string, change: Partial<Statement>, outcome: string]>([
  ['another’s e-mail', { email: 'eve@example.org' }, 'unknown'],
  ['an order that does not exist', { orderNumber: '2000-1' }, 'unknown'],
  ['goods in words', { goods: 'one of the boards' }, 'described'],
  ['more pieces than were ordered', { pieces: [{ sku, amount: 21 }] }, 'refused'],
  ['a product that was not ordered', { pieces: [{ sku: 9, amount: 1 }] }, 'refused'],
])('%s: the order is untouched, and the operator reads the statement', async (_, change, outcome) => {
  expect(await withdraw(change)).toBe(outcome);
  expect(await kinds()).toEqual(['placed']);
  expect(await withdraw(), 'and the right one still counts').toBe('recorded');
});

test('D39: the period decides, by the moment of the confirmation', async () => {
  await record({ kind: 'paid', cents: (await order())?.document.totals.total ?? 0 });
  await record({ kind: 'sent', pieces: [{ sku, amount: 20 }], carrier: null, tracking: '' });
  await record({ kind: 'delivered', pieces: [{ sku, amount: 20 }] });
  // 21 November 2026 and 14 days end on a Saturday; the next working day is Monday, 7 December.
  expect(await withdraw({}, later(17))).toBe('late');
  expect(await withdraw({}, later(16))).toBe('recorded');
});

test('a withdrawn order cannot be withdrawn from again', async () => {
  expect(await withdraw()).toBe('recorded');
  expect(await withdraw()).toBe('refused');
  expect(await kinds()).toEqual(['placed', 'withdrawn']);
});

test('a statement that is not confirmed is removed after a day, a confirmed one after ten years', async () => {
  await beginWithdrawal(
    { db: shop.db, now: testNow, clientAddress: null },
    { name: 'Ada', orderNumber, email: 'ada@example.org', goods: '', pieces: [], language: 'EN' },
  );
  await withdraw();
  await removeOldWithdrawals(shop.db, later(0.9), testNow);
  expect(await shop.db.$count(withdrawals)).toBe(2);
  await removeOldWithdrawals(shop.db, later(1.1), testNow);
  expect(await shop.db.$count(withdrawals)).toBe(1);
  await removeOldWithdrawals(shop.db, later(4000), later(1));
  expect(await shop.db.$count(withdrawals)).toBe(0);
});
