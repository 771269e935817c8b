import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OrderAct } from '@platine/domain/order/life/acts.ts';
import { faultyDatabase } from '../../../testing/faultyDatabase.ts';
import type { TestApp } from '../../../testing/testApp.ts';
import { openTestApp, testNow } from '../../../testing/testApp.ts';
import { testSkus } from '../../../testing/testCatalogue.ts';
import { makeReady, orderNumbers, testShopper } from '../../../testing/testShopper.ts';
import { throttleBuckets } from '../../db/accountSchema.ts';
import type { Database } from '../../db/database.ts';
import { documentCounters, documents } from '../../db/documentSchema.ts';
import { mailOutbox } from '../../db/mailSchema.ts';
import { orderHistory } from '../../db/orderHistorySchema.ts';
import { orderPositions, orders, payments } from '../../db/orderSchema.ts';
import { products } from '../../db/schema.ts';
import { readHistory } from '../../db/orderHistory.ts';
import type { ActRequest } from './recordAct.ts';
import { recordAct } from './recordAct.ts';
import { exampleShop } from '@platine/domain/shop/exampleShop.data.ts';

let shop: TestApp;
let orderNumber: string;
let total: number;
beforeAll(async () => {
  shop = await openTestApp();
}, 60_000);
afterAll(() => shop.close());
beforeEach(async () => {
  for (const table of [payments, orders, documentCounters, mailOutbox, throttleBuckets]) await shop.db.delete(table);
  await shop.db.update(products).set({ stockAmount: 50 });
  const shopper = testShopper(shop.app);
  const CART_VERSION = await makeReady(shopper, { sku, amount: 60 });
  [orderNumber = ''] = orderNumbers(await shopper.call('checkout', { IDEMPOTENCY_KEY: 'one', CART_VERSION }));
  const [order] = await shop.db.select().from(orders);
  total = order?.document.totals.total ?? 0;
});

const sku = testSkus.plain;
type Where = { readonly db?: Database; readonly orderNumber?: string };
const record = (act: OrderAct, more: Partial<ActRequest> = {}, where: Where = {}) =>
  (where.db ?? shop.db).transaction((tx) =>
    recordAct(
      tx,
      { now: testNow, shop: exampleShop },
      { act, by: 'ada', ...more, orderNumber: where.orderNumber ?? orderNumber },
    ),
  );
const paid = () => ({ kind: 'paid', cents: total }) as const;
const sent = (amount: number): OrderAct => ({ kind: 'sent', pieces: [{ sku, amount }], carrier: 'dhl', tracking: '1' });
const kinds = async () => (await readHistory(shop.db, orderNumber)).map(({ act }) => act.kind);

async function goods() {
  const [product] = await shop.db.select().from(products).where(eq(products.sku, sku));
  const [position] = await shop.db.select().from(orderPositions);
  return [product?.stockAmount, position?.fromStock];
}

async function notes() {
  const issued = await shop.db.select().from(documents).where(eq(documents.kind, 'RK')).orderBy(documents.number);
  return issued.map(({ number, document: { lines, totals } }) => ({
    number,
    lines: lines.map((one) => [one.sku, one.amount]),
    total: totals.total,
  }));
}

