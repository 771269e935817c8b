import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testSkus } from '../../../testing/testCatalogue.ts';
import { orderPositions, orders, payments } from '../../db/orderSchema.ts';
import { sandboxPayments } from '../../db/sandboxSchema.ts';
import { mailOutbox } from '../../db/mailSchema.ts';
import { products } from '../../db/schema.ts';
import type { Integrations } from '../../integrations/integrations.ts';
import { sandboxIntegrations } from '../../integrations/integrations.ts';
import { sandboxProvider, signedNotice } from '../../integrations/payments/sandbox.ts';
import type { TestApp } from '../../../testing/testApp.ts';
import { openTestApp, testNow } from '../../../testing/testApp.ts';
import type { TestShopper } from '../../../testing/testShopper.ts';
import {
  isRefusal,
  makeReady,
  orderNumbers,
  paymentAt,
  startPaying,
  testShopper,
} from '../../../testing/testShopper.ts';
import { upkeepPayments } from './upkeep.ts';
import { exampleShop } from '@platine/domain/shop/exampleShop.data.ts';

let shop: TestApp;
let integrations: Integrations;
beforeAll(async () => {
  shop = await openTestApp();
  integrations = sandboxIntegrations(shop.db);
}, 60_000);
afterAll(() => shop.close());
beforeEach(async () => {
  shop.time.now = testNow;
  await shop.db.update(products).set({ stockAmount: 50 });
});

const sku = testSkus.plain;
const decide = (redirect: string, decision: string, headers: Record<string, string> = {}) =>
  shop.app.fetch(
    new Request(`http://shop.test${redirect}`, { method: 'POST', headers, body: new URLSearchParams({ decision }) }),
  );
async function stock(): Promise<number> {
  const [row] = await shop.db.select({ pieces: products.stockAmount }).from(products).where(eq(products.sku, sku));
  return row?.pieces ?? -1;
}
const currentShop = () => exampleShop;
const upkeep = (payments = integrations.payments) =>
  upkeepPayments({ db: shop.db, clock: () => shop.time.now, currentShop, payments, log: () => undefined });
const later = (minutes: number) => {
  shop.time.now = new Date(testNow.getTime() + minutes * 60_000);
};

/** A shopper on the provider's page, with 20 pieces set aside. */
async function paying(): Promise<{ readonly shopper: TestShopper; readonly redirect: string }> {
  const shopper = testShopper(shop.app);
  return { shopper, redirect: await startPaying(shopper, { sku, amount: 20 }) };
}

async function ordersOf(redirect: string) {
  const [payment] = await shop.db
    .select()
    .from(payments)
    .where(eq(payments.id, paymentAt(redirect)));
  return payment;
}

describe('D5: the notice and the return are one, in any order, any number of times', () => {
  test.each([
    ['the return alone', 'approve', 1],
    ['the notice before the return', 'approveNotifyFirst', 1],
    ['the notice twice', 'approveNotifyTwice', 2],
  ])('%s', async (_, decision) => {
    const before = await shop.db.$count(orders);
    const { shopper, redirect } = await paying();
    expect((await decide(redirect, decision)).status).toBe(303);
    const first = await shopper.call('claimAndFinish', {});
    const again = await shopper.call('claimAndFinish', {});
    expect(orderNumbers(first)).toEqual(orderNumbers(again));
    expect(await shop.db.$count(orders)).toBe(before + 1);
    expect(await stock()).toBe(30);
  });

  test('the notice without the return: the order is there when the shopper comes after all', async () => {
    const { shopper, redirect } = await paying();
    const told = await decide(redirect, 'approveNotifyOnly');
    expect([told.status, await told.text()]).toEqual([200, expect.stringContaining('has been told')]);
    expect((await ordersOf(redirect))?.state).toBe('placed');
    const { CART } = await shopper.call('currentSession', {});
    expect(CART).toMatchObject({ POSITIONS: [], ORDER_NUMBER: (await ordersOf(redirect))?.orderNumber });
  });

  test('neither: a job asks the provider', async () => {
    const { redirect } = await paying();
    await shop.db
      .update(sandboxPayments)
      .set({ state: 'authorised' })
      .where(eq(sandboxPayments.id, paymentAt(redirect)));
    later(2);
    await upkeep();
    expect(await ordersOf(redirect)).toMatchObject({ state: 'placed', refund: null });
  });

  test('a forged notice is refused, one of an unknown payment is taken and forgotten', async () => {
    const { redirect } = await paying();
    const url = 'http://shop.test/api/payment/notice/PAYPAL';
    await decide(redirect, 'approve');
    const real = await signedNotice(shop.db, url, paymentAt(redirect));
    const forged = new Request(url, { method: 'POST', headers: { 'Sandbox-Signature': 'x' }, body: await real.text() });
    expect((await shop.app.fetch(forged)).status).toBe(403);
    expect((await ordersOf(redirect))?.state).toBe('pending');
    expect((await shop.app.fetch(await signedNotice(shop.db, url, paymentAt(redirect)))).status).toBe(204);
    const unknown = await signedNotice(shop.db, url, '00000000-0000-4000-8000-000000000000');
    expect((await shop.app.fetch(unknown)).status).toBe(204);
    expect((await shop.app.fetch(new Request(url.replace('PAYPAL', 'CASH'), { method: 'POST' }))).status).toBe(404);
    const huge = new Request(url, { method: 'POST', body: 'x'.repeat(70_000) });
    expect((await shop.app.fetch(huge)).status).toBe(413);
  });
});

