import { createApp } from '@platine/api/app.ts';
import { loadCatalogue } from '@platine/api/catalogue/load.ts';
import type { Database } from '@platine/api/db/database.ts';
import { mailOutbox } from '@platine/api/db/mailSchema.ts';
import { openDatabase } from '@platine/api/db/open.ts';
import { orderPositions, orders } from '@platine/api/db/orderSchema.ts';
import { products } from '@platine/api/db/schema.ts';
import { cancelUnpaidOrders } from '@platine/api/services/checkout/cancelUnpaidOrders.ts';
import { testSkus, writeTestCatalogue } from '@platine/api/testing/testCatalogue.ts';
import { testOrder } from '@platine/api/testing/testOrder.ts';
import { makeReady, testShopper } from '@platine/api/testing/testShopper.ts';
import { expect, test } from 'vitest';
import { bothDatabases, firstMigrations, literal } from './olderDatabase.ts';
import { exampleShop } from '@platine/domain/shop/exampleShop.data.ts';

/** Those of the last version that did not cancel orders. */
const olderMigrations = 20;

const dayMs = 86_400_000;
const today = new Date();
const inDays = (days: number) => new Date(today.getTime() + days * dayMs);

type Stored = { readonly number: string; readonly key?: string; readonly paid?: boolean; readonly method?: string };

async function store(db: Database, { number, key = 'guest', paid = false, method = 'WIRE_TRANSFER' }: Stored) {
  const {
    paid: _paid,
    payBy: _payBy,
    cancellation: _cancellation,
    events: _events,
    documents: _documents,
    ...document
  } = testOrder;
  const stored = literal({ version: 3, order: { ...document, orderNumber: number, paymentMethod: method } });
  await db.execute(`insert into orders (number, session_key, document, paid, placed_at)
    values ('${number}', '${key}', ${stored}, ${String(paid)}, now())`);
}

test.each(await bothDatabases())(
  'D32: unpaid orders of guests are cancelled once, and those of an older version after two weeks ($kind)',
  { timeout: 120_000 },
  async (location) => {
    const old = await openDatabase(location, firstMigrations(olderMigrations));
    await store(old.db, { number: 'guest' });
    await store(old.db, { number: 'account', key: 'customer:20001' });
    await store(old.db, { number: 'paid', paid: true });
    await store(old.db, { number: 'paypal', method: 'PAYPAL' });
    await old.close();

    const { db, close } = await openDatabase(location);
    await loadCatalogue(db, { folder: writeTestCatalogue(), clock: () => today, warn: () => undefined });
    await db.update(products).set({ stockAmount: 50 });
    const app = createApp({
      db,
      clock: () => today,
      currentShop: () => exampleShop,
      log: () => undefined,
      publicOrigin: 'http://shop.test',
    });
    const shopper = testShopper(app);
    const CART_VERSION = await makeReady(shopper, { sku: testSkus.plain, amount: 20 });
    await shopper.call('checkout', { IDEMPOTENCY_KEY: 'one', CART_VERSION });

    // A server's processes have connections of their own; the embedded database has one process.
    const other = location.kind === 'server' ? await openDatabase(location) : null;
    const processes = [db, other?.db ?? db, db, other?.db ?? db];
    const run = (now: Date) =>
      Promise.all(processes.map((one) => cancelUnpaidOrders({ db: one, now, shop: exampleShop })));
    const cancelled = async () =>
      (await db.select().from(orders))
        .filter(({ cancellation }) => cancellation === 'UNPAID')
        .map(({ number }) => number);
    await run(inDays(13));
    expect(await cancelled()).toEqual([]);
    await run(inDays(16));
    await run(inDays(17));
    expect((await cancelled()).toSorted()).toEqual([expect.stringMatching(/^20/), 'guest']);
    const stock = new Map((await db.select().from(products)).map(({ sku, stockAmount }) => [sku, stockAmount]));
    const [position] = await db.select().from(orderPositions);
    expect([stock.get(testSkus.plain), position?.fromStock]).toEqual([50, 0]);
    const mails = (await db.select().from(mailOutbox)).filter(({ mail }) => mail.kind === 'orderCancelled');
    expect(mails.map(({ language }) => language)).toEqual(['EN', 'EN']);
    await other?.close();
    await close();
  },
);