describe('D37: the history of an order', () => {
  test('begins with the order, and says who did what, when and why', async () => {
    await record(paid(), { why: 'statement of Monday' });
    expect(await readHistory(shop.db, orderNumber)).toMatchObject([
      { position: 1, by: 'shop', act: { kind: 'placed' }, at: testNow },
      { position: 2, by: 'ada', why: 'statement of Monday', act: paid(), at: testNow },
    ]);
  });

  test('is never changed', async () => {
    await expect(shop.db.update(orderHistory).set({ by: 'eve' })).rejects.toThrow();
    expect(await readHistory(shop.db, orderNumber)).toMatchObject([{ by: 'shop' }]);
  });

  test('a request with the same key happens once; another act with its key is refused', async () => {
    const key = { key: 'one' };
    await record(paid());
    expect((await record(sent(10), key)).kind).toBe('recorded');
    expect((await record(sent(10), key)).kind).toBe('repeated');
    expect((await record(sent(11), key)).kind).toBe('keyTaken');
    expect(await kinds()).toEqual(['placed', 'paid', 'sent']);
  });

  test('of two operators at once one is told what the other did', async () => {
    const done = await Promise.all([record(paid(), { by: 'ada' }), record(paid(), { by: 'bob' })]);
    expect(done.map(({ kind }) => kind).toSorted()).toEqual(['recorded', 'refused']);
    const refused = done.find(({ kind }) => kind === 'refused');
    const recorded = done.find(({ kind }) => kind === 'recorded');
    expect(refused).toMatchObject({
      refusal: 'alreadyPaid',
      last: { by: recorded?.kind === 'recorded' && recorded.entry.by },
    });
  });

  test('who has seen an older state is told of what happened since', async () => {
    await record(paid(), { by: 'bob', seen: 1 });
    expect(await record(sent(10), { seen: 1 })).toMatchObject({ kind: 'conflict', last: { by: 'bob', position: 2 } });
    expect((await record(sent(10), { seen: 2 })).kind).toBe('recorded');
  });

  test('an unknown order has none', async () => {
    expect(await record(paid(), {}, { orderNumber: '2000-1' })).toEqual({ kind: 'unknown' });
  });
});

describe('D37: an act and its effect', () => {
  test('payment: the order counts as paid and waits for its shipping', async () => {
    await record(paid());
    expect(await shop.db.select().from(orders)).toMatchObject([{ paid: true, need: 'shipping' }]);
  });

  test('cancelling returns what was taken from the stock', async () => {
    expect(await goods()).toEqual([0, 50]);
    await record({ kind: 'cancelled', reason: 'CUSTOMER' });
    expect(await goods()).toEqual([50, 0]);
    expect(await shop.db.select().from(orders)).toMatchObject([{ cancellation: 'CUSTOMER', need: null }]);
  });

  test('an order that is closed after a part was sent returns the rest of what was taken', async () => {
    await record(paid());
    await record(sent(40));
    await record({ kind: 'closed' });
    expect(await goods()).toEqual([10, 40]);
  });

  test('pieces that come back return to the stock if they can be sold', async () => {
    await record(paid());
    await record(sent(60));
    await record({ kind: 'returned', pieces: [{ sku, amount: 2 }], toStock: false });
    expect(await goods()).toEqual([0, 50]);
    await record({ kind: 'returned', pieces: [{ sku, amount: 3 }], toStock: true });
    expect(await goods()).toEqual([3, 47]);
  });

  test('a refund of invoiced goods has a credit note, in the same transaction; one of goods that were never invoiced has none', async () => {
    await record(paid());
    await record({ kind: 'refunded', cents: 100, pieces: [{ sku, amount: 1 }] }, { key: 'early' });
    expect(await notes()).toEqual([]);
    await record(sent(30));
    await record({ kind: 'refunded', cents: 1 }, { key: 'amount' });
    await record({ kind: 'refunded', cents: 1 }, { key: 'amount' });
    const unit = (await shop.db.select().from(orders))[0]?.document.lines[0]?.unit ?? 0;
    await record({ kind: 'refunded', cents: 2 * unit, pieces: [{ sku, amount: 2 }] });
    expect(await notes()).toEqual([
      { number: 'RK-2026-000001', lines: [], total: 1 },
      { number: 'RK-2026-000002', lines: [[sku, 2]], total: 2 * unit },
    ]);
    let stopped = 0;
    for (let stopAt = 1; stopAt < 50; stopAt += 1) {
      const failed = await record({ kind: 'refunded', cents: 5 }, {}, { db: faultyDatabase(shop.db, stopAt) }).then(
        () => false,
        () => true,
      );
      if (!failed) break;
      stopped += 1;
      expect(await notes()).toHaveLength(2);
    }
    expect(stopped).toBeGreaterThan(6);
    expect((await notes()).at(-1)).toMatchObject({ number: 'RK-2026-000003', total: 5 });
  });

  test('is mailed to the shopper once, in the language of the order', async () => {
    await shop.db.update(orders).set({ language: 'FR' });
    await record(paid(), { key: 'p' });
    await record(paid(), { key: 'p' });
    await record({ kind: 'packed', pieces: [{ sku, amount: 60 }] });
    await record(sent(20));
    await record(sent(40));
    await record({ kind: 'refunded', cents: 100 });
    const mails = (await shop.db.select().from(mailOutbox)).filter(({ mail }) => mail.kind !== 'orderConfirmation');
    const told = mails.filter(({ recipient }) => recipient === 'ada@example.org');
    expect(told.map(({ language, mail }) => [language, mail.kind, 'complete' in mail && mail.complete])).toEqual([
      ['FR', 'orderPaid', false],
      ['FR', 'orderSent', false],
      ['FR', 'orderSent', true],
      ['FR', 'orderRefunded', false],
    ]);
    expect(mails.filter(({ recipient }) => recipient === 'orders')).toMatchObject([{ mail: { kind: 'shopOrder' } }]);
  });

  test('is written completely or not at all when the shop is killed between any two statements', async () => {
    let stopped = 0;
    for (let stopAt = 1; stopAt < 50; stopAt += 1) {
      const cancel = { kind: 'cancelled', reason: 'SHOP' } as const;
      const failed = await record(cancel, { key: 'cancel' }, { db: faultyDatabase(shop.db, stopAt) }).then(
        () => false,
        () => true,
      );
      if (!failed) break;
      stopped += 1;
      expect([await kinds(), await goods()]).toEqual([['placed'], [0, 50]]);
    }
    expect(stopped).toBeGreaterThan(4);
    expect((await record({ kind: 'cancelled', reason: 'SHOP' }, { key: 'cancel' })).kind).toBe('repeated');
    expect([await kinds(), await goods()]).toEqual([
      ['placed', 'cancelled'],
      [50, 0],
    ]);
  });
});

