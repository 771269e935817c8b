import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Pieces } from '@platine/domain/order/life/acts.ts';
import { emptyDatabase } from '../../../testing/emptyDatabase.ts';
import { storeOrders } from '../../../testing/storeOrders.ts';
import { testOrder } from '../../../testing/testOrder.ts';
import { documents, documentCounters } from '../../db/documentSchema.ts';
import type { OpenedDatabase } from '../../db/open.ts';
import { openDatabase } from '../../db/open.ts';
import { orders } from '../../db/orderSchema.ts';
import { holdOrder } from './heldOrder.ts';
import { issueConfirmation } from './issueConfirmation.ts';
import { issueCreditNote } from './issueCreditNote.ts';
import { issueDeliveryNote } from './issueDeliveryNote.ts';
import { issueInvoice } from './issueInvoice.ts';
import { exampleShop } from '@platine/domain/shop/exampleShop.data.ts';

let opened: OpenedDatabase;
beforeAll(async () => {
  opened = await openDatabase(await emptyDatabase());
}, 60_000);
afterAll(() => opened.close());
beforeEach(async () => {
  await opened.db.delete(orders);
  await opened.db.delete(documentCounters);
});

const now = new Date('2026-11-24T12:00:00Z');
const lines = [7, 8].map((sku) => ({
  ...testOrder.lines[0],
  sku,
  name: {},
  partNumber: '',
  amount: 2,
  unit: 1001,
  line: 2002,
}));
/** 40.04 € of goods and 6 € of shipping, with 19 %. */
const totals = { goods: 4004, shipment: 600, tax: 735, total: 4604, totalWithoutTax: 3869 };

async function anOrder(change: Partial<typeof testOrder> = {}): Promise<string> {
  const [number = ''] = await storeOrders(opened.db, 1, { lines, totals, ...change });
  return number;
}
const invoice = (orderNumber: string, part = '', pieces: readonly Pieces[] | null = null) =>
  opened.db.transaction((tx) => issueInvoice(tx, { now, shop: exampleShop }, { orderNumber, part, pieces }));
const credit = (invoiceNumber: string, part = '', pieces: readonly Pieces[] | null = null) =>
  opened.db.transaction((tx) => issueCreditNote(tx, { now, shop: exampleShop }, { invoiceNumber, part, pieces }));

describe('D38: invoices', () => {
  test('of a whole order has its lines and sums, and is issued once', async () => {
    const number = await anOrder();
    const issued = await invoice(number);
    expect(issued).toMatchObject({
      number: 'RE-2026-000001',
      date: '2026-11-24',
      language: 'DE',
      paid: true,
      lines,
      totals,
    });
    expect(await invoice(number)).toEqual(issued);
    expect(await opened.db.$count(documents)).toBe(1);
  });

  test('of parts are the order together; the first has the shipping', async () => {
    const number = await anOrder();
    const first = await invoice(number, 'one', [{ sku: 7, amount: 1 }]);
    const second = await invoice(number, 'two', [{ sku: 7, amount: 1 }]);
    const last = await invoice(number, 'three');
    expect([first, second, last]).toMatchObject([
      { totals: { shipment: 600, total: 1601 } },
      { totals: { shipment: 0, total: 1001 } },
      { lines: [{ sku: 8, amount: 2 }], totals: { shipment: 0, total: 2002 } },
    ]);
    const taxes = [first, second, last].map((one) => (typeof one === 'string' ? 0 : one.totals.tax));
    expect(taxes.reduce((sum, tax) => sum + tax, 0)).toBe(totals.tax);
    expect(await invoice(number, 'two', [{ sku: 7, amount: 1 }])).toEqual(second);
    expect(await invoice(number, 'four')).toBe('INVOICED');
  });

  test('on invoice is payable 30 days later, a paid one at no day', async () => {
    const number = await anOrder({ paymentMethod: 'INVOICE' });
    await opened.db.update(orders).set({ paid: false });
    expect(await invoice(number)).toMatchObject({ paid: false, payBy: '2026-12-24' });
  });

  test('none for an unknown or cancelled order, or for pieces that were not ordered', async () => {
    const number = await anOrder();
    expect(await invoice('2000-1')).toBe('NO_ORDER');
    await expect(invoice(number, '', [{ sku: 7, amount: 3 }])).rejects.toThrow(RangeError);
    await opened.db.update(orders).set({ cancellation: 'UNPAID', cancelledAt: now });
    expect(await invoice(number)).toBe('CANCELLED');
  });

  test('numbers begin again each year', async () => {
    await storeOrders(opened.db, 2, { lines, totals });
    const [first, second] = (await opened.db.select().from(orders)).map((row) => row.number);
    await invoice(first ?? '');
    const later = { orderNumber: second ?? '', part: '', pieces: null };
    // New Year's Eve is over in Luxembourg an hour before it is in UTC.
    const midnight = new Date('2026-12-31T23:30:00Z');
    expect(
      await opened.db.transaction((tx) => issueInvoice(tx, { now: midnight, shop: exampleShop }, later)),
    ).toMatchObject({
      number: 'RE-2027-000001',
      date: '2027-01-01',
    });
  });
});

