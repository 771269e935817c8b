import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { faultyDatabase } from '../../../testing/faultyDatabase.ts';
import { testSkus } from '../../../testing/testCatalogue.ts';
import type { TestApp } from '../../../testing/testApp.ts';
import { openTestApp, testNow } from '../../../testing/testApp.ts';
import type { TestShopper } from '../../../testing/testShopper.ts';
import { makeReady, orderNumbers, paymentAt, startPaying, testShopper } from '../../../testing/testShopper.ts';
import { customers, throttleBuckets } from '../../db/accountSchema.ts';
import type { Database } from '../../db/database.ts';
import { mailOutbox } from '../../db/mailSchema.ts';
import { orderPositions, orders, payments } from '../../db/orderSchema.ts';
import { products } from '../../db/schema.ts';
import { sandboxProvider } from '../../integrations/payments/sandbox.ts';
import { cancelUnpaidOrders } from './cancelUnpaidOrders.ts';
import { settlePayment } from './settle.ts';
import { recordAct } from '../orders/recordAct.ts';
import { exampleShop } from '@platine/domain/shop/exampleShop.data.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
}, 60_000);
afterAll(() => shop.close());
beforeEach(async () => {
  shop.time.now = testNow;
  await shop.db.delete(payments);
  await shop.db.delete(orders);
  await shop.db.delete(mailOutbox);
  await shop.db.delete(throttleBuckets);
  await shop.db.update(products).set({ stockAmount: 50 });
});

const sku = testSkus.plain;
const run = (db: Database = shop.db) => cancelUnpaidOrders({ db, now: shop.time.now, shop: exampleShop });
const afterDays = (days: number) => {
  shop.time.now = new Date(testNow.getTime() + days * 86_400_000);
};

/** A guest's order by transfer, of 20 pieces. */
async function ordered(shopper: TestShopper = testShopper(shop.app)): Promise<string> {
  const CART_VERSION = await makeReady(shopper, { sku, amount: 20 });
  const [number = ''] = orderNumbers(await shopper.call('checkout', { IDEMPOTENCY_KEY: 'one', CART_VERSION }));
  return number;
}

async function paid(orderNumber: string) {
  const { now } = shop.time;
  const [order] = await shop.db.select().from(orders).where(eq(orders.number, orderNumber));
  const act = { kind: 'paid', cents: order?.document.totals.total ?? 0 } as const;
  return shop.db.transaction((tx) => recordAct(tx, { now, shop: exampleShop }, { orderNumber, act, by: 'ada' }));
}

async function stateOf(number: string) {
  const [order] = await shop.db.select().from(orders).where(eq(orders.number, number));
  const [product] = await shop.db.select().from(products).where(eq(products.sku, sku));
  const [position] = await shop.db.select().from(orderPositions).where(eq(orderPositions.orderNumber, number));
  const mails = (await shop.db.select().from(mailOutbox)).filter(({ mail }) => mail.kind === 'orderCancelled');
  return {
    cancellation: order?.cancellation,
    stock: product?.stockAmount,
    fromStock: position?.fromStock,
    mails: mails.map(({ recipient, language }) => [recipient, language]),
  };
}

const standing = { cancellation: null, stock: 30, fromStock: 20, mails: [] };
const cancelled = { cancellation: 'UNPAID', stock: 50, fromStock: 0, mails: [['ada@example.org', 'EN']] };

