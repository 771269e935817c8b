import { describe, expect, test } from 'vitest';
import { reachableStep } from '../machines/checkoutSteps.ts';
import { home, readyToOrder } from './facts.testing.ts';
import type { CheckoutFacts } from './progress.ts';
import { checkoutGaps, checkoutProgress } from './progress.ts';

const gapsOf = (changed: Partial<CheckoutFacts>) => checkoutGaps({ ...readyToOrder, ...changed });
const position = (limit: number | null, { priced = true, step = 1 } = {}) => ({
  amount: 3,
  prices: priced ? (readyToOrder.positions[0]?.prices ?? []) : [],
  rule: { step, limit },
});

test('D25: a guest with every step complete may order', () => {
  expect(checkoutGaps(readyToOrder)).toEqual([]);
  expect(checkoutProgress(readyToOrder)).toEqual({
    cartVersion: 3,
    cart: true,
    type: true,
    addresses: true,
    shipping: true,
    payment: true,
  });
});

describe('the cart: goods, all orderable', () => {
  test.each([
    ['an empty cart', { positions: [], goods: 0 }, [{ step: 'cart', field: 'POSITIONS', code: 'REQUIRED' }]],
    [
      'one without a price',
      { positions: [position(null, { priced: false })] },
      [{ step: 'cart', field: 'POSITIONS', code: 'NOT_ORDERABLE' }],
    ],
    [
      'D13: a limit below one step',
      { positions: [position(0)] },
      [{ step: 'cart', field: 'POSITIONS', code: 'NOT_ORDERABLE' }],
    ],
    ['D13: as many as the limit', { positions: [position(3)] }, []],
    [
      'D13: more than a lowered limit',
      { positions: [position(null), position(2)] },
      [{ step: 'cart', field: 'POSITIONS', code: 'CART_LIMIT' }],
    ],
    [
      'D13: no multiple of a raised step',
      { positions: [position(null, { step: 2 })] },
      [{ step: 'cart', field: 'POSITIONS', code: 'ORDER_QUANTITY' }],
    ],
    [
      'NOT_ORDERABLE comes before a limit',
      { positions: [position(2), position(0)] },
      [{ step: 'cart', field: 'POSITIONS', code: 'NOT_ORDERABLE' }],
    ],
  ] as const)('%s', (_, changed, gaps) => {
    expect(gapsOf(changed)).toEqual(gaps);
    expect(checkoutProgress({ ...readyToOrder, ...changed }).cart).toBe(gaps.length === 0);
  });
});

describe('the minimum order value applies to goods that are sent', () => {
  const below = (missing: number) => [{ step: 'shipping', field: 'MINIMUM_ORDER_VALUE', code: 'MISSING', missing }];
  test.each([
    ['spec §9: 10 € in the EU', { goods: 1000 }, []],
    ['spec §9: not a cent less', { goods: 999 }, below(1)],
    ['its lack says more than that the method is not offered', { goods: 999, offeredShipping: ['PICKUP'] }, below(1)],
    ['D12: PICKUP has none', { goods: 1, shippingMethod: 'PICKUP', offeredShipping: ['PICKUP'] }, []],
    [
      'D12: none before a method is chosen, because pickup is possible',
      { goods: 999, shippingMethod: null },
      [{ step: 'shipping', field: 'SHIPPING_METHOD', code: 'REQUIRED' }],
    ],
  ] as const)('%s', (_, changed, gaps) => {
    expect(gapsOf(changed)).toEqual(gaps);
  });

  test('spec §9: 50 € elsewhere', () => {
    const delivery = { country: 'CH', addresses: [{ ...home, country: 'CH', zipCode: '3011' }] } as const;
    const swiss = { ...delivery, minimumOrderValue: 5000 };
    expect(gapsOf({ ...swiss, goods: 5000 })).toEqual([]);
    expect(gapsOf({ ...swiss, goods: 4999 })).toEqual(below(1));
  });
});

