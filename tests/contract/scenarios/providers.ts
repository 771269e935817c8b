import { expect } from 'vitest';
import type { Scenario } from '../scenario.ts';
import type { Wire } from '../wire.ts';
import { newKey, numbersOf, readyToOrder } from './checkoutSteps.ts';

/** Begins a payment and answers where the provider's page is. */
async function beginPayment(wire: Wire): Promise<string> {
  const { version } = await readyToOrder(wire, { payment: 'PAYPAL' });
  const answer = await wire.ask('checkout', { IDEMPOTENCY_KEY: newKey(), CART_VERSION: version });
  expect(numbersOf(answer)).toEqual([]);
  expect(answer.SESSION.PENDING_PAYMENT).toEqual({ PAYMENT_METHOD: 'PAYPAL', REDIRECT: answer.REDIRECT });
  return answer.REDIRECT ?? '';
}

/** D5: orders that are paid on a provider's page. */
export const providerScenarios: readonly Scenario[] = [
  {
    name: 'D5: an approved payment is an order at the return, and the same order at every further return',
    async run(wire) {
      expect(await wire.decidePayment(await beginPayment(wire), 'approve')).toBe(303);
      const first = await wire.ask('claimAndFinish');
      const [number = ''] = numbersOf(first);
      expect(number).not.toBe('');
      expect(first.REDIRECT).toBeNull();
      expect(first.SESSION).toMatchObject({ PENDING_PAYMENT: null, CART: { POSITIONS: [], ORDER_NUMBER: number } });
      expect(numbersOf(await wire.ask('claimAndFinish'))).toEqual([number]);
      const { TRANSACTION } = await wire.ask('orderByNumber', { ORDER_NUMBER: number });
      expect(TRANSACTION).toMatchObject({ PAID: true, PAYMENT_METHOD: 'PAYPAL' });
      const kinds = TRANSACTION.HISTORY.map(({ KIND }) => KIND);
      expect(kinds, 'D37: the money is held, and taken when the goods are sent').toEqual(['placed']);
    },
  },
  {
    name: 'D4: a second press of the order button leads to the same page, from another tab too',
    async run(wire) {
      const { version } = await readyToOrder(wire, { payment: 'SAFERPAY' });
      const request = { IDEMPOTENCY_KEY: newKey(), CART_VERSION: version };
      const first = await wire.ask('checkout', request);
      expect((await wire.ask('checkout', request)).REDIRECT).toBe(first.REDIRECT);
    },
  },
  ...(
    [
      ['decline', 'PaymentDeclinedException'],
      ['expire', 'PaymentAuthorizationExpiredException'],
      ['abandon', 'CheckoutIncompleteException'],
    ] as const
  ).map(
    ([decision, expected]) =>
      ({
        name: `D5: "${decision}" ends the payment, keeps the cart, and a fresh key makes a new one`,
        async run(wire) {
          await wire.decidePayment(await beginPayment(wire), decision);
          expect((await wire.refused('claimAndFinish', {})).errorClass).toBe(expected);
          const { CART, PENDING_PAYMENT } = await wire.ask('currentSession');
          expect([PENDING_PAYMENT, CART.POSITIONS.length]).toEqual([null, 1]);
          const again = await wire.ask('checkout', { IDEMPOTENCY_KEY: newKey(), CART_VERSION: CART.VERSION });
          await wire.decidePayment(again.REDIRECT, 'approve');
          expect(numbersOf(await wire.ask('claimAndFinish'))).toHaveLength(1);
        },
      }) satisfies Scenario,
  ),
  {
    name: 'D5: while the provider does not say how it ended the payment is open, and is ordered once it does',
    async run(wire) {
      const page = await beginPayment(wire);
      await wire.decidePayment(page, 'silence');
      expect((await wire.refused('claimAndFinish', {})).errorClass).toBe('PaymentPendingException');
      expect((await wire.ask('currentSession')).PENDING_PAYMENT?.REDIRECT).toBe(page);
      await wire.decidePayment(page, 'approve');
      expect(numbersOf(await wire.ask('claimAndFinish'))).toHaveLength(1);
    },
  },
  {
    name: 'D5: a payment that another order has replaced is given back when it is approved, and the shopper is told',
    async run(wire) {
      const page = await beginPayment(wire);
      const PAYMENT_ID = page.split('/').at(-1) ?? '';
      expect(await wire.ask('refundNotice', { PAYMENT_ID })).toEqual({ REFUND: null });
      const { CART } = await wire.ask('currentSession');
      const [position] = CART.POSITIONS;
      const more = await wire.ask('cartAddPosition', { SKU: position?.SKU ?? 0, AMOUNT: position?.AMOUNT ?? 0 });
      const next = { IDEMPOTENCY_KEY: newKey(), CART_VERSION: more.SESSION.CART.VERSION };
      const second = await wire.ask('checkout', next);
      expect(second.REDIRECT).not.toBe(page);
      expect(await wire.decidePayment(page, 'approve')).toBe(303);
      expect(await wire.ask('refundNotice', { PAYMENT_ID })).toEqual({ REFUND: CART.TOTAL });
      expect(await wire.ask('refundNotice', { PAYMENT_ID })).toEqual({ REFUND: CART.TOTAL });
      expect((await wire.refused('refundNotice', { PAYMENT_ID: '' })).errorClass).toBe('InvalidRequestException');
      expect(await wire.ask('refundNotice', { PAYMENT_ID: 'no payment' })).toEqual({ REFUND: null });
      await wire.decidePayment(second.REDIRECT, 'approve');
      expect(numbersOf(await wire.ask('claimAndFinish'))).toHaveLength(1);
      expect(await wire.ask('refundNotice', { PAYMENT_ID: second.REDIRECT?.split('/').at(-1) ?? '' })).toEqual({
        REFUND: null,
      });
    },
  },
  {
    name: 'without a payment there is nothing to finish',
    async run(wire) {
      expect((await wire.refused('claimAndFinish', {})).errorClass).toBe('CheckoutIncompleteException');
    },
  },
];
