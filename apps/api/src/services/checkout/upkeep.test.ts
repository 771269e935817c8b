import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { testSkus } from '../../../testing/testCatalogue.ts';
import { payments } from '../../db/orderSchema.ts';
import { sandboxPayments } from '../../db/sandboxSchema.ts';
import { products } from '../../db/schema.ts';
import type { LogLine } from '../../log/log.ts';
import type { PaymentProvider } from '../../integrations/payments/provider.ts';
import { sandboxProvider } from '../../integrations/payments/sandbox.ts';
import type { TestApp } from '../../../testing/testApp.ts';
import { openTestApp, testNow } from '../../../testing/testApp.ts';
import { paymentAt, startPaying, testShopper } from '../../../testing/testShopper.ts';
import { settlePayment } from './settle.ts';
import { upkeepPayments } from './upkeep.ts';
import { exampleShop } from '@platine/domain/shop/exampleShop.data.ts';

let shop: TestApp;
let provider: PaymentProvider;
beforeAll(async () => {
  shop = await openTestApp();
  provider = sandboxProvider(shop.db);
}, 60_000);
afterAll(() => shop.close());
beforeEach(async () => {
  lines.length = 0;
  await shop.db.delete(payments);
  await shop.db.update(products).set({ stockAmount: 50 });
});

const sku = testSkus.plain;
const minutes = (count: number) => new Date(testNow.getTime() + count * 60_000);
const lines: LogLine[] = [];
const settling = (now: Date, change: Partial<PaymentProvider> = {}) => ({
  db: shop.db,
  now,
  shop: exampleShop,
  clock: () => now,
  currentShop: () => exampleShop,
  payments: { PAYPAL: { ...provider, ...change } },
  log: (line: LogLine) => lines.push(line),
});
/** The payment of a shopper who is on the provider's page. */
const begin = async () => paymentAt(await startPaying(testShopper(shop.app), { sku, amount: 20 }));

const said = (outcome: string, payment: string) => ({ event: 'payment', outcome, payment, method: 'PAYPAL' });

async function stateOf(id: string) {
  const [payment] = await shop.db.select().from(payments).where(eq(payments.id, id));
  return payment;
}
async function stock(): Promise<number | undefined> {
  const [row] = await shop.db.select({ pieces: products.stockAmount }).from(products).where(eq(products.sku, sku));
  return row?.pieces;
}

test('D5: money that could not be given back at once is given back by the job, however long that takes', async () => {
  const id = await begin();
  await upkeepPayments(settling(minutes(31)));
  const cancel = () => Promise.reject(new Error('down'));
  await settlePayment(settling(minutes(32), { cancel }), id, 'authorised');
  expect(lines).toEqual([said('refund due', id), expect.objectContaining({ event: 'crash', route: 'cancel' })]);
  await upkeepPayments(settling(minutes(91 * 24 * 60), { cancel }));
  expect(await stateOf(id)).toMatchObject({ state: 'expired', refund: 'due' });
  const given = vi.fn<PaymentProvider['cancel']>(provider.cancel);
  const anHourLater = minutes((91 * 24 + 1) * 60);
  await upkeepPayments(settling(anHourLater, { cancel: given }));
  await upkeepPayments(settling(minutes(92 * 24 * 60), { cancel: given }));
  expect(given.mock.calls).toEqual([[{ id, key: `cancel-${id}`, attempt: 2 }]]);
  expect(lines.at(-1)).toEqual(said('refund done', id));
  // Nothing is left to remember: it became no order, and the money is back.
  expect(await stateOf(id)).toBeUndefined();
});

test('D5: a refund stays due while its method has no provider', async () => {
  const id = await begin();
  await upkeepPayments(settling(minutes(31)));
  await settlePayment({ ...settling(minutes(32)), payments: {} }, id, 'authorised');
  expect((await stateOf(id))?.refund).toBe('due');
  await upkeepPayments({ ...settling(minutes(33)), payments: {} });
  expect((await stateOf(id))?.refund).toBe('due');
  await upkeepPayments(settling(minutes(34)));
  expect((await stateOf(id))?.refund).toBe('done');
});

test('D5: a payment of which the shop wrote down no more than its beginning is an order when it was paid, and else ends', async () => {
  const [paid, lost] = [await begin(), await begin()];
  await shop.db.update(payments).set({ state: 'draft', redirect: null });
  await shop.db.update(sandboxPayments).set({ state: 'authorised' }).where(eq(sandboxPayments.id, paid));
  await upkeepPayments(settling(minutes(2)));
  expect([(await stateOf(paid))?.state, (await stateOf(lost))?.state, await stock()]).toEqual(['placed', 'draft', 10]);
  await upkeepPayments(settling(minutes(31)));
  expect([(await stateOf(lost))?.state, await stock()]).toEqual(['expired', 30]);
});

test('the provider is asked after a minute, in which the shopper may return', async () => {
  const id = await begin();
  const status = vi.fn<PaymentProvider['status']>(provider.status);
  await upkeepPayments(settling(minutes(0.9), { status }));
  expect(status).not.toHaveBeenCalled();
  await upkeepPayments(settling(minutes(1.1), { status }));
  expect(status.mock.calls).toEqual([[id]]);
});

test.each([
  [true, [0, 1, 2]],
  [false, [0, 0, 1]],
] as const)(
  'record 0107: a provider that may be polled (%s) is asked so often before, and when the time is up',
  async (polled, times) => {
    await begin();
    const status = vi.fn<PaymentProvider['status']>(async () => 'open');
    const asked: number[] = [];
    for (const passed of [0.5, 29, 31]) {
      await upkeepPayments(settling(minutes(passed), { polled, status }));
      asked.push(status.mock.calls.length);
    }
    expect(asked).toEqual(times);
  },
);