describe('the customer: logged in, or a guest with a valid e-mail', () => {
  test.each([
    ['no e-mail', { email: null }, ['REQUIRED']],
    ['an empty one', { email: '' }, ['REQUIRED']],
    ['no e-mail, but an account', { email: null, loggedIn: true }, []],
    ['spec §5: not an e-mail', { email: 'ada@example' }, ['FORMAT']],
  ] as const)('%s', (_, changed, codes) => {
    expect(gapsOf(changed)).toEqual(codes.map((code) => ({ step: 'type', field: 'EMAIL', code })));
    expect(checkoutProgress({ ...readyToOrder, ...changed }).type).toBe(codes.length === 0);
  });
});

describe('the delivery and the invoice address', () => {
  const invoice = { ...home, id: 'A-2', types: ['INVOICE'] } as const;
  const delivery = { ...home, types: ['DELIVERY'] } as const;
  test.each([
    ['none', { addresses: [] }, ['DELIVERY_ADDRESS REQUIRED']],
    ['one for both', { addresses: [home] }, []],
    ['D25: the delivery address serves for the invoice', { addresses: [delivery] }, []],
    ['one line empty', { addresses: [{ ...home, street: '' }] }, ['DELIVERY_ADDRESS FORMAT']],
    ['an invoice alone', { addresses: [invoice] }, ['DELIVERY_ADDRESS REQUIRED']],
    ['an invoice with an empty line', { addresses: [delivery, { ...invoice, city: '' }] }, ['INVOICE_ADDRESS FORMAT']],
    ['D11: goods to another country than they are priced for', { country: 'FR' }, ['DELIVERY_ADDRESS INVALID']],
    ['D12: who fetches the goods needs an invoice alone', { addresses: [invoice], shippingMethod: 'PICKUP' }, []],
    ['and needs that', { addresses: [], shippingMethod: 'PICKUP' }, ['INVOICE_ADDRESS REQUIRED']],
    ['spec §6: a company has a name', { customerType: 'COMPANY', vatId: 'LU12345678' }, ['DELIVERY_ADDRESS FORMAT']],
  ] as const)('%s', (_, changed, gaps) => {
    expect(gapsOf(changed).map(({ field, code }) => `${field} ${code}`)).toEqual(gaps);
    expect(checkoutProgress({ ...readyToOrder, ...changed }).addresses).toBe(gaps.length === 0);
  });
});

describe('spec §5, D17: a company in the EU needs a valid VAT id', () => {
  const company = (country: 'LU' | 'FR' | 'CH', vatId: string | null, vatIdCheck: CheckoutFacts['vatIdCheck']) => ({
    customerType: 'COMPANY' as const,
    country,
    vatId,
    vatIdCheck,
    goods: 9000,
    addresses: [{ ...home, country, company: 'Platine', zipCode: { LU: 'L-4011', FR: '75011', CH: '3011' }[country] }],
  });
  test.each([
    ['none', company('FR', null, null), ['REQUIRED']],
    ['an empty one', company('FR', '', null), ['REQUIRED']],
    ['of another country', company('FR', 'DE123456788', 'valid'), ['FORMAT']],
    ['valid', company('FR', 'FR12345678901', 'valid'), []],
    ['invalid', company('FR', 'FR12345678901', 'invalid'), ['INVALID']],
    ['cannot be checked now', company('FR', 'FR12345678901', 'unknown'), []],
    ['not checked', company('FR', 'FR12345678901', null), []],
    ['D11: at home VAT is charged whatever the check says', company('LU', 'LU12345678', 'invalid'), []],
    ['at home too it is needed', company('LU', null, null), ['REQUIRED']],
    ['outside the Union there is none', company('CH', null, null), []],
  ])('%s', (_, changed, codes) => {
    expect(gapsOf(changed)).toEqual(codes.map((code) => ({ step: 'addresses', field: 'VATID', code })));
  });
});

describe('shipping and payment: chosen, and offered', () => {
  test.each([
    ['no shipping', { shippingMethod: null }, 'shipping'],
    ['shipping that is not offered', { shippingMethod: 'UPS_SAVER' }, 'shipping'],
    ['no payment', { paymentMethod: null }, 'payment'],
    ['D23: payment that is not offered', { paymentMethod: 'INVOICE' }, 'payment'],
  ] as const)('%s', (_, changed, step) => {
    const progress = checkoutProgress({ ...readyToOrder, ...changed });
    expect(progress[step]).toBe(false);
    expect(reachableStep('summary', progress)).toBe(step);
  });
});
