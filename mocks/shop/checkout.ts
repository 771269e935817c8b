import { checkoutFacts } from '@platine/domain/checkout/facts.ts';
import { checkoutRefusal } from '@platine/domain/checkout/refusal.ts';
import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';
import type { ErrorClass } from '@platine/domain/contract/errors.ts';
import type { Cents } from '@platine/domain/money/money.ts';
import type { Order, OrderDraft } from '@platine/domain/order/order.ts';
import { draftOrder, placedOrder } from '@platine/domain/order/order.ts';
import { payByDate } from '@platine/domain/order/payBy.ts';
import type { CheckoutResult } from '@platine/domain/order/checkoutResult.ts';
import { isPlacedOnTrust, needsProvider } from '@platine/domain/payment/methods.ts';
import { guestTransferDays } from '@platine/domain/shop/constants.ts';
import { chargeOf } from './charge.ts';
import { mailOrder } from './orderLinks.ts';
import type { CheckoutOutcome, ProviderSays } from './checkoutState.ts';
import { nothingChosen } from './checkoutState.ts';
import { paymentOffers } from './methods.ts';
import { endQuote } from './quotes.ts';
import { paymentPath, sessionOf } from './session.ts';
import type { Shop } from './shop.ts';
import { throttle } from './throttle.ts';
import { exampleShop } from '@platine/domain/shop/exampleShop.data.ts';

/** One press of the order button (D4). */
export type OrderRequest = { readonly idempotencyKey: string | null; readonly cartVersion: number | null };

/** Places the order, or begins its payment; the same key repeats the result (D4). */
export function checkout(shop: Shop, { idempotencyKey, cartVersion: seen }: OrderRequest): CheckoutResult {
  const { cartVersion, outcomes } = shop.read();
  const repeated = idempotencyKey === null && seen === null ? repeatedOrder(shop) : null;
  if (repeated !== null) return { ...outcomeOf(repeated), session: sessionOf(shop) };
  const key = idempotencyKey ?? `version ${seen ?? cartVersion}`;
  const before = outcomes[key];
  if (before !== undefined) return { ...before, session: sessionOf(shop) };
  if (seen !== null && seen !== cartVersion)
    throw new BusinessFailure('CartConflictException', 'The cart is not the one that the shopper has seen.');
  const refusal = refusalOf(shop);
  if (refusal !== null) throw refusal;
  const outcome = begin(shop);
  shop.change({ outcomes: { ...shop.read().outcomes, [key]: outcome } });
  return { ...outcome, session: sessionOf(shop) };
}

/** The last order, repeated by a call that names neither key nor version: its cart is empty and has another version by now (D4). */
function repeatedOrder(shop: Shop): Order | null {
  const { cart, orders, lastOrderNumber } = shop.read();
  const last = orders.find(({ orderNumber }) => orderNumber === lastOrderNumber);
  return cart.length === 0 ? (last ?? null) : null;
}

function refusalOf(shop: Shop): BusinessFailure | null {
  const offered = chargeOf(shop).quotes.filter((quote) => quote.offered);
  const payable = paymentOffers(shop).filter(({ refusal }) => refusal === null);
  return checkoutRefusal(
    checkoutFacts({
      session: sessionOf(shop),
      offeredShipping: offered.map(({ method }) => method),
      offeredPayment: payable.map(({ method }) => method),
      loggedIn: shop.user !== null,
    }),
  );
}

function begin(shop: Shop): CheckoutOutcome {
  const { paymentMethod, payment } = shop.read();
  const { email, paymentMethod: method } = draftOf(shop);
  if (isPlacedOnTrust(method, { loggedIn: shop.user !== null })) throttle(shop, 'guestOrder', email);
  if (paymentMethod === null || !needsProvider(paymentMethod)) return outcomeOf(placeOrder(shop));
  const id = `payment-${Number(payment?.id.split('-')[1] ?? 0) + 1}`;
  replacePayment(shop);
  shop.change({ payment: { id, method: paymentMethod, says: null } });
  return { draft: draftOf(shop), orderNumber: null, redirect: paymentPath(id) };
}

