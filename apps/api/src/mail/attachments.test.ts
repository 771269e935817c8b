import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyDatabase } from '../../testing/emptyDatabase.ts';
import { storeOrders } from '../../testing/storeOrders.ts';
import { mailOutbox } from '../db/mailSchema.ts';
import type { OpenedDatabase } from '../db/open.ts';
import { openDatabase } from '../db/open.ts';
import { orders } from '../db/orderSchema.ts';
import type { StoredMail } from '../db/storedMail.ts';
import type { ComposedMail } from './letter.ts';
import { enqueueMail } from './outbox.ts';
import { sendDueMails } from './worker.ts';
import { exampleShop } from '@platine/domain/shop/exampleShop.data.ts';

let opened: OpenedDatabase;
let number = '';
let sent: ComposedMail[] = [];
let now = new Date('2026-11-24T12:00:00Z');
/** The issued documents of this test. */
let pdfs: Record<string, Uint8Array> = {};
beforeAll(async () => {
  opened = await openDatabase(await emptyDatabase());
}, 60_000);
afterAll(() => opened.close());
beforeEach(async () => {
  sent = [];
  await opened.db.delete(mailOutbox);
  await opened.db.delete(orders);
  [number = ''] = await storeOrders(opened.db, 1);
});

const put = (mail: StoredMail) => enqueueMail(opened.db, now, { recipient: 'ada@example.org', language: 'DE', mail });
const round = () =>
  sendDueMails({
    db: opened.db,
    clock: () => now,
    log: () => undefined,
    currentShop: () => exampleShop,
    origin: 'https://shop.example',
    shopAddress: 'office@platine.example',
    ordersAddress: null,
    send: (mail) => Promise.resolve(void sent.push(mail)),
    documentPdf: (one) => Promise.resolve(pdfs[one] ?? null),
    forget: true,
  });
const file = new TextEncoder().encode('%PDF-1.7 a file');
const files = () => sent.map(({ attachments }) => attachments.map(({ filename }) => filename));

test('D9, D38: the confirmation has the KB, a shipment its delivery note and invoice, as PDF', async () => {
  pdfs = { [`KB-${number}`]: file, 'LS-2026-000001': file, 'RE-2026-000001': file };
  const about = { orderNumber: number, signature: 's' };
  const goods = { pieces: [], carrier: null, tracking: '', complete: true };
  await put({ kind: 'orderConfirmation', ...about });
  await put({ kind: 'orderSent', ...about, ...goods, documents: ['LS-2026-000001', 'RE-2026-000001'] });
  expect(await round()).toBe(2);
  expect(files().toSorted((one, other) => one.length - other.length)).toEqual([
    [`KB-${number}.pdf`],
    ['LS-2026-000001.pdf', 'RE-2026-000001.pdf'],
  ]);
  expect(sent[0]?.attachments[0]).toMatchObject({ content: file, contentType: 'application/pdf' });
});

test('a mail whose document is missing waits for it; one of an earlier version names none', async () => {
  pdfs = {};
  await put({ kind: 'orderConfirmation', orderNumber: number, signature: 's' });
  expect(await round()).toBe(0);
  expect(sent).toEqual([]);
  pdfs = { [`KB-${number}`]: file };
  now = new Date(now.getTime() + 60_000);
  expect(await round()).toBe(1);
  await put({ kind: 'orderRefunded', orderNumber: number, signature: 's', cents: 100 });
  expect(await round()).toBe(1);
  expect(files().at(-1)).toEqual([]);
});
