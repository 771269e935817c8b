import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isBegun } from '@platine/domain/order/life/orderState.ts';
import { faultyDatabase } from '../../../testing/faultyDatabase.ts';
import { orderDesk, orderOnline } from '../../../testing/orderDesk.ts';
import type { TestApp } from '../../../testing/testApp.ts';
import { openTestApp } from '../../../testing/testApp.ts';
import { throttleBuckets } from '../../db/accountSchema.ts';
import { providerRequests } from '../../db/ledgerSchema.ts';
import { mailOutbox } from '../../db/mailSchema.ts';
import { orders, payments } from '../../db/orderSchema.ts';
import { sandboxPayments, sandboxRequests } from '../../db/sandboxSchema.ts';
import { products } from '../../db/schema.ts';
import type { PaymentProvider } from '../../integrations/payments/provider.ts';
import { sandboxProvider } from '../../integrations/payments/sandbox.ts';
import { performRequests } from '../../services/money/performRequests.ts';
import { readOrderFile } from '../../services/orders/orderFile.ts';
import { exampleShop } from '@platine/domain/shop/exampleShop.data.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
}, 60_000);
afterAll(() => shop.close());

/** The fate of a request to the provider: no answer comes, before or after it was done. */
const troubles = ['none', 'down', 'answerLost'] as const;
type Trouble = (typeof troubles)[number];

function providerIn(trouble: Trouble): PaymentProvider {
  const sandbox = sandboxProvider(shop.db);
  const troubled =
    <Request>(ask: (request: Request) => Promise<unknown>) =>
    async (request: Request): Promise<never> => {
      if (trouble === 'answerLost') await ask(request);
      throw new Error('No answer.');
    };
  if (trouble === 'none') return sandbox;
  const { capture, cancel, refund } = sandbox;
  return { ...sandbox, capture: troubled(capture), cancel: troubled(cancel), refund: troubled(refund) };
}

const anyWords: fc.Arbitrary<readonly string[]> = fc.constantFrom(
  ['ship', '--line', '1=10'],
  ['paid'],
  ['cancel'],
  ['withdraw'],
  ['refund'],
  ['refund', '--amount', '1.00'],
  ['refund', '--amount', '7.50'],
  ['refund', '--amount', '40.00'],
);
const anyStep = fc.record({
  words: anyWords,
  key: fc.constantFrom('a', 'b', 'c', 'd'),
  trouble: fc.constantFrom(...troubles),
  /** The statement before which the shop is killed; 99: it is not. */
  stopAt: fc.oneof(fc.constant(99), fc.integer({ min: 1, max: 40 })),
});

type Step = typeof anyStep extends fc.Arbitrary<infer One> ? One : never;

async function newOrder(): Promise<string> {
  const emptied = [payments, orders, mailOutbox, throttleBuckets, sandboxRequests, sandboxPayments, providerRequests];
  for (const table of emptied) await shop.db.delete(table);
  await shop.db.update(products).set({ stockAmount: 50 });
  return orderOnline(shop);
}

/** The requests that the provider has done, in cents. */
async function booksOfProvider() {
  const done = (await shop.db.select().from(sandboxRequests)).filter(({ refusal }) => refusal === null);
  const sum = (kind: string) => done.reduce((all, one) => (one.kind === kind ? all + one.cents : all), 0);
  return { captured: sum('capture'), refunded: sum('refund'), keys: done.map(({ key }) => key) };
}

/** Does the steps one after the other, hours apart, and then makes what is due. */
async function play(number: string, steps: readonly Step[]): Promise<void> {
  for (const { words, key, trouble, stopAt } of steps) {
    const [action = '', ...options] = words;
    const desk = orderDesk(shop, { providers: { PAYPAL: providerIn(trouble) }, db: faultyDatabase(shop.db, stopAt) });
    await desk.order(action, number, ...options, '--key', `${action}-${key}`).catch(() => undefined);
    shop.time.now = new Date(shop.time.now.getTime() + 2 * 3_600_000);
  }
  const job = { db: shop.db, clock: () => shop.time.now, currentShop: () => exampleShop, log: () => undefined };
  await performRequests({ ...job, payments: { PAYPAL: sandboxProvider(shop.db) } });
}

test('D37: with acts in any order, repetitions, kills and a provider that does not answer, money moves exactly once', async () => {
  const run = async (steps: readonly Step[]) => {
    const number = await newOrder();
    await play(number, steps);
    const file = await readOrderFile(shop.db, number);
    if (file === null) throw new Error('There is no such order.');
    const { state, ledger } = file;
    const books = await booksOfProvider();
    expect(ledger.filter(({ answer }) => answer !== 'done')).toEqual([]);
    expect([state.paid, state.refunded]).toEqual([books.captured, books.refunded]);
    expect(books.refunded).toBeLessThanOrEqual(books.captured);
    expect([0, state.total]).toContain(books.captured);
    expect(books.keys.toSorted()).toEqual(ledger.map(({ key }) => key).toSorted());
    if (state.stage === 'cancelled') expect(books.refunded, 'a cancelled order keeps no money').toBe(books.captured);
    if (isBegun(state)) expect(books.captured, 'sent goods are paid').toBe(state.total);
  };
  await fc.assert(fc.asyncProperty(fc.array(anyStep, { minLength: 1, maxLength: 8 }), run), { numRuns: 40 });
}, 120_000);
