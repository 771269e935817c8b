import { describe, expect, test } from 'vitest';
import type { HttpHandler } from 'msw';
import { checkoutFacts } from '@platine/domain/checkout/facts.ts';
import { checkoutProgress } from '@platine/domain/checkout/progress.ts';
import { sessionFromWire } from '@platine/domain/customer/session.ts';
import { reachableStep } from '@platine/domain/machines/checkoutSteps.ts';
import { addressToWire } from '@platine/domain/customer/address.ts';
import { buildAddress, buildOrder } from '../builders/order.ts';
import { buildUser } from '../builders/user.ts';
import { mockSkus } from '../catalogue/catalogue.ts';
import { createAnswers } from '../answers/answers.ts';
import { createShop } from '../shop/shop.ts';
import type { ShopOptions } from '../shop/shop.ts';
import { shopWith } from './cart.ts';
import {
  addressConflict,
  addressFailure,
  backFromProvider,
  checkoutFailure,
  checkoutOffline,
  checkoutPending,
  checkoutShops,
  claimFailure,
  claimOffline,
  claimPending,
  orderMissing,
  orderOffline,
  orderPending,
  overviewsFailure,
  overviewsPending,
  paymentRefused,
  shippingRefused,
  vatIdFailure,
} from './checkout.ts';
import { openMockServer, origin } from './mockServer.testing.ts';

const server = openMockServer();

async function send(path: string, body?: unknown): Promise<unknown> {
  const post = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
  const response = await fetch(`${origin}/api/${path}`, body === undefined ? {} : post);
  return response.json();
}
const play = (handlers: readonly HttpHandler[], options: ShopOptions = checkoutShops.atSummary) =>
  server.resetHandlers(...handlers, ...shopWith(options));

const order = () => send('session/payment/checkout', {});
const claim = () => send('session/payment/claim_and_finish');
const shipBy = () => send('session/shipping_method/update', { SHIPPING_METHOD: 'TNT' });
const payBy = () => send('session/payment_method/update', { PAYMENT_METHOD: 'PAYPAL' });
const home = addressToWire(buildAddress());
const change = () =>
  send('session/cart/change/address', { ADDRESS_LABEL: 'DELIVERY', NEW_ADDRESS: home, OLD_ADDRESS: home });

describe('a shop at each step of the checkout', () => {
  test.each([
    ['atType', 'type'],
    ['atAddresses', 'addresses'],
    ['atShipping', 'shipping'],
    ['atPayment', 'payment'],
    ['atSummary', 'summary'],
    ['byTransfer', 'summary'],
    ['pickup', 'summary'],
    ['paying', 'summary'],
    ['company', 'summary'],
  ] as const)('%s leads to %s', (name, step) => {
    const answers = createAnswers(createShop(checkoutShops[name]));
    const offered = answers.shippingMethods().METHODS.filter(({ OFFERED }) => OFFERED);
    const payable = answers.paymentMethods().METHODS.filter(({ OFFERED }) => OFFERED);
    const facts = checkoutFacts({
      session: sessionFromWire(answers.currentSession()),
      offeredShipping: offered.map(({ SHIPPING_METHOD }) => SHIPPING_METHOD),
      offeredPayment: payable.map(({ PAYMENT_METHOD }) => PAYMENT_METHOD),
      loggedIn: false,
    });
    expect(reachableStep('summary', checkoutProgress(facts))).toBe(step);
  });
});

describe('spec §3, D5: back from the provider', () => {
  test.each([
    ['authorised', null],
    ['declined', 'PaymentDeclinedException'],
    ['expired', 'PaymentAuthorizationExpiredException'],
    ['abandoned', 'CheckoutIncompleteException'],
    ['unknown', 'PaymentPendingException'],
  ] as const)('%s', async (says, errorClass) => {
    server.resetHandlers(...backFromProvider(says));
    const ordered = { DATA: { TR_SUMMARY: { ORDERS: [{ ORDER_NUMBER: '2026-100001' }] } } };
    expect(await claim()).toMatchObject(errorClass === null ? ordered : { ERROR_CLASS: errorClass });
    const open = says === 'unknown' ? { PAYMENT_METHOD: 'PAYPAL' } : null;
    expect(await send('session/current')).toMatchObject({ DATA: { PENDING_PAYMENT: open } });
  });
});

