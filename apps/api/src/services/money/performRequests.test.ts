import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { faultyDatabase } from '../../../testing/faultyDatabase.ts';
import { testSkus } from '../../../testing/testCatalogue.ts';
import type { TestApp } from '../../../testing/testApp.ts';
import { openTestApp, testNow } from '../../../testing/testApp.ts';
import { paymentAt, startPaying, testShopper } from '../../../testing/testShopper.ts';
import type { Database } from '../../db/database.ts';
import { providerRequests } from '../../db/ledgerSchema.ts';
import { payments } from '../../db/orderSchema.ts';
import type { ProviderRequest } from '../../integrations/payments/provider.ts';
import { sandboxProvider } from '../../integrations/payments/sandbox.ts';
import type { LogLine } from '../../log/log.ts';
import type { Payment } from '../checkout/placeOrder.ts';
import { settlePayment } from '../checkout/settle.ts';
import { upkeepPayments } from '../checkout/upkeep.ts';
import { ofPayment, performRequests } from './performRequests.ts';
import { exampleShop } from '@platine/domain/shop/exampleShop.data.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
}, 60_000);
afterAll(() => shop.close());

/** The requests that have reached the provider. */
let asked: ProviderRequest[] = [];
let lines: LogLine[] = [];
beforeEach(() => {
  asked = [];
  lines = [];
  shop.time.now = testNow;
});

const pass = (minutes: number) => {
  shop.time.now = new Date(shop.time.now.getTime() + minutes * 60_000);
};
/** A process of the shop. Its provider answers as slowly as a network. */
const process = (db: Database = shop.db) => {
  const sandbox = sandboxProvider(shop.db);
  const cancel = async (one: ProviderRequest) => {
    asked.push(one);
    await new Promise((resolve) => setTimeout(resolve, 50));
    return sandbox.cancel(one);
  };
  const log = (line: LogLine) => lines.push(line);
  const times = { clock: () => shop.time.now, now: shop.time.now };
  const shops = { currentShop: () => exampleShop, shop: exampleShop };
  return { db, log, ...times, ...shops, payments: { PAYPAL: { ...sandbox, cancel } } };
};

/** A payment that the shopper has approved after its end, while its method had no provider. */
async function owed(): Promise<Payment> {
  const id = paymentAt(await startPaying(testShopper(shop.app), { sku: testSkus.plain, amount: 20 }));
  pass(31);
  await upkeepPayments({ ...process(), payments: {} });
  await settlePayment({ ...process(), payments: {} }, id, 'authorised');
  return stored(id);
}

async function stored(id: string): Promise<Payment> {
  const [payment] = await shop.db.select().from(payments).where(eq(payments.id, id));
  if (payment === undefined) throw new Error('There is no such payment.');
  return payment;
}

const outcomes = () => lines.map((line) => (line.event === 'payment' ? line.outcome : line.event));

test('D5: of several processes one asks for a refund, and one line tells of it', async () => {
  const { id } = await owed();
  await Promise.all([upkeepPayments(process()), upkeepPayments(process()), settlePayment(process(), id, 'authorised')]);
  pass(10);
  await upkeepPayments(process());
  expect(asked).toEqual([{ id, key: `cancel-${id}`, attempt: 0 }]);
  expect((await stored(id)).refund).toBe('done');
  expect(outcomes()).toEqual(['refund due', 'refund done']);
});

test('D5: a request whose process is killed at any statement is made again with the same key, and is answered once', async () => {
  let stopped = 0;
  for (let stopAt = 1; stopAt < 20; stopAt += 1) {
    const { id } = await owed();
    asked = [];
    await performRequests(process(faultyDatabase(shop.db, stopAt)), ofPayment(id)).catch(() => undefined);
    if ((await stored(id)).refund === 'done') break;
    stopped += 1;
    const before = asked.length;
    pass(61);
    await upkeepPayments(process());
    expect((await stored(id)).refund, `stopped at statement ${stopAt}`).toBe('done');
    expect(new Set(asked.map(({ key }) => key))).toEqual(new Set([`cancel-${id}`]));
    expect(asked).toHaveLength(before + 1);
  }
  expect(stopped).toBeGreaterThan(3);
});

test('D37: the ledger changes neither a request nor an answer', async () => {
  const { id } = await owed();
  await expect(shop.db.update(providerRequests).set({ cents: 1 }).where(ofPayment(id))).rejects.toThrow();
  await upkeepPayments(process());
  await expect(shop.db.update(providerRequests).set({ answer: 'refused' }).where(ofPayment(id))).rejects.toThrow();
  const [entry] = await shop.db.select().from(providerRequests).where(ofPayment(id));
  expect(entry).toMatchObject({ kind: 'cancel', attempts: 1, answer: 'done', dueAt: null, reason: '' });
});
