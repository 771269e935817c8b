import { sql } from 'drizzle-orm';
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
