import { expect } from 'vitest';
import type { Scenario } from '../scenario.ts';
import { newEmail } from './customers.ts';
import type { Ready } from './checkoutSteps.ts';
import { addAddress, fillCart, newKey, numbersOf, readyToOrder } from './checkoutSteps.ts';

/** From the order button to the placed order, without a provider. */
export const checkoutScenarios: readonly Scenario[] = [
  {
    name: 'an order by transfer is placed at once, and the cart is empty',
    async run(wire) {
      const { version, session, SKU, AMOUNT } = await readyToOrder(wire);
      await wire.ask('updateCustomerComment', { CUSTOMER_COMMENT: 'Bitte klingeln' });
      const answer = await wire.ask('checkout', { IDEMPOTENCY_KEY: newKey(), CART_VERSION: version });
      const [number = ''] = numbersOf(answer);
      expect(number).toMatch(/^\d{4}-\d+$/);
      expect(answer.REDIRECT).toBeNull();
      expect(answer.TR_SUMMARY.TOTAL_PRICE).toBe(session.CART.TOTAL);
      expect(answer.TR_SUMMARY.CHILDREN[0]?.POSITIONS).toMatchObject([{ SKU, AMOUNT }]);
      expect(answer.SESSION).toMatchObject({ CUSTOMER_COMMENT: '', SHIPPING_METHOD: null, PENDING_PAYMENT: null });
      expect(answer.SESSION.CART).toMatchObject({ POSITIONS: [], ORDER_NUMBER: number });
      const { TRANSACTION } = await wire.ask('orderByNumber', { ORDER_NUMBER: number });
      expect(TRANSACTION).toMatchObject({ CUSTOMER_COMMENT: 'Bitte klingeln', TOTAL: session.CART.TOTAL, PAID: false });
    },
  },
  {
    name: 'D4: repeating the call with its key repeats the order and places no second one',
    async run(wire) {
      const { version } = await readyToOrder(wire);
      const request = { IDEMPOTENCY_KEY: newKey(), CART_VERSION: version };
      const first = await wire.ask('checkout', request);
      const again = await wire.ask('checkout', request);
      expect(numbersOf(again)).toEqual(numbersOf(first));
      expect(again.TR_SUMMARY).toEqual(first.TR_SUMMARY);
    },
  },
  {
    name: 'D4: a double click and two tabs at once are one order',
    async run(wire) {
      const { version } = await readyToOrder(wire);
      const [one, two] = [newKey(), newKey()];
      const request = (IDEMPOTENCY_KEY: string) => ({
        headers: { 'Idempotency-Key': IDEMPOTENCY_KEY, 'Cart-Version': String(version) },
      });
      const send = (key: string) => wire.send('POST', '/api/session/payment/checkout', request(key));
      const answers = await Promise.all([one, one, two, one, two].map(send));
      const numbers = answers.flatMap(({ text }) => text.match(/"ORDER_NUMBER":"\d{4}-\d+"/g) ?? []);
      expect(new Set(numbers).size).toBe(1);
      expect(answers.filter(({ text }) => text.includes('"SUCCESSFUL":true')).length).toBeGreaterThan(0);
    },
  },
  {
    name: 'D4: without headers the key is the session’s and the cart version’s, and repeating the call repeats its outcome',
    async run(wire) {
      await readyToOrder(wire);
      const first = await wire.ask('checkout', {});
      expect(numbersOf(first)).toHaveLength(1);
      expect(numbersOf(await wire.ask('checkout', {}))).toEqual(numbersOf(first));
      await fillCart(wire);
      const { errorClass } = await wire.refused('checkout', {});
      expect(['CartConflictException', 'CheckoutIncompleteException']).toContain(errorClass);
    },
  },
  {
    name: 'D32: guests order by transfer five times at once with one e-mail, then every ten minutes; a refusal keeps the cart',
    async run(wire) {
      const email = newEmail();
      const press = async (ready: Ready) => {
        const { version } = await readyToOrder(wire, ready);
        return { IDEMPOTENCY_KEY: newKey(), CART_VERSION: version };
      };
      for (let times = 1; times < 5; times += 1) await wire.ask('checkout', await press({ email }));
      const last = await press({ email });
      const placed = await wire.ask('checkout', last);
      const next = await press({ email });
      const { errorClass, answer } = await wire.refused('checkout', next);
      expect([errorClass, answer.status]).toEqual(['ThrottledException', 429]);
      const { CART, PAYMENT_METHOD } = await wire.ask('currentSession');
      expect([CART.POSITIONS.length, CART.VERSION, PAYMENT_METHOD]).toEqual([1, next.CART_VERSION, 'WIRE_TRANSFER']);
      expect(await wire.countMails('orderConfirmation', email)).toBe(5);
      wire.passTime(9);
      expect((await wire.refused('checkout', next)).errorClass).toBe('ThrottledException');
      wire.passTime(1);
      expect(numbersOf(await wire.ask('checkout', next))).toHaveLength(1);
      expect(numbersOf(await wire.ask('checkout', next)), 'a repeated call is not counted').toHaveLength(1);
      expect(numbersOf(await wire.ask('checkout', last))).toEqual(numbersOf(placed));
      expect(numbersOf(await wire.ask('checkout', await press({ email: newEmail() })))).toHaveLength(1);
      expect((await wire.ask('checkout', await press({ email, payment: 'PAYPAL' }))).REDIRECT).not.toBeNull();
    },
  },
  {
    name: 'D4: another cart than the shopper has seen is a conflict; seen again it is ordered',
    async run(wire) {
      const { version } = await readyToOrder(wire);
      const { SESSION } = { SESSION: await wire.ask('updateShippingMethod', { SHIPPING_METHOD: 'DHL_EXPRESS' }) };
      const stale = { IDEMPOTENCY_KEY: newKey(), CART_VERSION: version };
      expect((await wire.refused('checkout', stale)).errorClass).toBe('CartConflictException');
      const seen = { IDEMPOTENCY_KEY: newKey(), CART_VERSION: SESSION.CART.VERSION };
      expect(numbersOf(await wire.ask('checkout', seen))).toHaveLength(1);
    },
  },
  {
    name: 'D12: below the minimum order value the missing amount is named; PICKUP has none',
    async run(wire) {
      const { SKU, AMOUNT, price } = await readyToOrder(wire, { euros: 20 });
      const left = Math.max(1, Math.ceil(5 / price));
      await wire.ask('cartRemovePosition', { SKU, AMOUNT: AMOUNT - left });
      const { CART } = await wire.ask('currentSession');
      const { errorClass, fields } = await wire.refused('checkout', { IDEMPOTENCY_KEY: newKey() });
      expect(errorClass).toBe('MinimumOrderValueException');
      const goods = CART.TOTAL - CART.TOTAL_SHIPMENT;
      expect(fields[0]).toEqual({ FIELD: 'MINIMUM_ORDER_VALUE', CODE: (10 - goods).toFixed(2) });
      await wire.ask('updateShippingMethod', { SHIPPING_METHOD: 'PICKUP' });
      const ordered = await wire.ask('checkout', { IDEMPOTENCY_KEY: newKey() });
      const [number = ''] = numbersOf(ordered);
      const { TRANSACTION } = await wire.ask('orderByNumber', { ORDER_NUMBER: number });
      expect(TRANSACTION).toMatchObject({ DELIVERY_ADDRESS: null, PICKUP_ADDRESS: { CITY: 'Niederanven' } });
    },
  },
  {
    name: 'D25: what is missing is named, the first step first',
    async run(wire) {
      const missing = async () => {
        const { errorClass, fields } = await wire.refused('checkout', { IDEMPOTENCY_KEY: newKey() });
        expect(errorClass).toBe('CheckoutIncompleteException');
        return fields.map(({ FIELD }) => FIELD);
      };
      expect((await missing())[0]).toBe('POSITIONS');
      await fillCart(wire);
      expect(await missing()).toEqual(['EMAIL', 'DELIVERY_ADDRESS', 'SHIPPING_METHOD', 'PAYMENT_METHOD']);
      await wire.ask('updateEmail', { EMAIL: 'ada@example.org' });
      await addAddress(wire, 'DELIVERY');
      expect(await missing()).toEqual(['SHIPPING_METHOD', 'PAYMENT_METHOD']);
    },
  },
  {
    name: 'D12: free shipping that the goods no longer reach is refused',
    async run(wire) {
      const { SKU, AMOUNT, price } = await readyToOrder(wire, { euros: 120, shipping: 'FREE_SHIPPING' });
      await wire.ask('cartRemovePosition', { SKU, AMOUNT: AMOUNT - Math.ceil(20 / price) });
      const { errorClass } = await wire.refused('checkout', { IDEMPOTENCY_KEY: newKey() });
      expect(errorClass).toBe('ShippingMethodNotAvailableException');
    },
  },
  {
    name: 'D23: a method whose provider can no longer be reached is refused',
    async run(wire) {
      await readyToOrder(wire, { payment: 'PAYPAL' });
      wire.setProviders(false);
      const { errorClass } = await wire.refused('checkout', { IDEMPOTENCY_KEY: newKey() });
      expect(errorClass).toBe('PaymentMethodNotAvailableException');
    },
  },
  {
    name: 'D4: what left the sale while it was in the cart is not ordered',
    async run(wire) {
      const { SKU } = await readyToOrder(wire);
      const restore = await wire.changeProduct(SKU, { forSale: false });
      const { CART } = await wire.ask('currentSession');
      const request = { IDEMPOTENCY_KEY: newKey(), CART_VERSION: CART.VERSION };
      const { errorClass } = await wire.refused('checkout', request);
      await restore();
      expect(errorClass).toBe('NotOrderableException');
    },
  },
  {
    name: 'D13: of what has been limited while it was in the cart, no more than the limit is ordered',
    async run(wire) {
      const { SKU, AMOUNT } = await readyToOrder(wire);
      const restore = await wire.changeProduct(SKU, { limit: AMOUNT - 1 });
      const { CART } = await wire.ask('currentSession');
      const { errorClass, fields } = await wire.refused('checkout', {
        IDEMPOTENCY_KEY: newKey(),
        CART_VERSION: CART.VERSION,
      });
      const { SESSION } = await wire.ask('cartRemovePosition', { SKU, AMOUNT: 1 });
      const mended = { IDEMPOTENCY_KEY: newKey(), CART_VERSION: SESSION.CART.VERSION };
      const placed = numbersOf(await wire.ask('checkout', mended));
      await restore();
      expect({ errorClass, fields }).toEqual({
        errorClass: 'CheckoutIncompleteException',
        fields: [{ FIELD: 'POSITIONS', CODE: 'CART_LIMIT' }],
      });
      expect(placed).toHaveLength(1);
    },
  },
];
