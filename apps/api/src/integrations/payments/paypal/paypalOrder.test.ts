import { cartTotals } from '@platine/domain/cart/totals.ts';
import type { Pricing } from '@platine/domain/cart/totals.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { testOrder } from '../../../../testing/testOrder.ts';
import type { OrderedGoods } from '../provider.ts';
import { amountOf, orderRequest } from './paypalOrder.ts';

const shop = { company: 'Platine', publicOrigin: 'https://shop.example', cancelUrl: 'https://shop.example/leave' };
const gross: Pricing = testOrder.pricing;
const net: Pricing = { vat: { kind: 'DESTINATION', country: 'DE', rate: 190 }, mode: 'net' };

function goods(
  prices: readonly (readonly [unit: number, amount: number])[],
  shipment: number,
  pricing: Pricing,
): OrderedGoods {
  const [first] = testOrder.lines;
  if (first === undefined) throw new Error('The test order has no line.');
  const lines = prices.map(([unit, amount], index) => ({ ...first, sku: index, unit, amount, line: unit * amount }));
  const totals = cartTotals(lines, shipment, pricing);
  return { lines, pricing, totals, delivery: testOrder.delivery };
}

const cents = ({ value }: { readonly value: string }) => Math.round(Number(value) * 100);

describe('D10, D11: the parts of the amount', () => {
  test('with VAT in the prices, goods and shipment are the total', () => {
    expect(amountOf(goods([[1995, 3]], 590, gross))).toEqual({
      currency_code: 'EUR',
      value: '65.75',
      breakdown: {
        item_total: { currency_code: 'EUR', value: '59.85' },
        shipping: { currency_code: 'EUR', value: '5.90' },
      },
    });
  });

  test('without it, VAT is a part of its own', () => {
    expect(amountOf(goods([[333, 3]], 5, net))).toEqual({
      currency_code: 'EUR',
      value: '11.95',
      breakdown: {
        item_total: { currency_code: 'EUR', value: '9.99' },
        shipping: { currency_code: 'EUR', value: '0.05' },
        tax_total: { currency_code: 'EUR', value: '1.91' },
      },
    });
  });

  test('add up to the cent, whatever is in the cart', () => {
    const line = fc.tuple(fc.integer({ min: 1, max: 99_999 }), fc.integer({ min: 1, max: 999 }));
    const rate = fc.constantFrom(0, 30, 55, 80, 170, 190, 200, 255, 270);
    const carts = fc.record({
      lines: fc.array(line, { minLength: 1, maxLength: 20 }),
      shipment: fc.integer({ min: 0, max: 9999 }),
      rate,
      mode: fc.constantFrom('gross' as const, 'net' as const),
    });
    fc.assert(
      fc.property(carts, ({ lines, shipment, rate: permille, mode }) => {
        const pricing = { vat: { kind: 'DESTINATION', country: 'DE', rate: permille }, mode } as const;
        const amount = amountOf(goods(lines, shipment, pricing));
        const { item_total: items, shipping, tax_total: tax = { value: '0' } } = amount.breakdown;
        expect(cents(items)).toBe(lines.reduce((sum, [unit, pieces]) => sum + unit * pieces, 0));
        expect(cents(items) + cents(shipping) + cents(tax)).toBe(cents(amount));
        expect(cents(shipping)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('the order at PayPal', () => {
  const payment = (order: OrderedGoods) => ({ id: 'p', language: 'DE', back: '/checkout_summary', order }) as const;

  test('names the goods in the shopper’s language, cut at PayPal’s limit, and ships to the address', () => {
    const long = { ...goods([[100, 2]], 0, gross) };
    const named = { ...long, lines: long.lines.map((one) => ({ ...one, name: { DE: 'R'.repeat(130) } })) };
    const [unit] = orderRequest(payment(named), shop).purchase_units;
    expect(unit?.items).toMatchObject([{ name: 'R'.repeat(127), quantity: '2', unit_amount: { value: '1.00' } }]);
    expect(unit).toMatchObject({
      shipping: {
        name: { full_name: 'Ada Muller' },
        address: { address_line_1: 'Hauptstraße 1', admin_area_2: 'Trier', postal_code: '54290', country_code: 'DE' },
      },
    });
  });

  test('has no address for goods that are picked up', () => {
    const request = orderRequest(payment({ ...goods([[100, 2]], 0, gross), delivery: null }), shop);
    expect(request.purchase_units[0]).not.toHaveProperty('shipping');
    expect(request.payment_source.paypal.experience_context.shipping_preference).toBe('NO_SHIPPING');
  });
});