describe('D5: a payment that comes to nothing gives its pieces back', () => {
  test.each(['decline', 'expire', 'abandon'])('%s', async (decision) => {
    const { shopper, redirect } = await paying();
    expect(await stock()).toBe(30);
    await decide(redirect, decision);
    expect(isRefusal(await shopper.attempt('claimAndFinish', {}))).toBe(true);
    expect([await stock(), (await ordersOf(redirect))?.orderNumber]).toEqual([50, null]);
  });

  test('without a return it expires, and an authorisation after an outage is given back', async () => {
    const { redirect } = await paying();
    later(29);
    await upkeep();
    expect((await ordersOf(redirect))?.state).toBe('pending');
    later(31);
    await upkeep({});
    expect([await stock(), (await ordersOf(redirect))?.state]).toEqual([50, 'expired']);
    await decide(redirect, 'approveNotifyTwice');
    expect(await ordersOf(redirect)).toMatchObject({ state: 'expired', orderNumber: null, refund: 'done' });
    const [books] = await shop.db
      .select()
      .from(sandboxPayments)
      .where(eq(sandboxPayments.id, paymentAt(redirect)));
    expect([books?.state, await stock()]).toEqual(['cancelled', 50]);
  });

  test('one that cannot be asked for keeps no other from its end', async () => {
    const [broken, other] = [await paying(), await paying()];
    const status = (id: string) =>
      id === paymentAt(broken.redirect) ? Promise.reject(new Error('down')) : Promise.resolve('expired' as const);
    later(2);
    const done = upkeep({ PAYPAL: { ...sandboxProvider(shop.db), status } });
    await expect(done).rejects.toThrow('1 payments could not be settled.');
    const states = await Promise.all([broken, other].map(async ({ redirect }) => (await ordersOf(redirect))?.state));
    expect(states).toEqual(['pending', 'expired']);
    await decide(broken.redirect, 'expire');
    await upkeep();
    expect(await stock()).toBe(50);
  });

  test('another order of the same session ends the payment of the first', async () => {
    const { shopper, redirect } = await paying();
    await shopper.call('cartAddPosition', { SKU: sku, AMOUNT: 5 });
    const { CART } = await shopper.call('currentSession', {});
    const second = await shopper.call('checkout', { IDEMPOTENCY_KEY: 'two', CART_VERSION: CART.VERSION });
    expect(second.REDIRECT).not.toBe(redirect);
    expect([(await ordersOf(redirect))?.failure, await stock()]).toEqual(['superseded', 25]);
    await decide(redirect, 'approveNotifyFirst');
    expect(await ordersOf(redirect)).toMatchObject({ orderNumber: null, refund: 'done' });
    await decide(second.REDIRECT ?? '', 'approve');
    const [number = ''] = orderNumbers(await shopper.call('claimAndFinish', {}));
    const [position] = await shop.db.select().from(orderPositions).where(eq(orderPositions.orderNumber, number));
    expect(position).toMatchObject({ amount: 25, fromStock: 25 });
  });
});

