import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isBegun } from '@platine/domain/order/life/orderState.ts';
import { exampleShop } from '@platine/domain/shop/exampleShop.data.ts';
import { faultyDatabase } from '../../../testing/faultyDatabase.ts';
import { orderDesk, orderOnline } from '../../../testing/orderDesk.ts';
import type { TestApp } from '../../../testing/testApp.ts';
import { openTestApp, testNow, testOrigin } from '../../../testing/testApp.ts';
import { paymentAt, testShopper } from '../../../testing/testShopper.ts';
import { createApp } from '../../app.ts';
import type { Database } from '../../db/database.ts';
import { throttleBuckets } from '../../db/accountSchema.ts';
import { providerRequests } from '../../db/ledgerSchema.ts';
import { mailOutbox } from '../../db/mailSchema.ts';
import { orders, payments } from '../../db/orderSchema.ts';
import { sandboxPayments, sandboxRequests } from '../../db/sandboxSchema.ts';
import { products } from '../../db/schema.ts';
import { sandboxIntegrations } from '../../integrations/integrations.ts';
import { readOrderFile } from '../orders/orderFile.ts';
import { orderLinkSignature } from './orderLink.ts';
import { upkeepPayments } from './upkeep.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
}, 60_000);
afterAll(() => shop.close());
beforeEach(() => {
  shop.time.now = testNow;
});

const common = () => ({ clock: () => shop.time.now, currentShop: () => exampleShop, log: () => undefined });
/** The shop in a process that is killed before its n-th statement; without a number it lives. */
function appOn(stopAt = Infinity) {
  const db = faultyDatabase(shop.db, stopAt);
  return createApp({ db, ...sandboxIntegrations(db), ...common(), publicOrigin: testOrigin });
}
const upkeep = (db: Database = shop.db) =>
  upkeepPayments({ db, ...common(), payments: sandboxIntegrations(db).payments });
const pass = (minutes: number) => {
  shop.time.now = new Date(shop.time.now.getTime() + minutes * 60_000);
};

/** The bank ends what it has authorised, so that a capture is refused. */
const lapse = () =>
  shop.db.update(sandboxPayments).set({ state: 'expired' }).where(eq(sandboxPayments.state, 'authorised'));

/** Presses the button on the order's page, by the mailed link; answers the provider's page, null without one. */
async function press(orderNumber: string, stopAt?: number): Promise<string | null> {
  const SIGNATURE = await orderLinkSignature({ db: shop.db, now: shop.time.now }, orderNumber);
  const answer = await testShopper(appOn(stopAt)).attempt('payOrderAgain', { ORDER_NUMBER: orderNumber, SIGNATURE });
  return 'REDIRECT' in answer ? answer.REDIRECT : null;
}

/** Presses a button of the provider's page and goes where it leads; answers the address of the order's page. */
async function decide(page: string, decision: string, stopAt?: number): Promise<string> {
  const body = new URLSearchParams({ decision });
  const decided = await shop.app.fetch(new Request(testOrigin + page, { method: 'POST', body }));
  const back = decided.headers.get('location') ?? '';
  const answer = await appOn(stopAt).fetch(new Request(testOrigin + back));
  return answer.headers.get('location') ?? '';
}

async function newOrder(): Promise<string> {
  const emptied = [payments, orders, mailOutbox, throttleBuckets, sandboxRequests, sandboxPayments, providerRequests];
  for (const table of emptied) await shop.db.delete(table);
  await shop.db.update(products).set({ stockAmount: 50 });
  return orderOnline(shop);
}

/** An order whose first parcel was sent, and whose payment was refused with it. */
async function failedOrder(): Promise<string> {
  const number = await newOrder();
  await lapse();
  await orderDesk(shop).order('ship', number, '--line', '1=10');
  return number;
}

async function fileOf(number: string) {
  const file = await readOrderFile(shop.db, number);
  if (file === null) throw new Error('There is no such order.');
  return file;
}

/** The money that the provider has taken and given back, and the payments that it still holds money for. */
async function books() {
  const done = (await shop.db.select().from(sandboxRequests)).filter(({ refusal }) => refusal === null);
  const sum = (kind: string) => done.reduce((all, one) => (one.kind === kind ? all + one.cents : all), 0);
  const held = await shop.db.select().from(sandboxPayments).where(eq(sandboxPayments.state, 'authorised'));
  return { captured: sum('capture'), refunded: sum('refund'), held: held.map(({ id }) => id) };
}