describe('what fails, fails with its class', () => {
  test.each([
    ['checkoutFailure', checkoutFailure('CartConflictException'), order, 'CartConflictException'],
    ['claimFailure', claimFailure('PaymentDeclinedException'), claim, 'PaymentDeclinedException'],
    ['addressConflict', addressConflict(), change, 'AddressConflictException'],
    ['addressFailure', addressFailure('ValidationException'), change, 'ValidationException'],
    ['shippingRefused', shippingRefused(), shipBy, 'ShippingMethodNotAvailableException'],
    ['paymentRefused', paymentRefused(), payBy, 'PaymentMethodNotAvailableException'],
    [
      'vatIdFailure',
      vatIdFailure('ValidationException'),
      () => send('session/vatid/update', { VATID: '' }),
      'ValidationException',
    ],
    ['overviewsFailure', overviewsFailure(), () => send('session/shipping_method/overview'), 'InternalErrorException'],
    ['orderMissing', orderMissing(), () => send('contact/transaction/KB-1'), 'TransactionNotFoundException'],
  ] as const)('%s', async (_, handlers, call, errorClass) => {
    play(handlers);
    expect(await call()).toMatchObject({ ERROR_CLASS: errorClass });
  });

  const byNumber = () => send('shop/transaction/byOrderNumber/KB/2026-1');
  test.each([
    ['checkoutOffline', checkoutOffline(), order],
    ['claimOffline', claimOffline(), claim],
    ['orderOffline', orderOffline(), byNumber],
  ] as const)('%s', async (_, handlers, call) => {
    play(handlers);
    await expect(call()).rejects.toThrow('fetch failed');
  });

  test.each([
    ['checkoutPending', checkoutPending(), order],
    ['claimPending', claimPending(), claim],
    ['orderPending', orderPending(), byNumber],
    ['overviewsPending', overviewsPending(), () => send('session/payment_method/overview')],
  ] as const)('%s', async (_, handlers, call) => {
    play(handlers);
    const patience = new Promise((resolve) => setTimeout(resolve, 60, 'no answer'));
    expect(await Promise.race([call(), patience])).toBe('no answer');
  });
});

test('an account has its orders, and a sold-out product can be ordered again for later', () => {
  const shop = createShop({ user: buildUser(), orders: [buildOrder()] });
  const answers = createAnswers(shop);
  expect(answers.transactions({ TR_TYPE: 'KB' }).TRANSACTIONS).toMatchObject([{ ORDER_NUMBER: '2026-100001' }]);
  expect(answers.transactions({ TR_TYPE: 'RE' }).TRANSACTIONS).toEqual([]);
  expect(answers.currentSession().ADDRESSES).toMatchObject([
    { LASTNAME: 'Weber', ADDRESS_TYPES: ['DELIVERY', 'INVOICE'] },
  ]);
});

test('an order takes its pieces from the stock and never more than there are', () => {
  const shop = createShop({
    ...checkoutShops.byTransfer,
    cart: [{ sku: mockSkus.expensive, amount: 1 }],
    sold: { [mockSkus.expensive]: 1000 },
  });
  const answers = createAnswers(shop);
  answers.checkout({ IDEMPOTENCY_KEY: 'one', CART_VERSION: undefined });
  expect(shop.find(mockSkus.expensive)?.product.stock.pieces).toBe(0);
  expect(answers.currentSession().CART).toMatchObject({ POSITIONS: [], ORDER_NUMBER: '2026-100001' });
});
