import { orderLinkDays } from '@platine/domain/shop/constants.ts';
import { expect } from 'vitest';
import type { Scenario } from '../scenario.ts';
import type { Wire } from '../wire.ts';
import { newKey, numbersOf, readyToOrder } from './checkoutSteps.ts';
import { mailedHash, newEmail } from './customers.ts';

/** A guest's order that was paid on the provider's page, and the signature of its mailed link. */
async function paidOrder(wire: Wire) {
  const EMAIL = newEmail();
  await readyToOrder(wire, { payment: 'PAYPAL' });
  const { CART } = await wire.ask('updateEmail', { EMAIL });
  const { REDIRECT } = await wire.ask('checkout', { IDEMPOTENCY_KEY: newKey(), CART_VERSION: CART.VERSION });
  await wire.decidePayment(REDIRECT, 'approve');
  const [ORDER_NUMBER = ''] = numbersOf(await wire.ask('claimAndFinish'));
  return { ORDER_NUMBER, SIGNATURE: await mailedHash(wire, 'orderConfirmation', EMAIL) };
}

/** The same after the provider does not hold its money any more. */
async function unpaidOrder(wire: Wire) {
  const order = await paidOrder(wire);
  await wire.failPayment(order.ORDER_NUMBER);
  return order;
}

const isPaid = async (wire: Wire, ORDER_NUMBER: string) =>
  (await wire.ask('orderByNumber', { ORDER_NUMBER })).TRANSACTION.PAID;
const pageOf = async (wire: Wire, ORDER_NUMBER: string) => (await wire.ask('payOrderAgain', { ORDER_NUMBER })).REDIRECT;

/** D37: orders whose payment on a provider's page has failed, and that are paid again there (record 0131). */
export const payAgainScenarios: readonly Scenario[] = [
  {
    name: 'D37: an order whose payment has failed is paid again once; a second press leads to the same page',
    async run(wire) {
      const { ORDER_NUMBER } = await paidOrder(wire);
      expect(await pageOf(wire, ORDER_NUMBER), 'a paid order is not paid twice').toBeNull();
      await wire.failPayment(ORDER_NUMBER);
      expect(await isPaid(wire, ORDER_NUMBER)).toBe(false);
      const page = await pageOf(wire, ORDER_NUMBER);
      expect(page).not.toBeNull();
      expect(await pageOf(wire, ORDER_NUMBER)).toBe(page);
      expect(await wire.decidePayment(page, 'approve')).toBe(303);
      expect(await isPaid(wire, ORDER_NUMBER)).toBe(true);
      expect(await pageOf(wire, ORDER_NUMBER)).toBeNull();
    },
  },
  {
    name: 'D7: the holder of the mailed link pays without a session, and the order’s session sees it',
    async run(wire) {
      const { ORDER_NUMBER, SIGNATURE } = await unpaidOrder(wire);
      const body = { ORDER_NUMBER, SIGNATURE };
      const answer = await wire.send('POST', '/api/shop/transaction/pay', { body, cookies: '' });
      expect(answer.status).toBe(200);
      const page = await pageOf(wire, ORDER_NUMBER);
      expect(answer.text).toContain(page?.split('/').at(-1));
      await wire.decidePayment(page, 'approve');
      expect(await isPaid(wire, ORDER_NUMBER)).toBe(true);
    },
  },
  ...(['decline', 'expire', 'abandon'] as const).map(
    (decision) =>
      ({
        name: `D5: "${decision}" leaves the order unpaid, and it can be paid once more`,
        async run(wire) {
          const { ORDER_NUMBER } = await unpaidOrder(wire);
          await wire.decidePayment(await pageOf(wire, ORDER_NUMBER), decision);
          expect(await isPaid(wire, ORDER_NUMBER)).toBe(false);
          await wire.decidePayment(await pageOf(wire, ORDER_NUMBER), 'approve');
          expect(await isPaid(wire, ORDER_NUMBER)).toBe(true);
        },
      }) satisfies Scenario,
  ),
  {
    name: 'D7, D23: another’s order, an ended link, and a provider that is away are refused; a transfer has no page',
    async run(wire) {
      const { ORDER_NUMBER, SIGNATURE } = await unpaidOrder(wire);
      const refused = async (request: object) => (await wire.refused('payOrderAgain', { ...request })).errorClass;
      expect(await refused({ ORDER_NUMBER: '2000-1' })).toBe('TransactionNotFoundException');
      wire.setProviders(false);
      expect(await refused({ ORDER_NUMBER })).toBe('PaymentMethodNotAvailableException');
      wire.setProviders(true);
      const { version } = await readyToOrder(wire);
      const byTransfer = await wire.ask('checkout', { IDEMPOTENCY_KEY: newKey(), CART_VERSION: version });
      expect(await pageOf(wire, numbersOf(byTransfer)[0] ?? '')).toBeNull();
      wire.passTime((orderLinkDays + 1) * 1440);
      expect(await refused({ ORDER_NUMBER, SIGNATURE })).toBe('OrderLinkEndedException');
    },
  },
];
