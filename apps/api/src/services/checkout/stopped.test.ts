import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../../app.ts';
import { testSkus } from '../../../testing/testCatalogue.ts';
import { faultyDatabase } from '../../../testing/faultyDatabase.ts';
import { mailOutbox } from '../../db/mailSchema.ts';
import { orderPositions, orders, payments } from '../../db/orderSchema.ts';
import { cartPositions, products } from '../../db/schema.ts';
import { sandboxIntegrations } from '../../integrations/integrations.ts';
import type { TestApp } from '../../../testing/testApp.ts';
import { openTestApp, testNow } from '../../../testing/testApp.ts';
import { isRefusal, makeReady, orderNumbers, testShopper } from '../../../testing/testShopper.ts';
import { exampleShop } from '@platine/domain/shop/exampleShop.data.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
}, 60_000);
afterAll(() => shop.close());

/** Everything that an order writes, but for the number of the payment's attempts. */
async function written() {
  const { db } = shop;
  return {
    stock: await db.select({ sku: products.sku, pieces: products.stockAmount }).from(products).orderBy(products.sku),
    cart: await db.select().from(cartPositions),
    orders: await db.$count(orders),
    positions: await db.$count(orderPositions),
    payments: await db.select({ id: payments.id, state: payments.state, reserved: payments.reserved }).from(payments),
    mails: await db.$count(mailOutbox),
  };
}

/** Repeats a call, each time stopped one statement later, until it gets through; answers how often it was stopped. */
async function stoppedEverywhere(
  token: string | null,
  once: (shopper: ReturnType<typeof testShopper>) => Promise<object>,
) {
  // The providers are elsewhere, and do not stop with the shop.
  const integrations = sandboxIntegrations(shop.db);
  const states: unknown[] = [];
  for (let stopAt = 1; stopAt < 200; stopAt += 1) {
    const db = faultyDatabase(shop.db, stopAt);
    const app = createApp({
      db,
      ...integrations,
      clock: () => testNow,
      currentShop: () => exampleShop,
      log: () => undefined,
      publicOrigin: 'http://shop.test',
    });
    const answer = await once(testShopper(app, token));
    if (!isRefusal(answer)) return { answer, states };
    expect(answer.errorClass).toBe('InternalErrorException');
    states.push(await written());
  }
  throw new Error('The call never got through.');
}

/** To the shopper, and to the shop (`MAIL_ORDERS`). */
const mailsOfOrder = 2;

describe('D4: a stop between any two statements leaves no half order', () => {
  test('by transfer: everything or nothing, and then one order', { timeout: 120_000 }, async () => {
    const shopper = testShopper(shop.app);
    const CART_VERSION = await makeReady(shopper, { sku: testSkus.plain, amount: 20 });
    const before = await written();
    const { states } = await stoppedEverywhere(shopper.token(), (one) =>
      one.attempt('checkout', { IDEMPOTENCY_KEY: 'transfer', CART_VERSION }),
    );
    expect(states.length).toBeGreaterThan(10);
    for (const state of states) expect([before, await written()]).toContainEqual(state);
    expect(await written()).toMatchObject({ orders: before.orders + 1, mails: before.mails + mailsOfOrder, cart: [] });
  });

  test(
    'by a provider: one payment, one order, whatever stops while it begins or ends',
    { timeout: 120_000 },
    async () => {
      const shopper = testShopper(shop.app);
      const CART_VERSION = await makeReady(shopper, { sku: testSkus.plain, amount: 20, payment: 'PAYPAL' });
      const before = await written();
      const begun = await stoppedEverywhere(shopper.token(), (one) =>
        one.attempt('checkout', { IDEMPOTENCY_KEY: 'provider', CART_VERSION }),
      );
      expect(begun.states.length).toBeGreaterThan(10);
      expect((await written()).payments).toHaveLength(before.payments.length + 1);
      const { SESSION } = await shopper.call('checkout', { IDEMPOTENCY_KEY: 'provider', CART_VERSION });
      const page = `http://shop.test${SESSION.PENDING_PAYMENT?.REDIRECT ?? ''}`;
      await shop.app.fetch(new Request(page, { method: 'POST', body: new URLSearchParams({ decision: 'approve' }) }));
      const pending = await written();
      const ended = await stoppedEverywhere(shopper.token(), (one) => one.attempt('claimAndFinish', {}));
      expect(ended.states.length).toBeGreaterThan(5);
      const after = await written();
      for (const state of ended.states) expect([pending, after]).toContainEqual(state);
      expect(after).toMatchObject({ orders: before.orders + 1, cart: [], mails: before.mails + mailsOfOrder });
      const [number] = orderNumbers(await shopper.call('claimAndFinish', {}));
      expect(number).toMatch(/^\d{4}-\d+$/);
    },
  );
});
