import { cartTotals } from '@platine/domain/cart/totals.ts';
import type { OrderAct } from '@platine/domain/order/life/acts.ts';
import type { OrderDocument } from '@platine/domain/order/order.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../../../testing/testApp.ts';
import { openTestApp } from '../../../testing/testApp.ts';
import { testSkus } from '../../../testing/testCatalogue.ts';
import { testOrder } from '../../../testing/testOrder.ts';
import { makeReady, orderNumbers, testShopper } from '../../../testing/testShopper.ts';
import { webhookOutbox } from '../../db/webhookSchema.ts';
import { products } from '../../db/schema.ts';
import { eventOf } from './tellAct.ts';

const {
  paid: _paid,
  payBy: _payBy,
  cancellation: _cancellation,
  events: _events,
  documents: _documents,
  ...rest
} = testOrder;
const personal = {
  ...rest,
  comment: 'Ring twice',
  ownOrderNumber: 'PO-4711',
  vatId: 'DE123456788',
} satisfies OrderDocument;
const pieces = [{ sku: 7, amount: 2 }];

const acts: readonly (readonly [OrderAct, string | null, object])[] = [
  [
    { kind: 'placed' },
    'order.placed',
    {
      DATE: '2026-11-21',
      CUSTOMER_TYPE: 'PRIVATE',
      COUNTRY_CODE: 'DE',
      SHIPPING_METHOD: 'DPD_CLASSIC',
      PAYMENT_METHOD: 'WIRE_TRANSFER',
      POSITIONS: [{ SKU: 7, PART_NUMBER: 'F-7', AMOUNT: 2, UNIT_PRICE: 614.25 }],
      SHIPMENT: 6,
      TAX: 197.11,
      TOTAL: 1234.5,
    },
  ],
  [{ kind: 'authorised' }, 'payment.authorised', {}],
  [{ kind: 'paid', cents: 123_450 }, 'payment.paid', { AMOUNT: 1234.5 }],
  [{ kind: 'paymentFailed' }, 'payment.failed', {}],
  [{ kind: 'packed', pieces }, 'order.packed', { POSITIONS: [{ SKU: 7, AMOUNT: 2 }] }],
  [
    { kind: 'sent', pieces, carrier: 'dhl', tracking: '00340434' },
    'order.sent',
    { POSITIONS: [{ SKU: 7, AMOUNT: 2 }], CARRIER: 'dhl' },
  ],
  [{ kind: 'delivered', pieces }, 'order.delivered', { POSITIONS: [{ SKU: 7, AMOUNT: 2 }] }],
  [{ kind: 'returned', pieces, toStock: true }, 'order.returned', { POSITIONS: [{ SKU: 7, AMOUNT: 2 }] }],
  [{ kind: 'refunded', cents: 5 }, 'payment.refunded', { AMOUNT: 0.05 }],
  [{ kind: 'transferred', cents: 7 }, 'payment.transferred', { AMOUNT: 0.07 }],
  [{ kind: 'refundFailed', cents: 5 }, 'payment.refund_failed', { AMOUNT: 0.05 }],
  [{ kind: 'cancelled', reason: 'CUSTOMER' }, 'order.cancelled', { REASON: 'CUSTOMER' }],
  [{ kind: 'withdrawn' }, 'withdrawal.entered', {}],
  [{ kind: 'withdrawn', pieces }, 'withdrawal.entered', { POSITIONS: [{ SKU: 7, AMOUNT: 2 }] }],
  [{ kind: 'closed' }, 'order.closed', {}],
  [{ kind: 'noted' }, null, {}],
  [{ kind: 'mailed', mail: 'sent' }, null, {}],
];

test.each(acts)('%o is told as %s, without a word about the shopper', (act, type, data) => {
  const event = eventOf(act, personal);
  expect(event).toEqual(type === null ? null : { type, data: { ORDER_NUMBER: '2026-100001', ...data } });
  const told = JSON.stringify(event);
  for (const word of [
    'Ada',
    'Muller',
    'example.org',
    'Hauptstra',
    '54290',
    'Trier',
    'Ring',
    'PO-4711',
    'DE1234',
    '0034',
  ])
    expect(told).not.toContain(word);
});

test('record 0161: an order at several rates is told with the rate of each line and the sums of each rate', () => {
  const [relay] = personal.lines;
  if (relay === undefined) throw new Error('The test order has a line.');
  const lines = [relay, { ...relay, sku: 8, unit: 1070, amount: 1, line: 1070, rate: 70 }];
  const totals = cartTotals(lines, 0, personal.pricing);
  expect(eventOf({ kind: 'placed' }, { ...personal, lines, totals })).toMatchObject({
    data: {
      POSITIONS: [expect.not.objectContaining({ VAT_RATE: 19 }), { SKU: 8, VAT_RATE: 7 }],
      TAXES: [
        { RATE: 19, NET: 1032.35, TAX: 196.15, SHIPMENT: 0 },
        { RATE: 7, NET: 10, TAX: 0.7, SHIPMENT: 0 },
      ],
    },
  });
});

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
}, 60_000);
afterAll(() => shop.close());

test('an order is told with its first acts and the stock that it leaves', async () => {
  const shopper = testShopper(shop.app);
  const CART_VERSION = await makeReady(shopper, { sku: testSkus.plain, amount: 20 });
  const [number = ''] = orderNumbers(await shopper.call('checkout', { IDEMPOTENCY_KEY: 'one', CART_VERSION }));
  const told = (await shop.db.select().from(webhookOutbox)).map(({ event }) => event);
  const [product] = await shop.db.select().from(products).where(eq(products.sku, testSkus.plain));
  expect(told).toMatchObject([
    { type: 'stock.changed', data: { POSITIONS: [{ SKU: testSkus.plain, STOCK: product?.stockAmount }] } },
    { type: 'order.placed', data: { ORDER_NUMBER: number } },
  ]);
});
