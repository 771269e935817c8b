import type { Database } from '@platine/api/db/database.ts';
import { findOrder } from '@platine/api/db/findOrder.ts';
import { mailOutbox } from '@platine/api/db/mailSchema.ts';
import { cartTotals } from '@platine/domain/cart/totals.ts';
import { openDatabase } from '@platine/api/db/open.ts';
import { orders, payments } from '@platine/api/db/orderSchema.ts';
import type { OrderDocument } from '@platine/domain/order/order.ts';
import { expect, test } from 'vitest';
import { bothDatabases, firstMigrations, literal } from './olderDatabase.ts';

/** The last version of the shop that stored orders as answers of its calls had 12 migrations. */
const migrationsOfVersion1 = 12;

const home = {
  ADDRESS_ID: 'address-1',
  ADDRESS_TYPES: ['DELIVERY', 'INVOICE'],
  COUNTRY_CODE: 'FI',
  COMPANY: 'Ähtäri Oy',
  DEPARTMENT: '',
  FIRSTNAME: 'Ada',
  LASTNAME: "O'Hara",
  STREET: 'Ostolantie 2',
  ZIPCODE: '63700',
  CITY: 'Ähtäri',
};
const orderOfVersion1 = {
  FULL_TR_NUMBER: 'KB-2026-100001',
  ORDER_NUMBER: '2026-100001',
  ORDER_DATE: '2026-11-21',
  CUSTOMER_TYPE: 'COMPANY',
  EMAIL: 'ada@example.org',
  VATID: 'FI12345678',
  VAT: { CASE: 'EU_COMPANY_WITHOUT_VATID', COUNTRY_CODE: 'FI', RATE: 25.5 },
  SHIPPING_METHOD: 'DPD_CLASSIC',
  PAYMENT_METHOD: 'WIRE_TRANSFER',
  PAID: false,
  DELIVERY_ADDRESS: home,
  INVOICE_ADDRESS: home,
  PICKUP_ADDRESS: null,
  CUSTOMER_COMMENT: 'Ring twice',
  CUSTOMER_ORDER_NUMBER: 'PO-1',
  TOTAL: 36.14,
  TOTAL_TAX: 7.34,
  TOTAL_SHIPMENT: 11.29,
  POSITIONS: [
    { SKU: 9, NAME: { EN: 'Relay', DE: 'Relais' }, MANUFACTURER_SKU: 'F-9', AMOUNT: 2, UNIT_PRICE: 9.5, PRICE: 19 },
    { SKU: 7, NAME: { ALL: 'Pin' }, MANUFACTURER_SKU: 'F-7', AMOUNT: 10, UNIT_PRICE: 0.08, PRICE: 0.8 },
  ],
};

const address = {
  id: 'address-1',
  types: ['DELIVERY', 'INVOICE'],
  country: 'FI',
  company: 'Ähtäri Oy',
  department: '',
  firstName: 'Ada',
  lastName: "O'Hara",
  street: 'Ostolantie 2',
  supplement: '',
  zipCode: '63700',
  city: 'Ähtäri',
} as const;
const order = {
  documentNumber: 'KB-2026-100001',
  orderNumber: '2026-100001',
  date: '2026-11-21',
  customerType: 'COMPANY',
  email: 'ada@example.org',
  vatId: 'FI12345678',
  pricing: { vat: { kind: 'EU_COMPANY_WITHOUT_VATID', country: 'FI', rate: 255 }, mode: 'net' },
  shippingMethod: 'DPD_CLASSIC',
  paymentMethod: 'WIRE_TRANSFER',
  delivery: address,
  invoice: address,
  pickup: null,
  comment: 'Ring twice',
  ownOrderNumber: 'PO-1',
  totals: { goods: 2485, shipment: 1129, tax: 734, total: 3614, totalWithoutTax: 2880 },
  lines: [
    { sku: 9, name: { EN: 'Relay', DE: 'Relais' }, partNumber: 'F-9', amount: 2, unit: 950, line: 1900 },
    { sku: 7, name: { ALL: 'Pin' }, partNumber: 'F-7', amount: 10, unit: 8, line: 80 },
  ],
} as const satisfies OrderDocument;