describe('D38: an issued document never changes', () => {
  test('a row refuses each change, in the database too', async () => {
    await invoice(await anOrder());
    for (const change of [{ kind: 'LS' }, { part: 'x' }, { issuedAt: new Date() }] as const)
      await expect(opened.db.update(documents).set(change)).rejects.toThrow();
    expect(await opened.db.select({ kind: documents.kind }).from(documents)).toEqual([{ kind: 'RE' }]);
  });

  test('a correction is a credit note and a new invoice', async () => {
    const number = await anOrder();
    await invoice(number);
    const note = await credit('RE-2026-000001');
    expect(note).toMatchObject({
      number: 'RK-2026-000001',
      totals,
      corrects: { number: 'RE-2026-000001', date: '2026-11-24' },
    });
    expect(await credit('RE-2026-000001')).toEqual(note);
    expect(await invoice(number)).toMatchObject({ number: 'RE-2026-000002', totals });
  });

  test('credit notes on pieces are never more than the invoice', async () => {
    await invoice(await anOrder());
    expect(await credit('RE-2026-000001', 'one', [{ sku: 7, amount: 1 }])).toMatchObject({
      totals: { total: 1001, shipment: 0 },
    });
    await expect(credit('RE-2026-000001', 'two', [{ sku: 7, amount: 2 }])).rejects.toThrow(RangeError);
    expect(await credit('RE-2026-000001', 'rest')).toMatchObject({
      lines: [
        { sku: 7, amount: 1 },
        { sku: 8, amount: 2 },
      ],
      totals: { total: 3603, shipment: 600 },
    });
    expect(await credit('RE-2026-000001', 'more')).toBe('CREDITED');
    expect(await credit('RE-2026-000009')).toBe('NO_INVOICE');
  });
});

test('D9: a confirmation bears the order’s number, a delivery note its own', async () => {
  const number = await anOrder();
  const [confirmation, note] = await opened.db.transaction(async (tx) => {
    const held = await holdOrder(tx, number);
    if (held === null) throw new Error('The order is not there.');
    return [
      await issueConfirmation(tx, { now, shop: exampleShop }, { kind: 'KB', held }),
      await issueDeliveryNote(
        tx,
        { now, shop: exampleShop },
        { orderNumber: number, part: 'one', pieces: [{ sku: 8, amount: 1 }] },
      ),
    ];
  });
  expect(confirmation.number).toBe(`KB-${number}`);
  expect(note).toMatchObject({ number: 'LS-2026-000001', lines: [{ sku: 8, amount: 1 }] });
});

test('documents are removed with their order', async () => {
  const number = await anOrder();
  await invoice(number);
  await opened.db.delete(orders).where(eq(orders.number, number));
  expect(await opened.db.$count(documents)).toBe(0);
});
