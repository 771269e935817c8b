import { expect, test } from 'vitest';
import { cartFromWire } from '../cart/cartFromWire.ts';
import { cartToWire } from '../cart/cartToWire.ts';
import { samples } from '../contract/samples.testing.ts';
import { addressFromWire } from '../customer/address.ts';
import { sessionFromWire } from '../customer/session.ts';
import { draftOrder } from './order.ts';
import { orderEntriesFromWire, orderFromWire } from './orderFromWire.ts';
import { checkoutToWire, orderToWire, ordersToWire } from './orderToWire.ts';
import { exampleShop } from '../shop/exampleShop.data.ts';

const wire = samples.transaction.response;

test('spec §3: an order by the names of the domain, in cents and permille', () => {
  expect(
    orderFromWire({ ...wire, PICKUP_ADDRESS: null, PAID: false, PAY_BY: '2026-12-05', CANCELLATION: 'UNPAID' }),
  ).toEqual({
    documentNumber: wire.FULL_TR_NUMBER,
    orderNumber: 'O-1',
    date: '2026-11-21',
    customerType: 'COMPANY',
    email: 'ada@example.org',
    vatId: 'LU12345678',
    pricing: { vat: { kind: 'DOMESTIC_COMPANY', country: 'LU', rate: 170 }, mode: 'net' },
    shippingMethod: 'TNT',
    paymentMethod: 'PAYPAL',
    paid: false,
    payBy: '2026-12-05',
    cancellation: 'UNPAID',
    events: [
      { kind: 'paid', date: '2026-11-21', cents: 2500, pieces: [], carrier: null, tracking: '' },
      {
        kind: 'sent',
        date: '2026-11-22',
        cents: null,
        pieces: [{ sku: 7, amount: 2 }],
        carrier: 'dhl',
        tracking: 'JD1',
      },
    ],
    documents: [
      { kind: 'KB', number: 'KB-O-1', date: '2026-11-21', bytes: null },
      { kind: 'RE', number: 'RE-2026-000001', date: '2026-11-22', bytes: 41_000 },
    ],
    delivery: wire.DELIVERY_ADDRESS && addressFromWire(wire.DELIVERY_ADDRESS),
    invoice: wire.INVOICE_ADDRESS && addressFromWire(wire.INVOICE_ADDRESS),
    pickup: null,
    comment: 'Ring twice',
    ownOrderNumber: 'PO-1',
    peppolAddress: '9938:LU12345678',
    quoteNumber: 'AN-2026-000001',
    totals: { goods: 1900, shipment: 600, tax: 363, total: 2500, totalWithoutTax: 2137 },
    lines: [
      {
        sku: 7,
        name: wire.POSITIONS[0]?.NAME,
        partNumber: 'F-7',
        amount: 2,
        unit: 950,
        line: 1900,
        note: 'K1–K3',
        ownNumber: 'R-4711',
      },
    ],
  });
});

test.each([
  ['with every address', wire],
  [
    'without addresses, at a rate with a decimal',
    {
      ...wire,
      DELIVERY_ADDRESS: null,
      INVOICE_ADDRESS: null,
      PICKUP_ADDRESS: null,
      PEPPOL_ADDRESS: '',
      VAT: { CASE: 'DESTINATION', COUNTRY_CODE: 'FI', RATE: 25.5 },
      TOTAL: 19.99,
    },
  ],
] as const)('an order %s travels unchanged', (_, order) => {
  expect(orderToWire(orderFromWire(order))).toEqual(order);
});

test('spec §7: a list of orders has number, day and total', () => {
  const order = orderFromWire(wire);
  const { documentNumber, orderNumber, date } = order;
  expect(orderEntriesFromWire(ordersToWire([order]))).toEqual([{ documentNumber, orderNumber, date, total: 2500 }]);
});

test('the summary names the order once it is placed, and the provider’s page before that', () => {
  const session = sessionFromWire(samples.currentSession.response);
  const draft = draftOrder(session, exampleShop.identity);
  if (draft === null) throw new Error('The sample lacks a method or an e-mail.');
  const result = { session, draft, redirect: 'https://pay.example/1' };
  const begun = checkoutToWire({ ...result, orderNumber: null });
  expect(begun.REDIRECT).toBe('https://pay.example/1');
  expect(begun.TR_SUMMARY).toMatchObject({
    TOTAL_PRICE: 25,
    TOTAL_TAX: 3.63,
    TOTAL_SHIPMENT_WITHOUT_TAX: 5.13,
    ORDERS: [],
    CHILDREN: [{ POSITIONS: [{ SKU: 7 }] }],
  });
  expect(checkoutToWire({ ...result, orderNumber: '2026-100001' })).toEqual({
    ...begun,
    REDIRECT: null,
    TR_SUMMARY: { ...begun.TR_SUMMARY, ORDERS: [{ ORDER_NUMBER: '2026-100001' }] },
  });
});

test('record 0161: rates of lines and sums by rate travel where there are several, and a cart’s do, too', () => {
  const order = orderFromWire({
    ...wire,
    VAT: { ...wire.VAT, REDUCED_RATE: 3 },
    TAXES: [
      { RATE: 17, NET: 15.38, TAX: 2.62, SHIPMENT: 5 },
      { RATE: 3, NET: 6.8, TAX: 0.2, SHIPMENT: 1 },
    ],
    POSITIONS: wire.POSITIONS.map((position) => ({ ...position, VAT_RATE: 3 })),
  });
  expect(order.pricing.vat).toMatchObject({ rate: 170, reduced: 30 });
  expect(order.lines.map(({ rate }) => rate)).toEqual(order.lines.map(() => 30));
  expect(order.totals.byRate).toEqual([
    { rate: 170, goods: 1300, shipment: 500, tax: 262, total: 1800, totalWithoutTax: 1538 },
    { rate: 30, goods: 600, shipment: 100, tax: 20, total: 700, totalWithoutTax: 680 },
  ]);
  expect(orderFromWire(orderToWire(order))).toEqual(order);
  const { CART, CUSTOMER_TYPE } = samples.currentSession.response;
  const [position] = CART.POSITIONS;
  if (position === undefined) throw new Error('The sample has a position.');
  const { TAXES } = orderToWire(order);
  const VAT = { ...CART.VAT, RATE: 17, REDUCED_RATE: 3 };
  const POSITIONS = [
    { ...position, TAX_CLASS: 'REDUCED' as const },
    { ...position, SKU: 8 },
  ];
  const cart = cartFromWire({ CART: { ...CART, VAT, TAXES, POSITIONS }, CUSTOMER_TYPE });
  expect(cart.positions.map(({ taxClass, price }) => [taxClass, price.rate])).toEqual([
    ['REDUCED', 30],
    ['STANDARD', undefined],
  ]);
  expect(cartToWire(cart)).toMatchObject({ VAT, TAXES, POSITIONS: [{ TAX_CLASS: 'REDUCED' }, {}] });
});