test('what came to nothing is forgotten after 90 days, what became an order is not', async () => {
  const failed = await paying();
  await decide(failed.redirect, 'decline');
  await failed.shopper.attempt('claimAndFinish', {});
  const placed = await paying();
  await decide(placed.redirect, 'approveNotifyOnly');
  later(89 * 24 * 60);
  await upkeep();
  expect((await ordersOf(failed.redirect))?.state).toBe('failed');
  later(91 * 24 * 60);
  await upkeep();
  expect(await ordersOf(failed.redirect)).toBeUndefined();
  expect((await ordersOf(placed.redirect))?.state).toBe('placed');
});

test('what was put into the cart during the payment stays there; the order is what was agreed to', async () => {
  const { shopper, redirect } = await paying();
  await shopper.call('cartAddPosition', { SKU: sku, AMOUNT: 3 });
  await shopper.call('cartAddPosition', { SKU: testSkus.reduced, AMOUNT: 1 });
  await decide(redirect, 'approve');
  const { TR_SUMMARY, SESSION } = await shopper.call('claimAndFinish', {});
  expect(TR_SUMMARY.CHILDREN[0]?.POSITIONS).toMatchObject([{ SKU: sku, AMOUNT: 20 }]);
  expect(SESSION.CART.POSITIONS.map(({ SKU, AMOUNT }) => [SKU, AMOUNT])).toEqual([
    [sku, 3],
    [testSkus.reduced, 1],
  ]);
});

test('the own pieces that are set aside do not make the own cart another one', async () => {
  await shop.db.update(products).set({ stockAmount: 20 }).where(eq(products.sku, sku));
  const { shopper, redirect } = await paying();
  const { PENDING_PAYMENT } = await shopper.call('currentSession', {});
  expect([await stock(), PENDING_PAYMENT?.REDIRECT]).toEqual([0, redirect]);
  const again = await shopper.call('checkout', { IDEMPOTENCY_KEY: 'another tab', CART_VERSION: undefined });
  expect(again.REDIRECT).toBe(redirect);
});

test('D7: an order is its session’s; the link in the confirmation shows it to others, another signature does not', async () => {
  const shopper = testShopper(shop.app);
  const CART_VERSION = await makeReady(shopper, { sku, amount: 20 });
  const [ORDER_NUMBER = ''] = orderNumbers(await shopper.call('checkout', { IDEMPOTENCY_KEY: 'x', CART_VERSION }));
  const mails = await shop.db.select().from(mailOutbox);
  const signature = mails.flatMap(({ mail }) =>
    mail.kind === 'orderConfirmation' && mail.orderNumber === ORDER_NUMBER ? [mail.signature] : [],
  );
  expect(signature).toHaveLength(1);
  const stranger = testShopper(shop.app);
  const ask = (SIGNATURE?: string) => stranger.attempt('orderByNumber', { ORDER_NUMBER, SIGNATURE });
  expect(await ask()).toEqual({ errorClass: 'TransactionNotFoundException' });
  expect(await ask(`${signature[0]}x`)).toEqual({ errorClass: 'TransactionNotFoundException' });
  expect(await ask(signature[0])).toMatchObject({ ORDER_NUMBER });
  await makeReady(stranger, { sku, amount: 20 });
  expect(await ask()).toEqual({ errorClass: 'TransactionNotFoundException' });
});

test('the provider’s page says in three languages that it is a sandbox, and carries no script', async () => {
  const { redirect } = await paying();
  for (const [language, word] of [
    ['EN', 'sandbox'],
    ['DE', 'Testumgebung'],
    ['FR', 'environnement d’essai'],
  ] as const) {
    await shop.db.update(sandboxPayments).set({ language });
    const answer = await shop.app.fetch(new Request(`http://shop.test${redirect}`));
    const html = await answer.text();
    expect(html).toContain(`<html lang="${language.toLowerCase()}"`);
    expect(html).toContain(word);
    expect(html).not.toContain('<script');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  }
  expect((await shop.app.fetch(new Request('http://shop.test/sandbox/payment/x'))).status).toBe(404);
  expect((await decide(redirect, 'nonsense')).status).toBe(400);
  expect((await decide(redirect, 'approveNotifyOnly', { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
  expect((await ordersOf(redirect))?.state).toBe('pending');
});
