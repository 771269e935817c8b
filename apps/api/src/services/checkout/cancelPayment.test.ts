import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testSkus } from '../../../testing/testCatalogue.ts';
import type { TestApp } from '../../../testing/testApp.ts';
import { openTestApp, testNow } from '../../../testing/testApp.ts';
import type { TestShopper } from '../../../testing/testShopper.ts';
import { paymentAt, startPaying, testShopper } from '../../../testing/testShopper.ts';
import { orders, payments } from '../../db/orderSchema.ts';
import { sandboxPayments } from '../../db/sandboxSchema.ts';
import { products } from '../../db/schema.ts';
import type { LogLine } from '../../log/log.ts';
import type { PaymentProviders } from '../../integrations/payments/provider.ts';
import { sandboxProvider } from '../../integrations/payments/sandbox.ts';
import { sandboxIntegrations } from '../../integrations/integrations.ts';
import { upkeepPayments } from './upkeep.ts';
import { exampleShop } from '@platine/domain/shop/exampleShop.data.ts';

let shop: TestApp;
let providers: PaymentProviders;
beforeAll(async () => {
  shop = await openTestApp();
  providers = sandboxIntegrations(shop.db).payments;
}, 60_000);
afterAll(() => shop.close());
beforeEach(async () => {
  shop.time.now = testNow;
  lines.length = 0;
  await shop.db.update(products).set({ stockAmount: 50 });
});

const lines: LogLine[] = [];
const upkeep = (reachable = providers) =>
  upkeepPayments({
    db: shop.db,
    clock: () => shop.time.now,
    currentShop: () => exampleShop,
    payments: reachable,
    log: (line) => lines.push(line),
  });
const pass = (minutes: number) => {
  shop.time.now = new Date(shop.time.now.getTime() + minutes * 60_000);
};

/** Two payments of one shopper: the cart has changed after the first began. */
async function superseded(shopper = testShopper(shop.app)) {
  const first = await startPaying(shopper, { sku: testSkus.plain, amount: 20 });
  await shopper.call('cartAddPosition', { SKU: testSkus.plain, AMOUNT: 5 });
  const { CART } = await shopper.call('currentSession', {});
  const second = await shopper.call('checkout', { IDEMPOTENCY_KEY: 'second', CART_VERSION: CART.VERSION });
  return { shopper, first, second: second.REDIRECT ?? '' };
}

async function decide(redirect: string, decision: string): Promise<Response> {
  const body = new URLSearchParams({ decision });
  return shop.app.fetch(new Request(`http://shop.test${redirect}`, { method: 'POST', body }));
}

async function stateOf(redirect: string) {
  const id = paymentAt(redirect);
  const [row] = await shop.db.select().from(payments).where(eq(payments.id, id));
  const [sandbox] = await shop.db.select().from(sandboxPayments).where(eq(sandboxPayments.id, id));
  return { state: row?.state, refund: row?.refund, isAsked: row?.cancelAt !== null, atProvider: sandbox?.state };
}

test('D5: a superseded payment is cancelled at the provider, and its page approves nothing any more', async () => {
  const { first, second } = await superseded();
  expect(await stateOf(first)).toMatchObject({ state: 'failed', isAsked: true, atProvider: 'open' });
  await upkeep();
  expect(await stateOf(first)).toEqual({ state: 'failed', refund: null, isAsked: false, atProvider: 'cancelled' });
  expect(await stateOf(second)).toMatchObject({ state: 'pending', atProvider: 'open' });
  await decide(first, 'approveNotifyOnly');
  expect(await stateOf(first)).toMatchObject({ state: 'failed', refund: null, atProvider: 'cancelled' });
});

test('D5: one that is approved late and without a notice is refunded, and places no order', async () => {
  const { first, second } = await superseded();
  const before = await shop.db.$count(orders);
  await decide(first, 'approve');
  await Promise.all([upkeep(), upkeep()]);
  await upkeep();
  expect(await stateOf(first)).toEqual({ state: 'failed', refund: 'done', isAsked: false, atProvider: 'cancelled' });
  expect(await stateOf(second)).toMatchObject({ state: 'pending', atProvider: 'open' });
  expect(await shop.db.$count(orders)).toBe(before);
});

describe('D5: the shopper who returns from a payment that the shop had ended', () => {
  const noticeOf = (shopper: TestShopper, redirect: string) =>
    shopper.call('refundNotice', { PAYMENT_ID: paymentAt(redirect) });

  test('is told the amount when it was approved, before and after the job, and nobody else is', async () => {
    const shopper = testShopper(shop.app);
    const { first, second } = await superseded(shopper);
    await decide(first, 'approve');
    const told = await noticeOf(shopper, first);
    expect(told.REFUND).toBeGreaterThan(0);
    expect(await stateOf(first)).toMatchObject({ refund: 'done', isAsked: false });
    await upkeep();
    expect(await noticeOf(shopper, first)).toEqual(told);
    expect(await noticeOf(shopper, second)).toEqual({ REFUND: null });
    for (const stranger of [testShopper(shop.app), (await superseded()).shopper])
      expect(await noticeOf(stranger, first)).toEqual({ REFUND: null });
  });

  test('has nothing to be told when it was not approved, and its page is closed at once', async () => {
    const shopper = testShopper(shop.app);
    const { first } = await superseded(shopper);
    expect(await noticeOf(shopper, first)).toEqual({ REFUND: null });
    expect(await stateOf(first)).toMatchObject({ refund: null, atProvider: 'cancelled' });
  });

  test('comes to a page that knows the payment by the return address', async () => {
    const { first } = await superseded();
    const answer = await decide(first, 'approve');
    expect(answer.headers.get('location')).toBe(`/checkout_summary?returned=${paymentAt(first)}`);
  });
});

test('D5: a payment that the shop let expire is cancelled at the provider', async () => {
  const redirect = await startPaying(testShopper(shop.app), { sku: testSkus.plain, amount: 20 });
  pass(31);
  await upkeep();
  await upkeep();
  expect(await stateOf(redirect)).toEqual({ state: 'expired', refund: null, isAsked: false, atProvider: 'cancelled' });
});

test('D5: a provider out of reach is asked again after longer and longer pauses, for a week', async () => {
  const { first } = await superseded();
  const id = paymentAt(first);
  const asked: number[] = [];
  const away: PaymentProviders = {
    PAYPAL: {
      ...sandboxProvider(shop.db),
      expire: async (one) => {
        if (one === id) asked.push(Math.round((shop.time.now.getTime() - testNow.getTime()) / 60_000));
        return 'unknown';
      },
    },
  };
  for (let minutes = 0; minutes < 9 * 24 * 60; minutes += 30) {
    await upkeep(away);
    pass(30);
  }
  expect(asked.slice(0, 5)).toEqual([0, 30, 60, 120, 240]);
  expect(asked.length).toBeLessThan(40);
  expect(asked.at(-1)).toBeLessThanOrEqual(7.5 * 24 * 60);
  expect((await stateOf(first)).isAsked).toBe(false);
  const told = lines.filter((line) => line.event === 'payment' && line.payment === id);
  expect(told).toEqual([{ event: 'payment', outcome: 'cancelling given up', payment: id, method: 'PAYPAL' }]);
});

test('D5: an approval during an outage of the provider is refunded after it', async () => {
  const { first } = await superseded();
  await decide(first, 'approve');
  await upkeep({});
  expect(await stateOf(first)).toMatchObject({ refund: null, isAsked: true });
  pass(1);
  await upkeep();
  expect(await stateOf(first)).toMatchObject({ refund: 'done', isAsked: false, atProvider: 'cancelled' });
});
