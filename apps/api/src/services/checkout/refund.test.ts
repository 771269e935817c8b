import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { faultyDatabase, StoppedError } from '../../../testing/faultyDatabase.ts';
import { testSkus } from '../../../testing/testCatalogue.ts';
import type { TestApp } from '../../../testing/testApp.ts';
import { openTestApp, testNow } from '../../../testing/testApp.ts';
import { paymentAt, startPaying, testShopper } from '../../../testing/testShopper.ts';
import type { Database } from '../../db/database.ts';
import { payments } from '../../db/orderSchema.ts';
import type { RefundToMake } from '../../integrations/payments/provider.ts';
import { sandboxProvider } from '../../integrations/payments/sandbox.ts';
import type { LogLine } from '../../log/log.ts';
import type { Payment } from './placeOrder.ts';
import { refundPayment } from './refund.ts';
import { settlePayment } from './settle.ts';
import { upkeepPayments } from './upkeep.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
}, 60_000);
afterAll(() => shop.close());

/** The refunds that have reached the provider. */
let asked: RefundToMake[] = [];
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
  const refund = async (one: RefundToMake) => {
    asked.push(one);
    await new Promise((resolve) => setTimeout(resolve, 50));
    await sandbox.refund(one);
  };
  const log = (line: LogLine) => lines.push(line);
  return { db, log, clock: () => shop.time.now, now: shop.time.now, payments: { PAYPAL: { ...sandbox, refund } } };
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
  expect(asked).toEqual([{ id, idempotencyKey: `refund-${id}` }]);
  expect((await stored(id)).refund).toBe('done');
  expect(outcomes()).toEqual(['refund due', 'refund done']);
});

test('D5: of two processes that have read the same due refund one asks the provider', async () => {
  const payment = await owed();
  await Promise.all([refundPayment(process(), payment), refundPayment(process(), payment)]);
  expect(asked).toHaveLength(1);
  expect(outcomes()).toEqual(['refund due', 'refund done']);
});

test('D5: a refund whose process is killed before it is recorded is asked for again with the same key, once the claim is over', async () => {
  const payment = await owed();
  await expect(refundPayment(process(faultyDatabase(shop.db, 2)), payment)).rejects.toThrow(StoppedError);
  expect((await stored(payment.id)).refund).toBe('due');
  await upkeepPayments(process());
  expect(asked).toHaveLength(1);
  pass(61);
  await upkeepPayments(process());
  expect(asked).toHaveLength(2);
  expect(asked[1]).toEqual(asked[0]);
  expect((await stored(payment.id)).refund).toBe('done');
});

test('D5: a process that is killed before it asks has asked for nothing, and another one does', async () => {
  const payment = await owed();
  await expect(refundPayment(process(faultyDatabase(shop.db, 1)), payment)).rejects.toThrow(StoppedError);
  expect(asked).toEqual([]);
  await upkeepPayments(process());
  expect(asked).toHaveLength(1);
});
