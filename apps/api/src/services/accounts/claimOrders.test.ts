import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { samples } from '@platine/domain/contract/samples.testing.ts';
import type { TestApp } from '../../../testing/testApp.ts';
import { openTestApp } from '../../../testing/testApp.ts';
import { testSkus } from '../../../testing/testCatalogue.ts';
import { makeReady, orderNumbers, testShopper } from '../../../testing/testShopper.ts';
import { customers, throttleBuckets } from '../../db/accountSchema.ts';
import { mailOutbox } from '../../db/mailSchema.ts';
import { orders, payments } from '../../db/orderSchema.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
}, 60_000);
afterAll(() => shop.close());
beforeEach(async () => {
  for (const table of [payments, orders, customers, mailOutbox, throttleBuckets]) await shop.db.delete(table);
});

const PASSWORD = 'Klemme-230';

async function guestOrder(email: string): Promise<string> {
  const shopper = testShopper(shop.app);
  const CART_VERSION = await makeReady(shopper, { sku: testSkus.plain, amount: 20, email });
  const [number = ''] = orderNumbers(await shopper.call('checkout', { IDEMPOTENCY_KEY: 'one', CART_VERSION }));
  return number;
}

/** Somebody in another browser, who registers. */
async function register(EMAIL: string) {
  const shopper = testShopper(shop.app);
  await shopper.call('register', { ...samples.register.request, EMAIL, PASSWORD });
  const mails = await shop.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, EMAIL));
  const mailed = mails.find(({ mail }) => mail.kind === 'activation')?.mail;
  return { shopper, hash: mailed !== undefined && 'hash' in mailed ? mailed.hash : '' };
}

const ownerOf = async (number: string) =>
  (await shop.db.select().from(orders).where(eq(orders.number, number)))[0]?.customerId;

test('D7: an account has the orders of a guest with its e-mail, once the e-mail is proven', async () => {
  const [mine, other] = [await guestOrder('Ada@example.org'), await guestOrder('eve@example.org')];
  const { shopper, hash } = await register('ada@Example.org');
  expect(await ownerOf(mine), 'not before the link in the mail').toBeNull();
  await shopper.call('activate', { HASH: hash });
  await shopper.call('login', { USERNAME: 'ada@example.org', PASSWORD });
  const { TRANSACTIONS } = await shopper.call('transactions', { TR_TYPE: 'KB' });
  expect(TRANSACTIONS.map(({ ORDER_NUMBER }) => ORDER_NUMBER)).toEqual([mine]);
  expect(await ownerOf(other)).toBeNull();
});

test('D7: an order of one account never becomes another’s', async () => {
  const number = await guestOrder('ada@example.org');
  const first = await register('ada@example.org');
  await first.shopper.call('activate', { HASH: first.hash });
  const owner = await ownerOf(number);
  await shop.db.delete(mailOutbox);
  await shop.db.update(customers).set({ email: 'moved@example.org', emailKey: 'moved@example.org' });
  const second = await register('ada@example.org');
  await second.shopper.call('activate', { HASH: second.hash });
  expect(await ownerOf(number)).toBe(owner);
});