describe('D37: notes, and mails that are sent once more', () => {
  const mails = async () => (await shop.db.select().from(mailOutbox)).map(({ mail }) => mail);

  test('a note stands in the history of a closed order, too, and mails nobody', async () => {
    await record(paid());
    await record(sent(60));
    await record({ kind: 'closed' });
    await shop.db.delete(mailOutbox);
    expect((await record({ kind: 'noted' }, { why: 'called' })).kind).toBe('recorded');
    expect((await readHistory(shop.db, orderNumber)).at(-1)).toMatchObject({ by: 'ada', why: 'called' });
    expect(await mails()).toEqual([]);
  });

  test('the newest mail of a kind goes out as it was, with its documents', async () => {
    await record(paid());
    await record(sent(20));
    await record(sent(40));
    await record({ kind: 'noted' }, { why: 'asks for the mail' });
    const before = (await mails()).filter(({ kind }) => kind === 'orderSent');
    expect((await record({ kind: 'mailed', mail: 'sent' })).kind).toBe('recorded');
    const after = (await mails()).filter(({ kind }) => kind === 'orderSent');
    expect(after).toHaveLength(before.length + 1);
    const again = after.filter((mail) => 'complete' in mail && mail.complete);
    expect(again).toHaveLength(2);
    expect(again[1]).toEqual(again[0]);
    expect(again[0]).toMatchObject({
      pieces: [{ sku, amount: 40 }],
      documents: [expect.any(String), expect.any(String)],
    });
  });

  test('the shop is not told of an order twice, and what was never mailed is refused', async () => {
    await shop.db.delete(mailOutbox);
    await record({ kind: 'mailed', mail: 'confirmation' });
    expect((await mails()).map(({ kind }) => kind)).toEqual(['orderConfirmation']);
    expect(await record({ kind: 'mailed', mail: 'refunded' })).toMatchObject({ kind: 'refused', refusal: 'noMail' });
  });
});
