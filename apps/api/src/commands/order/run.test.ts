import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OrderDesk } from '../../../testing/orderDesk.ts';
import { orderByTransfer, orderDesk, orderOnline } from '../../../testing/orderDesk.ts';
import type { TestApp } from '../../../testing/testApp.ts';
import { openTestApp } from '../../../testing/testApp.ts';
import { throttleBuckets } from '../../db/accountSchema.ts';
import { orders, payments } from '../../db/orderSchema.ts';
import { products } from '../../db/schema.ts';
import { withdrawals } from '../../db/withdrawalSchema.ts';
import { beginWithdrawal, confirmWithdrawal } from '../../services/withdrawals/withdrawals.ts';

let shop: TestApp;
let order: OrderDesk['order'];
let number: string;
beforeAll(async () => {
  shop = await openTestApp();
  ({ order } = orderDesk(shop));
}, 60_000);
afterAll(() => shop.close());
beforeEach(async () => {
  for (const table of [payments, orders, throttleBuckets]) await shop.db.delete(table);
  number = await orderByTransfer(shop);
});

async function show() {
  const [, text] = await order('show', number, '--json');
  const parsed: unknown = JSON.parse(text);
  return parsed;
}

test('D39: lines are repaid at what they cost, with the standard delivery, once', async () => {
  await order('paid', number);
  await order('ship', number);
  const [{ document } = { document: null }] = await shop.db.select().from(orders);
  const unit = document?.lines[0]?.unit ?? 0;
  const shipment = document?.totals.shipment ?? 0;
  const euros = (cents: number) => (cents / 100).toFixed(2);
  expect((await order('refund', number, '--line', '1=3'))[1]).toContain(`refunded ${euros(3 * unit)} EUR 3 × `);
  const rest = ['refund', number, '--line', '1=17', '--delivery'] as const;
  expect((await order(...rest))[1]).toContain('of it for the delivery.\nTransfer ');
  expect(shipment).toBeGreaterThan(0);
  expect(await order(...rest)).toEqual([1, expect.stringContaining('has not so many pieces there')]);
});

test('D39: statements of withdrawal are listed with the day by which they are repaid', async () => {
  await shop.db.delete(withdrawals);
  expect(await order('withdrawals')).toEqual([0, 'There is none.']);
  const statement = { name: 'Ada Muller', email: 'ada@example.org', goods: '', pieces: [], language: 'EN' } as const;
  const moment = { db: shop.db, now: new Date('2026-11-24T12:00:00Z'), clientAddress: null };
  const id = await beginWithdrawal(moment, { ...statement, orderNumber: number });
  expect((await order('withdrawals'))[1], 'not before the second step').toBe('There is none.');
  await confirmWithdrawal(moment, id);
  expect((await order('withdrawals'))[1]).toMatch(
    new RegExp(`^2026-11-24  repay by 2026-12-08  new +${number}  the whole order  Ada Muller, ada@example.org$`),
  );
});

test('a line says where its pieces lie now', async () => {
  expect((await order('show', number))[1]).toMatch(/^ {2}line 1: 20 × \d+ .+ \(LG-\d+\): 20 open$/m);
  await shop.db.update(products).set({ storagePlace: 'A-03-2' });
  expect((await order('show', number))[1]).toMatch(/^ {2}line 1: 20 × \d+ .+ \(LG-\d+\), place A-03-2: 20 open$/m);
});

test('an order from its payment to its end, in two parcels', async () => {
  expect((await order('list', 'payment'))[1]).toContain(number);
  expect(await order('paid', number, '--by', 'ada')).toEqual([0, expect.stringMatching(/ada: paid [\d.]+ EUR\.$/)]);
  expect((await order('list', 'shipping'))[1]).toContain(number);
  const parcel = ['--carrier', 'dhl', '--tracking', 'JD1'];
  expect(await order('ship', number, '--line', '1=8', '--carrier', 'pigeon')).toEqual([
    1,
    'The shop has no such carrier: take one of dhl, dpd, ups, tnt, post, or add it to carriers.yaml.',
  ]);
  expect((await order('ship', number, '--line', '1=8', ...parcel))[1]).toMatch(/shop: sent 8 × \d+ by dhl JD1\.$/);
  expect((await order('show', number))[1]).toContain('12 open, 8 sent');
  expect((await order('ship', number, ...parcel))[1]).toContain('sent 12 ×');
  expect((await order('deliver', number))[0]).toBe(0);
  expect((await order('return', number, '--line', '1=2', '--to-stock'))[0]).toBe(0);
  expect((await order('refund', number, '--amount', '4.00', '--why', 'scratched'))[1]).toContain(
    'refunded 4.00 EUR (scratched)',
  );
  expect((await order('close', number))[0]).toBe(0);
  expect(await show()).toMatchObject({
    orderNumber: number,
    need: null,
    state: { stage: 'closed', payment: 'partlyRefunded', lines: [{ open: 0, sent: 0, delivered: 18, returned: 2 }] },
  });
  expect((await order('list', 'shipping'))[1]).toBe('There is none.');
});

test('nobody waits for the pieces of a cancelled order, or for its payment', async () => {
  const number = await orderOnline(shop);
  await order('cancel', number);
  const [, said] = await order('show', number);
  expect(said).toContain('The order is cancelled, its payment failed or released; it waits for nothing.');
  expect(said).toContain(': 20 cancelled');
});

describe('a refusal is one sentence that says what to do, and what was last', () => {
  test.each([
    [['ship'], /^Order \S+ is not paid: enter its payment with "paid" first\. The last act was .+ shop: placed\.$/],
    [['paid', '--amount', '1.00'], /has another amount/],
    [['refund'], /has another amount/],
    [['refund', '--amount', '1.00'], /was not paid so much/],
    [['return', '--line', '1=1'], /has not so many pieces there/],
    [['pack', '--line', '2=1'], /has no such line: "show" numbers its lines/],
    [['close'], /is not finished/],
    [['paid', '--seen', '7'], /^Something has happened to order/],
  ])('%j', async ([action = '', ...words], sentence) => {
    expect(await order(action, number, ...words)).toEqual([1, expect.stringMatching(sentence)]);
  });

  test('an unknown order', async () => {
    const sentence = 'There is no order 2000-1: "pnpm order list" has all.';
    expect(await order('paid', '2000-1')).toEqual([1, sentence]);
    const [code, text] = await order('show', '2000-1', '--json');
    expect([code, JSON.parse(text)]).toEqual([1, { error: 'unknownOrder', message: sentence }]);
  });
});

test('a dry run says what would happen, and changes nothing', async () => {
  const before = await show();
  const [code, text] = await order('paid', number, '--dry-run');
  expect([code, text]).toEqual([0, expect.stringMatching(/^Would be done: .+ paid [\d.]+ EUR\.$/)]);
  expect(await show()).toEqual(before);
});

test('a repetition with its key happens once, whether its amount was named or filled in', async () => {
  await order('paid', number, '--key', 'p');
  expect(await order('paid', number, '--key', 'p')).toEqual([0, expect.stringContaining('done before')]);
  for (const words of [
    ['--key', 'a', '--line', '1=5'],
    ['--key', 'b'],
  ]) {
    expect((await order('ship', number, ...words))[1]).not.toContain('done before');
    expect(await order('ship', number, ...words)).toEqual([0, expect.stringContaining('done before')]);
  }
  expect((await order('ship', number, '--key', 'p', '--line', '1=1'))[1]).toContain('The key belongs to another act');
});
