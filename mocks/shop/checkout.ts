import { checkoutFacts } from '@platine/domain/checkout/facts.ts';
import { checkoutRefusal } from '@platine/domain/checkout/refusal.ts';
import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';
import type { ErrorClass } from '@platine/domain/contract/errors.ts';
import type { RequestOf, ResponseOf } from '@platine/domain/contract/schemas.ts';
import { sessionFromWire } from '@platine/domain/customer/session.ts';
import { checkoutSummary, documentSummary, isOrderable, orderDocument } from '@platine/domain/order/document.ts';
import { needsProvider } from '@platine/domain/payment/methods.ts';
import type { TransactionWire } from '../builders/order.ts';
import { chargeOf } from './charge.ts';
import type { CheckoutState, ProviderSays } from './checkoutState.ts';
import { nothingChosen } from './checkoutState.ts';
import { paymentOffers } from './methods.ts';
import { paymentPath, sessionOf } from './session.ts';
import type { Shop } from './shop.ts';

type Answer = ResponseOf<'checkout'>;
type Outcome = CheckoutState['outcomes'][string];

/** Places the order, or begins its payment; the same key repeats what it has led to (D4). */
export function checkout(shop: Shop, { IDEMPOTENCY_KEY, CART_VERSION }: RequestOf<'checkout'>): Answer {
  const { cartVersion, outcomes } = shop.read();
  const key = IDEMPOTENCY_KEY ?? `version ${CART_VERSION ?? cartVersion}`;
  const before = outcomes[key];
  if (before !== undefined) return answer(shop, before);
  if (CART_VERSION !== undefined && CART_VERSION !== cartVersion)
    throw new BusinessFailure('CartConflictException', 'The cart is not the one that the shopper has seen.');
  const refusal = refusalOf(shop);
  if (refusal !== null) throw refusal;
  const outcome = begin(shop);
  shop.change({ outcomes: { ...shop.read().outcomes, [key]: outcome } });
  return answer(shop, outcome);
}

function refusalOf(shop: Shop): BusinessFailure | null {
  const offered = chargeOf(shop).quotes.filter((quote) => quote.offered);
  const payable = paymentOffers(shop).filter(({ refusal }) => refusal === null);
  return checkoutRefusal(
    checkoutFacts({
      session: sessionFromWire(sessionOf(shop)),
      offeredShipping: offered.map(({ method }) => method),
      offeredPayment: payable.map(({ method }) => method),
      loggedIn: shop.user !== null,
    }),
  );
}

function begin(shop: Shop): Outcome {
  const { paymentMethod, payment } = shop.read();
  if (paymentMethod === null || !needsProvider(paymentMethod)) return placed(placeOrder(shop, false));
  const id = `payment-${Number(payment?.id.split('-')[1] ?? 0) + 1}`;
  shop.change({ payment: { id, method: paymentMethod, says: null } });
  return { REDIRECT: paymentPath(id), TR_SUMMARY: checkoutSummary(sessionOf(shop), null) };
}

function placed(document: TransactionWire): Outcome {
  return { REDIRECT: null, TR_SUMMARY: documentSummary(document) };
}

/** Writes the order down, takes its pieces from the stock and empties the cart. */
function placeOrder(shop: Shop, paid: boolean): TransactionWire {
  const session = sessionOf(shop);
  if (!isOrderable(session)) throw new Error('A checked session lacks what an order needs.');
  const { orders, cart, cartVersion, sold } = shop.read();
  const orderNumber = `2026-${100_001 + orders.length}`;
  const document = { ...orderDocument(session, { orderNumber, day: shop.date }), PAID: paid };
  const taken = cart.map(({ sku, amount }): [number, number] => [sku, (sold[sku] ?? 0) + amount]);
  shop.change({
    ...nothingChosen,
    orders: [document, ...orders],
    lastOrderNumber: orderNumber,
    sold: { ...sold, ...Object.fromEntries(taken) },
    cart: [],
    cartVersion: cartVersion + 1,
  });
  return document;
}

/** The shopper is back from the provider, any number of times (D5). */
export function claimAndFinish(shop: Shop): Answer {
  const { payment, providerSays, orders } = shop.read();
  const [last] = orders;
  if (payment === null && last?.PAID && last.ORDER_NUMBER === shop.read().lastOrderNumber)
    return answer(shop, placed(last));
  if (payment === null) throw new BusinessFailure('CheckoutIncompleteException', 'No payment is open.');
  const says = payment.says ?? providerSays;
  if (says === 'authorised') return answer(shop, placed(placeOrder(shop, true)));
  if (says !== 'unknown') shop.change({ payment: null });
  throw new BusinessFailure(ends[says], `The provider says: ${says}.`);
}

const ends: Readonly<Record<Exclude<ProviderSays, 'authorised'>, ErrorClass>> = {
  declined: 'PaymentDeclinedException',
  expired: 'PaymentAuthorizationExpiredException',
  abandoned: 'CheckoutIncompleteException',
  unknown: 'PaymentPendingException',
};

/** What the shopper did on the provider's page; a payment that is over hears nothing any more. */
export function decidePayment(shop: Shop, id: string, says: ProviderSays): void {
  const { payment } = shop.read();
  if (payment?.id === id) shop.change({ payment: { ...payment, says } });
}

function answer(shop: Shop, outcome: Outcome): Answer {
  return { ...outcome, SESSION: sessionOf(shop) };
}