async function writeVersion1(db: Database): Promise<void> {
  const draft = { ...orderOfVersion1, ORDER_NUMBER: 'draft', FULL_TR_NUMBER: 'KB-draft' };
  const contact = { FIRSTNAME: 'Ada', EMAIL: 'ada@example.org', SKU: 7, LANGUAGE_CODE: 'DE' };
  await db.execute(`insert into orders (number, session_key, document, paid, placed_at)
    values ('2026-100001', 'key', ${literal(orderOfVersion1)}, true, now())`);
  await db.execute(`insert into payments
    (id, session_key, idempotency_key, method, state, draft, draft_hash, reserved, created_at, expires_at)
    values (gen_random_uuid(), 'key', 'one', 'PAYPAL', 'draft', ${literal(draft)}, '', '{}', now(), now())`);
  await db.execute(`insert into mail_outbox (recipient, language, mail, created_at, due_at)
    values ('shop', 'DE', ${literal({ kind: 'contactRequest', request: contact })}, now(), now())`);
}

test.each(await bothDatabases())(
  'D9: orders of every version open as the domain’s ($kind)',
  { timeout: 60_000 },
  async (location) => {
    const old = await openDatabase(location, firstMigrations(migrationsOfVersion1));
    await writeVersion1(old.db);
    await old.close();

    const { db, close } = await openDatabase(location);
    const { documentNumber: _document, orderNumber: _number, date: _date, ...draft } = order;
    expect(await findOrder(db, '2026-100001'), 'an order of version 1').toEqual({
      ...order,
      paid: true,
      payBy: null,
      cancellation: null,
      // Migration 0023 has begun its history with what is known of it.
      events: [expect.objectContaining({ kind: 'placed' }), expect.objectContaining({ kind: 'paid', cents: 3614 })],
      documents: [expect.objectContaining({ kind: 'KB', bytes: null })],
    });
    expect(await db.select({ draft: payments.draft }).from(payments), 'a draft of version 1').toEqual([{ draft }]);
    const [mail] = await db.select({ mail: mailOutbox.mail }).from(mailOutbox);
    expect(mail?.mail).toMatchObject({
      kind: 'contactRequest',
      request: { firstName: 'Ada', email: 'ada@example.org', sku: 7 },
    });

    const placed = { number: '2026-100002', sessionKey: 'key', document: order, paid: false, placedAt: new Date(0) };
    await db.insert(orders).values(placed);
    const standing = {
      paid: false,
      payBy: null,
      cancellation: null,
      events: [],
      documents: [expect.objectContaining({ kind: 'KB' })],
    };
    expect(await findOrder(db, '2026-100002'), 'an order of this version').toEqual({ ...order, ...standing });

    const mixed = {
      ...order,
      pricing: { ...order.pricing, vat: { ...order.pricing.vat, reduced: 100 } },
      totals: cartTotals([{ line: 1900 }, { line: 80, rate: 100 }], 900, order.pricing),
      lines: [order.lines[0], { ...order.lines[1], rate: 100 }],
    };
    await db
      .insert(orders)
      .values({ ...placed, number: '2026-100003', document: { ...mixed, orderNumber: '2026-100003' } });
    const atTwoRates = { ...mixed, ...standing, orderNumber: '2026-100003' };
    expect(await findOrder(db, '2026-100003'), 'an order at two VAT rates').toEqual(atTwoRates);

    const setVersion = (version: number) =>
      db.execute(
        `update orders set document = jsonb_set(document, '{version}', '${version}') where number = '2026-100002'`,
      );
    await setVersion(3);
    expect(await findOrder(db, '2026-100002'), 'an order of version 3').toEqual({ ...order, ...standing });
    await setVersion(5);
    await expect(findOrder(db, '2026-100002'), 'a version of the future').rejects.toThrow('version must be one of');
    await db.execute(`update orders set document = jsonb_set(document, '{order,totals,total}', '"12"')`);
    await expect(findOrder(db, '2026-100001'), 'an amount that is no number').rejects.toThrow('totals.total');
    await close();
  },
);