describe('D32: the order of a guest whose transfer does not arrive', () => {
  test('stands until the day that it names is over, and is then cancelled', async () => {
    const shopper = testShopper(shop.app);
    const number = await ordered(shopper);
    const { TRANSACTION } = await shopper.call('orderByNumber', { ORDER_NUMBER: number });
    expect(TRANSACTION).toMatchObject({ PAY_BY: '2026-12-05', CANCELLATION: null });
    afterDays(14);
    await run();
    expect(await stateOf(number)).toEqual(standing);
    afterDays(15);
    await run();
    expect(await stateOf(number)).toEqual(cancelled);
    const shown = await shopper.call('orderByNumber', { ORDER_NUMBER: number });
    expect(shown.TRANSACTION).toMatchObject({ PAID: false, CANCELLATION: 'UNPAID' });
  });

  test('is cancelled once, by several processes and at every repetition', async () => {
    const number = await ordered();
    afterDays(15);
    await Promise.all([run(), run(), run()]);
    await run();
    expect(await stateOf(number)).toEqual(cancelled);
  });

  test('is cancelled completely or not at all when the shop is killed between any two statements', async () => {
    const number = await ordered();
    afterDays(15);
    let stopped = 0;
    for (let stopAt = 1; stopAt < 50; stopAt += 1) {
      const failed = await run(faultyDatabase(shop.db, stopAt)).then(
        () => false,
        () => true,
      );
      if (!failed) break;
      stopped += 1;
      expect(await stateOf(number)).toEqual(standing);
    }
    expect(stopped).toBeGreaterThan(4);
    expect(await stateOf(number)).toEqual(cancelled);
  });

  test('has a mail in the language of the order, and a link that shows what has happened', async () => {
    const shopper = testShopper(shop.app);
    await shopper.call('setActiveLanguage', { LANGUAGE_CODE: 'FR' });
    const number = await ordered(shopper);
    await shopper.call('setActiveLanguage', { LANGUAGE_CODE: 'DE' });
    afterDays(15);
    await run();
    const mails = await shop.db.select().from(mailOutbox);
    const told = mails.flatMap(({ mail, language }) => (mail.kind === 'orderCancelled' ? [{ mail, language }] : []));
    expect(told).toMatchObject([{ language: 'FR' }]);
    const SIGNATURE = told[0]?.mail.signature;
    const { TRANSACTION } = await testShopper(shop.app).call('orderByNumber', { ORDER_NUMBER: number, SIGNATURE });
    expect(TRANSACTION.CANCELLATION).toBe('UNPAID');
  });
});

const account = {
  email: 'ada@example.org',
  emailKey: 'ada@example.org',
  passwordHash: '',
  activatedAt: testNow,
  language: 'EN',
  customerType: 'PRIVATE',
  country: 'LU',
  company: '',
  vatId: '',
  department: '',
  firstName: 'Ada',
  lastName: 'Lovelace',
  street: '1, rue Haute',
  zipCode: 'L-4011',
  city: 'Esch',
  phone: '',
  createdAt: testNow,
} as const;

describe('D32: no other order is cancelled', () => {
  test('one whose transfer was entered, however late the job runs', async () => {
    const number = await ordered();
    await paid(number);
    afterDays(400);
    await run();
    expect(await stateOf(number)).toEqual(standing);
  });

  test('one of an account, or of a guest that an account has taken over', async () => {
    const number = await ordered();
    const [customer] = await shop.db.insert(customers).values(account).returning();
    await shop.db.update(orders).set({ customerId: customer?.id ?? 0 });
    afterDays(15);
    await run();
    expect(await stateOf(number)).toEqual(standing);
  });

  test('one paid on a provider’s page', async () => {
    const id = paymentAt(await startPaying(testShopper(shop.app), { sku, amount: 20 }));
    const payment = await settlePayment(
      {
        db: shop.db,
        now: testNow,
        shop: exampleShop,
        payments: { PAYPAL: sandboxProvider(shop.db) },
        log: () => undefined,
      },
      id,
      'authorised',
    );
    afterDays(15);
    await run();
    expect(await stateOf(payment?.orderNumber ?? '')).toEqual(standing);
  });
});

test('a transfer for a cancelled order is not entered', async () => {
  const number = await ordered();
  afterDays(15);
  await run();
  expect(await paid(number)).toMatchObject({ kind: 'refused', refusal: 'alreadyCancelled', last: { by: 'shop' } });
  const [order] = await shop.db.select().from(orders);
  expect(order?.paid).toBe(false);
});
