import { sql } from 'drizzle-orm';
import { cartTotals } from '@platine/domain/cart/totals.ts';
import { testOrder } from '../../../testing/testOrder.ts';
import { orderByTransfer, orderDesk } from '../../../testing/orderDesk.ts';
import { storeOrders } from '../../../testing/storeOrders.ts';
import { medianTime } from '../../../testing/medianTime.ts';
import type { TestApp } from '../../../testing/testApp.ts';
import { openTestApp, testNow } from '../../../testing/testApp.ts';
import { figuresSums } from '@platine/domain/desk/figures.ts';
import { exampleShop } from '@platine/domain/shop/exampleShop.data.ts';
import { vatSums } from '@platine/domain/money/vatReturn.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { documents } from '../../db/documentSchema.ts';
import { luxembourgDate } from '../../time/clock.ts';
import { vatOf } from '../documents/bookings.ts';
import { issueCreditNote } from '../documents/issueCreditNote.ts';
import { issueInvoice } from '../documents/issueInvoice.ts';
import { readBookings } from '../documents/readBookings.ts';
import { readFigures } from './figures.ts';

const many = 2000;

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
}, 60_000);
afterAll(() => shop.close());

const today = luxembourgDate(testNow);
const days = { from: today, until: today };

test('D38: revenue is invoices less credit notes without VAT, as the export for accounting has it', async () => {
  const { order } = orderDesk(shop);
  const sent = await orderByTransfer(shop);
  const waiting = await orderByTransfer(shop);
  const cancelled = await orderByTransfer(shop);
  await order('cancel', cancelled, '--shop');
  const before = await readFigures(shop.db, days);
  expect(figuresSums(before)).toMatchObject({ orders: 2, revenue: 0 });
  for (const number of [sent, waiting]) await order('paid', number);
  await order('ship', sent);
  const after = await readFigures(shop.db, days);
  const bookings = await readBookings(shop.db, days);
  expect(bookings).toHaveLength(1);
  expect(figuresSums(after)).toMatchObject({ orders: 2, revenue: bookings[0]?.net });
  expect(after.vat).toEqual(vatSums(bookings.map(vatOf)));
  expect(after.products.map(({ pieces }) => pieces)).toEqual(bookings[0]?.issued.lines.map(({ amount }) => amount));
  const corrected = bookings[0]?.issued.number ?? '';
  const moment = { now: testNow, shop: exampleShop };
  await shop.db.transaction((tx) => issueCreditNote(tx, moment, { invoiceNumber: corrected, part: '', pieces: null }));
  const credited = await readFigures(shop.db, days);
  expect(figuresSums(credited).revenue).toBe(0);
  expect([credited.rest, credited.products.map(({ pieces, revenue }) => [pieces, revenue])]).toEqual([0, [[0, 0]]]);
  const month = { from: '2026-11-01', until: '2026-11-30' };
  expect(credited.vat).toEqual(vatSums((await readBookings(shop.db, month)).map(vatOf)));
});

test('record 0161: invoices in parts, and credit notes on them, are declared by rate, and together they are the order', async () => {
  const [relay] = testOrder.lines;
  if (relay === undefined) throw new Error('The test order has a line.');
  const lines = [
    { ...relay, amount: 3, unit: 999, line: 2997 },
    { ...relay, sku: 8, amount: 3, unit: 333, line: 999, rate: 70 },
  ];
  const totals = cartTotals(lines, 590, testOrder.pricing);
  const [orderNumber = ''] = await storeOrders(shop.db, 1, { first: 500, lines, totals });
  const moment = { now: new Date('2027-01-11T12:00:00Z'), shop: exampleShop };
  const day = { from: '2027-01-11', until: '2027-01-11' };
  const declared = async () => {
    const { vat } = await readFigures(shop.db, day);
    expect(vat).toEqual(vatSums((await readBookings(shop.db, day)).map(vatOf)));
    return vat.map(({ rate, net, tax }) => [rate, net, tax]);
  };
  const parts = [[{ sku: 8, amount: 2 }], [{ sku: relay.sku, amount: 1 }], null];
  const invoices = await shop.db.transaction(async (tx) => {
    const issued: string[] = [];
    for (const [part, pieces] of parts.entries()) {
      const invoice = await issueInvoice(tx, moment, { orderNumber, part: String(part), pieces });
      if (typeof invoice !== 'string') issued.push(invoice.number);
    }
    return issued;
  });
  expect(invoices).toHaveLength(parts.length);
  expect(await declared()).toEqual(
    (totals.byRate ?? []).map(({ rate, totalWithoutTax, tax }) => [rate, totalWithoutTax, tax]).toReversed(),
  );
  for (const invoiceNumber of invoices)
    for (const [part, pieces] of [[{ sku: 8, amount: 1 }], null].entries())
      if (part > 0 || invoiceNumber === invoices[0])
        await shop.db.transaction((tx) => issueCreditNote(tx, moment, { invoiceNumber, part: String(part), pieces }));
  expect(await declared()).toEqual([
    [70, 0, 0],
    [190, 0, 0],
  ]);
});

test('figures of 2,000 invoices are added up within 500 ms', async () => {
  const [orderNumber = ''] = await storeOrders(shop.db, 1);
  const moment = { now: testNow, shop: exampleShop };
  await shop.db.transaction((tx) => issueInvoice(tx, moment, { orderNumber, part: '', pieces: null }));
  // Copies under other numbers: issuing so many takes longer than all that is measured.
  await shop.db.execute(sql`
    insert into ${documents} (number, kind, year, sequence, order_number, part, revision, document, issued_at)
    select 'RE-2026-' || n, kind, year, n, order_number, n::text, revision, document, issued_at
    from ${documents} cross join generate_series(900001, ${900_000 + many - 1}) n
    where order_number = ${orderNumber} and kind = 'RE'`);
  const year = { from: '2026-01-01', until: '2026-12-31' };
  const { vat, days: all } = await readFigures(shop.db, year);
  expect([all.length, vat.reduce((sum, one) => sum + one.documents, 0)]).toEqual([365, many + 2]);
  expect(await medianTime(() => readFigures(shop.db, year))).toBeLessThan(500);
});
