import { afterAll, beforeAll, expect, test } from 'vitest';
import { testSkus } from '../../testing/testCatalogue.ts';
import { mailOutbox } from '../db/mailSchema.ts';
import { checkouts, orderPositions, orders, payments } from '../db/orderSchema.ts';
import { cartPositions, sessions } from '../db/schema.ts';
import { sandboxIntegrations } from '../integrations/integrations.ts';
import type { TestApp } from '../../testing/testApp.ts';
import { openTestApp } from '../../testing/testApp.ts';
import { makeReady, orderNumbers, testShopper } from '../../testing/testShopper.ts';
import { upkeepPayments } from './checkout/upkeep.ts';
import { removeExpired } from './expiry.ts';
import { exampleShop } from '@platine/domain/shop/exampleShop.data.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
}, 60_000);
afterAll(() => shop.close());

/** Runs the jobs of a shop at a time. */
async function jobsAt(moment: string) {
  const { db } = shop;
  const now = new Date(moment);
  await removeExpired(db, now);
  const current = { clock: () => now, currentShop: () => exampleShop };
  await upkeepPayments({ db, ...current, payments: sandboxIntegrations(db).payments, log: () => undefined });
  const [session, cart, chosen, order, position] = await Promise.all(
    [sessions, cartPositions, checkouts, orders, orderPositions].map((table) => db.$count(table)),
  );
  return {
    session,
    cart,
    chosen,
    order,
    position,
    payments: (await db.select().from(payments)).map(({ state }) => state),
  };
}

test('a guest’s session goes 90 days after the last visit with its cart and addresses; the order stays ten years to the end of the year', async () => {
  const guest = testShopper(shop.app);
  const first = await makeReady(guest, { sku: testSkus.plain, amount: 20 });
  const [number = ''] = orderNumbers(await guest.call('checkout', { IDEMPOTENCY_KEY: 'one', CART_VERSION: first }));
  const second = await makeReady(guest, { sku: testSkus.plain, amount: 20, payment: 'PAYPAL' });
  await guest.call('checkout', { IDEMPOTENCY_KEY: 'two', CART_VERSION: second });
  const kept = { order: 1, position: 1 };
  const visible = { session: 1, cart: 1, chosen: 1 };
  const gone = { session: 0, cart: 0, chosen: 0 };
  expect(await jobsAt('2026-11-21T12:10:00Z')).toEqual({ ...visible, ...kept, payments: ['placed', 'pending'] });
  // The payment that was never made ends in its time, and is forgotten with the session.
  expect(await jobsAt('2026-11-22T12:00:00Z')).toEqual({ ...visible, ...kept, payments: ['placed', 'expired'] });
  expect(await jobsAt('2027-02-19T11:00:00Z')).toEqual({ ...visible, ...kept, payments: ['placed', 'expired'] });
  expect(await jobsAt('2027-02-20T13:00:00Z')).toEqual({ ...gone, ...kept, payments: ['placed'] });
  const [order] = await shop.db.select().from(orders);
  expect(order?.document).toMatchObject({ orderNumber: number, delivery: { lastName: 'Lovelace' } });
  expect(await jobsAt('2036-12-31T23:00:00Z')).toEqual({ ...gone, ...kept, payments: ['placed'] });
  expect(await jobsAt('2037-01-01T00:00:00Z')).toEqual({ ...gone, order: 0, position: 0, payments: [] });
});

test('a mail that was only kept to be shown is forgotten after 30 days', async () => {
  const sentAt = new Date('2026-11-21T12:00:00Z');
  await shop.db.update(mailOutbox).set({ sentAt });
  const mails = await shop.db.$count(mailOutbox);
  await removeExpired(shop.db, new Date('2026-12-21T11:00:00Z'));
  expect([mails, await shop.db.$count(mailOutbox)]).toEqual([2, 2]);
  await removeExpired(shop.db, new Date('2026-12-21T12:00:00Z'));
  expect(await shop.db.$count(mailOutbox)).toBe(0);
});