/** Another order ends the payment that is open (D5). */
function replacePayment(shop: Shop): void {
  const { payment, outcomes, replaced } = shop.read();
  if (payment === null) return;
  const begun = Object.values(outcomes).find(({ redirect }) => redirect === paymentPath(payment.id));
  if (begun !== undefined) shop.change({ replaced: { ...replaced, [payment.id]: begun.draft.totals.total } });
}

function outcomeOf(order: Order): CheckoutOutcome {
  return { draft: order, orderNumber: order.orderNumber, redirect: null };
}

function draftOf(shop: Shop): OrderDraft {
  const draft = draftOrder(sessionOf(shop), exampleShop.identity);
  if (draft === null) throw new Error('A checked session lacks a part of the order.');
  return draft;
}

/** Stores the order, takes its pieces from the stock and empties the cart. */
function placeOrder(shop: Shop): Order {
  const { orders, cart, cartVersion, sold } = shop.read();
  const orderNumber = `2026-${100_001 + orders.length}`;
  const draft = draftOf(shop);
  const placing = { loggedIn: shop.user !== null, date: shop.date, days: guestTransferDays };
  const payBy = payByDate(draft.paymentMethod, placing);
  const order = placedOrder(draft, { orderNumber, date: shop.date, payBy });
  const taken = cart.map(({ sku, amount }): [number, number] => [sku, (sold[sku] ?? 0) + amount]);
  shop.change({
    ...nothingChosen,
    orders: [order, ...orders],
    lastOrderNumber: orderNumber,
    sold: { ...sold, ...Object.fromEntries(taken) },
    cart: [],
    cartVersion: cartVersion + 1,
  });
  if (order.quoteNumber !== undefined) endQuote(shop, order.quoteNumber, orderNumber);
  mailOrder(shop, 'orderConfirmation', order);
  return order;
}

/** Finishes the order when the shopper is back from the provider, any number of times (D5). */
export function claimAndFinish(shop: Shop): CheckoutResult {
  const outcome = outcomeOf(paidOrder(shop));
  return { ...outcome, session: sessionOf(shop) };
}

function paidOrder(shop: Shop): Order {
  const { payment, providerSays, orders, lastOrderNumber } = shop.read();
  const [last] = orders;
  if (payment === null && last?.paid && last.orderNumber === lastOrderNumber) return last;
  if (payment === null) throw new BusinessFailure('CheckoutIncompleteException', 'No payment is open.');
  const says = payment.says ?? providerSays;
  if (says === 'authorised') return placeOrder(shop);
  if (says !== 'unknown') shop.change({ payment: null });
  throw new BusinessFailure(ends[says], `The provider says: ${says}.`);
}

const ends: Readonly<Record<Exclude<ProviderSays, 'authorised'>, ErrorClass>> = {
  declined: 'PaymentDeclinedException',
  expired: 'PaymentAuthorizationExpiredException',
  abandoned: 'CheckoutIncompleteException',
  unknown: 'PaymentPendingException',
};

/** Applies the shopper's decision on the provider's page. One on a replaced payment only gives the money back; any other that has ended ignores it. */
export function decidePayment(shop: Shop, id: string, says: ProviderSays): void {
  const { payment, replaced, refunds } = shop.read();
  if (payment?.id === id) shop.change({ payment: { ...payment, says } });
  const amount = replaced[id];
  if (amount !== undefined && says === 'authorised') shop.change({ refunds: { ...refunds, [id]: amount } });
}

/** The amount that goes back because a payment was approved after its end; null for any other payment (D5). */
export function refundNotice(shop: Shop, paymentId: string): Cents | null {
  return shop.read().refunds[paymentId] ?? null;
}