describe('D37: another payment of an order', () => {
  test('is captured at once where a parcel has left, by the new payment alone', async () => {
    const number = await failedOrder();
    const page = await press(number);
    const place = await decide(page ?? '', 'approve');
    expect(place).toMatch(new RegExp(`^/order/${number}\\?signature=2026-11-21\\..+&payment=paid$`));
    await upkeep();
    const { state, ledger } = await fileOf(number);
    expect([state.payment, state.refundsBy, await books()]).toMatchObject([
      'paid',
      'provider',
      { captured: state.total, held: [] },
    ]);
    const asked = ledger.map(({ kind, answer, paymentId }) => [kind, answer, paymentId === paymentAt(page ?? '')]);
    expect(asked).toEqual([
      ['capture', 'refused', false],
      ['capture', 'done', true],
    ]);
    await orderDesk(shop).order('refund', number, '--amount', '1.00');
    expect(await books(), 'a refund goes to the payment that has the money').toMatchObject({ refunded: 100 });
  });

  test.each([
    ['decline', 'declined'],
    ['abandon', 'abandoned'],
    ['expire', 'expired'],
    ['silence', 'pending'],
  ])('that ends with "%s" says %s, and the order stays as it is', async (decision, outcome) => {
    const number = await failedOrder();
    expect(await decide((await press(number)) ?? '', decision)).toContain(`&payment=${outcome}`);
    expect((await fileOf(number)).state.payment).toBe('failed');
  });

  test('that comes after a transfer, or after the end of the order, gives its money back', async () => {
    for (const words of [['paid'], ['withdraw']]) {
      const number = await failedOrder();
      const page = await press(number);
      const [action = '', ...rest] = words;
      await orderDesk(shop).order(action, number, ...rest);
      const before = (await fileOf(number)).state;
      expect(await decide(page ?? '', 'approve'), action).toContain('&payment=released');
      await upkeep();
      expect((await fileOf(number)).state).toEqual(before);
      expect(await books()).toEqual({ captured: 0, refunded: 0, held: [] });
    }
  });

  test('that nobody finishes expires, and the next press opens a new one', async () => {
    const number = await failedOrder();
    const first = await press(number);
    expect(await press(number)).toBe(first);
    pass(31);
    const second = await press(number);
    expect(second).not.toBe(first);
    expect(await decide(first ?? '', 'approve')).toContain('&payment=released');
    expect(await decide(second ?? '', 'approve')).toContain('&payment=paid');
    pass(2);
    await upkeep();
    expect(await books()).toMatchObject({ captured: (await fileOf(number)).state.total, held: [] });
  });

  test('that was declined is over: who goes back to the provider’s page approves nothing', async () => {
    const number = await failedOrder();
    const page = (await press(number)) ?? '';
    await decide(page, 'decline');
    expect(await decide(page, 'approve')).toContain('&payment=declined');
    expect(await books()).toMatchObject({ captured: 0, held: [] });
  });

  test('is found by the job where neither the shopper nor a notice has come back', async () => {
    const number = await failedOrder();
    const page = await press(number);
    await shop.app.fetch(
      new Request(testOrigin + page, { method: 'POST', body: new URLSearchParams({ decision: 'approve' }) }),
    );
    pass(2);
    await upkeep();
    expect((await fileOf(number)).state.payment).toBe('paid');
  });

  test('opens no order by its number alone', async () => {
    for (const id of ['x', '00000000-0000-0000-0000-000000000000'])
      expect((await shop.send('GET', `/api/payment/return/${id}`)).headers.get('location')).toBe('/');
    const number = await failedOrder();
    const page = await press(number);
    const place = (await shop.send('GET', `/api/payment/return/${paymentAt(page ?? '')}`)).headers.get('location');
    expect(place).toBe(`/order/${number}?signature=&payment=abandoned`);
  });
});

const anyStep = fc.record({
  act: fc.constantFrom('press', 'approve', 'decline', 'lapse', 'ship', 'paid', 'cancel', 'withdraw', 'wait'),
  /** The statement before which the shop is killed. */
  stopAt: fc.oneof(fc.constant(Infinity), fc.integer({ min: 1, max: 30 })),
  which: fc.nat({ max: 3 }),
});
type Step = typeof anyStep extends fc.Arbitrary<infer One> ? One : never;

async function play(number: string, steps: readonly Step[]): Promise<void> {
  const pages: string[] = [];
  for (const { act, stopAt, which } of steps) {
    if (act === 'press') {
      await press(number, stopAt);
      const opened = (await shop.db.select().from(payments)).flatMap(({ paysFor, redirect }) =>
        paysFor === null || redirect === null ? [] : [redirect],
      );
      pages.splice(0, pages.length, ...opened);
    } else if (act === 'approve' || act === 'decline') {
      const page = pages[which % Math.max(1, pages.length)];
      if (page !== undefined) await decide(page, act, stopAt).catch(() => undefined);
    } else if (act === 'lapse') await lapse();
    else if (act === 'wait') {
      pass(20);
      await upkeep(faultyDatabase(shop.db, stopAt)).catch(() => undefined);
    } else {
      const desk = orderDesk(shop, { db: faultyDatabase(shop.db, stopAt) });
      await desk.order(act, number, ...(act === 'ship' ? ['--line', '1=5'] : [])).catch(() => undefined);
    }
    pass(1);
  }
  for (let times = 0; times < 3; times += 1) {
    pass(60 * 24);
    await upkeep();
  }
}

test('D37: with presses, approvals, refusals, transfers and kills in any order, no order is paid twice', async () => {
  const run = async (steps: readonly Step[]) => {
    const number = await failedOrder();
    await play(number, steps);
    const { state, ledger } = await fileOf(number);
    const { captured, refunded, held } = await books();
    expect([0, state.total], 'one capture of the whole sum, or none').toContain(captured);
    const byHand = state.paid - captured;
    expect([0, state.total], 'a transfer, or the provider, and never both').toContain(byHand);
    expect([state.paid, refunded <= captured]).toEqual([captured + byHand, true]);
    expect(held.length, 'money is held for an order that waits for it, and no other').toBe(
      state.payment === 'authorised' ? 1 : 0,
    );
    expect(ledger.filter(({ answer }) => answer === null)).toEqual([]);
    const open = (await shop.db.select().from(payments)).filter(
      ({ state: one }) => one === 'draft' || one === 'pending',
    );
    expect(open, 'nothing is left open').toEqual([]);
    if (isBegun(state) && state.payment === 'authorised') throw new Error('Sent goods wait for their capture.');
  };
  await fc.assert(fc.asyncProperty(fc.array(anyStep, { minLength: 1, maxLength: 10 }), run), { numRuns: 25 });
}, 120_000);
