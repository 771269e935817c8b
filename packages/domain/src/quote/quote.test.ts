import { describe, expect, test } from 'vitest';
import { positionOf } from '../cart/cart.ts';
import type { Cart, Position } from '../cart/cart.ts';
import { cartTotals } from '../cart/totals.ts';
import type { ShippingQuote } from '../checkout/charge.ts';
import { newSession } from '../customer/session.ts';
import { draftOrder } from '../order/order.ts';
import { exampleShop } from '../shop/exampleShop.data.ts';
import { mayHaveQuotes } from './mayHaveQuotes.ts';
import { draftQuote, lineToday, quotedMethod, quoteRefusal, quoteState } from './quote.ts';

const pricing = { vat: { kind: 'DOMESTIC_COMPANY', country: 'LU', rate: 170 }, mode: 'net' } as const;
const price = { from: 1, price: 117, original: null, lowest30Days: null };
const position: Position = {
  ...positionOf(
    {
      sku: 7,
      name: { EN: 'Relay' },
      description: null,
      flags: [],
      manufacturer: { id: 1, name: 'Finder', partNumber: 'F-7' },
      assets: [],
      documents: [],
      attributes: [],
      prices: [price, { ...price, from: 10, price: 94 }],
      taxClass: 'STANDARD',
      rule: { step: 1, limit: null },
      stock: { pieces: 5, timeFrame: 10, expected: null, presale: null },
      gtin: null,
      content: null,
      warnings: [],
      facts: null,
      safetyContact: null,
      lifecycle: null,
      categoryPaths: [],
      related: [],
      variants: null,
    },
    10,
    pricing,
  ),
};
const cartOf = (positions: readonly Position[]): Cart => ({
  version: 1,
  positions,
  pricing,
  totals: cartTotals(
    positions.map((one) => one.price),
    0,
    pricing,
  ),
  minimumOrderValue: 900,
  freeShippingThreshold: null,
  orderNumber: null,
});
const company = (positions: readonly Position[]) => ({
  ...newSession({ customerType: 'COMPANY', country: 'LU', cart: cartOf(positions) }),
  email: 'ada@example.org',
  shippingMethod: 'TNT' as const,
  paymentMethod: 'INVOICE' as const,
  ownOrderNumber: 'PO-1',
});

describe('record 0137: a quote', () => {
  test.each([
    [{ validUntil: '2026-12-21', orderNumber: null }, '2026-12-21', 'OPEN'],
    [{ validUntil: '2026-12-21', orderNumber: null }, '2026-12-22', 'EXPIRED'],
    [{ validUntil: '2026-12-21', orderNumber: 'O-1' }, '2026-12-21', 'ORDERED'],
    [{ validUntil: '2026-12-21', orderNumber: 'O-1' }, '2026-12-22', 'ORDERED'],
  ] as const)('%o on %s is %s', (term, today, state) => {
    expect(quoteState(term, today)).toBe(state);
  });

  test.each([
    ['COMPANY', false, true],
    ['PRIVATE', true, true],
    ['PRIVATE', false, false],
  ] as const)('%s, cleared as an institution (%s): may have one: %s', (customerType, educationalInstitution, may) => {
    expect(mayHaveQuotes({ customerType, educationalInstitution })).toBe(may);
  });

  test.each([
    ['an empty cart', [], 'NotOrderableException'],
    ['a product that is not for sale', [{ ...position, rule: { step: 1, limit: 0 } }], 'NotOrderableException'],
    ['more than the limit', [{ ...position, rule: { step: 1, limit: 9 } }], 'NotOrderableException'],
    ['a whole order', [position], null],
  ] as const)('of %s: %s', (_, positions, refusal) => {
    expect(quoteRefusal(cartOf(positions), 'TNT')).toBe(refusal);
  });

  test('below the minimum order is none, unless the goods are picked up; without a way to send them neither', () => {
    const cart = { ...cartOf([position]), minimumOrderValue: 937 };
    expect(cart.totals.goods).toBe(936);
    expect(quoteRefusal(cart, 'TNT')).toBe('MinimumOrderValueException');
    expect(quoteRefusal(cart, 'PICKUP')).toBeNull();
    expect(quoteRefusal({ ...cart, minimumOrderValue: 936 }, 'TNT')).toBeNull();
    expect(quoteRefusal(cartOf([position]), null)).toBe('NotOrderableException');
  });

  test('states the chosen method, or the cheapest by which the shop sends', () => {
    const offered = (method: ShippingQuote['method'], cents: number): ShippingQuote => ({
      method,
      offered: true,
      price: cents,
    });
    const quotes = [offered('DHL_EXPRESS', 1500), offered('TNT', 700), offered('ECONOMY', 800), offered('PICKUP', 0)];
    expect(quotedMethod(quotes, 'ECONOMY')).toBe('ECONOMY');
    expect(quotedMethod(quotes, 'PICKUP')).toBe('PICKUP');
    expect(quotedMethod(quotes, null)).toBe('TNT');
    expect(quotedMethod(quotes, 'DPD_CLASSIC')).toBe('TNT');
    expect(quotedMethod([offered('PICKUP', 0), offered('EXTERN_LOGISTIC_PICKUP', 0)], null)).toBeNull();
  });

  test('has the prices of the cart, and those of the catalogue that they follow from', () => {
    const quote = draftQuote(company([position]));
    expect(quote?.lines).toMatchObject([{ sku: 7, amount: 10, unit: 80, line: 800, held: 94 }]);
    expect(quote).toMatchObject({ ownOrderNumber: 'PO-1', totals: { total: 936 }, shippingMethod: 'TNT' });
    expect(draftQuote({ ...company([position]), shippingMethod: null })).toBeNull();
  });

  test('stands in the order of which a line is from it', () => {
    const quoted = { quoteNumber: 'AN-2026-000001', amount: 10, price: 90, expired: false };
    const numberOf = (offer: Position['quoted']) =>
      draftOrder(company([{ ...position, quoted: offer }]), exampleShop.identity)?.quoteNumber;
    expect(numberOf(quoted)).toBe('AN-2026-000001');
    expect(numberOf({ ...quoted, amount: 11 })).toBeUndefined();
    expect(numberOf({ ...quoted, expired: true })).toBeUndefined();
    expect(numberOf(undefined)).toBeUndefined();
  });

  test.each([
    ['as it is', { rule: { step: 1, limit: null }, inStock: 10 }, { state: 'ORDERABLE', amount: 10, inStock: 10 }],
    ['too few', { rule: { step: 1, limit: null }, inStock: 9 }, { state: 'PARTLY_IN_STOCK', amount: 10, inStock: 9 }],
    ['a new limit', { rule: { step: 1, limit: 4 }, inStock: 9 }, { state: 'AMOUNT_CHANGED', amount: 4, inStock: 9 }],
    [
      'a new step',
      { rule: { step: 25, limit: null }, inStock: 9 },
      { state: 'AMOUNT_CHANGED', amount: 25, inStock: 9 },
    ],
    ['no sale', { rule: { step: 1, limit: 0 }, inStock: 9 }, { state: 'GONE', amount: 0, inStock: 0 }],
    ['retired', null, { state: 'GONE', amount: 0, inStock: 0 }],
  ] as const)('says of ten pieces what can be ordered today: %s', (_, product, today) => {
    expect(lineToday(10, product)).toEqual(today);
  });
});
