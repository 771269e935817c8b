import { documentSummary } from '@platine/domain/order/document.ts';
import { quotesToWire, shippingCostsOf } from '@platine/domain/shipping/overview.ts';
import { shippingNames } from '@platine/domain/shipping/names.ts';
import type { ResponseOf } from '@platine/domain/contract/schemas.ts';
import type { Handlers } from './handler.ts';
import { luxembourgDate } from '../time/clock.ts';
import { sessionToWire } from '../serializers/session.ts';
import { priceCart } from '../services/cartPricing.ts';
import type { CheckedOut } from '../services/checkout/checkout.ts';
import { checkout } from '../services/checkout/checkout.ts';
import { claimAndFinish } from '../services/checkout/claim.ts';
import { offersOf, updatePaymentMethod, updateShippingMethod } from '../services/checkout/offers.ts';
import { readSession } from '../services/session.ts';

export const checkoutHandlers = {
  async shippingCosts({ CUSTOMER_TYPE, COUNTRY_CODE }, { now }) {
    return shippingCostsOf({ customerType: CUSTOMER_TYPE, country: COUNTRY_CODE, day: luxembourgDate(now) });
  },

  async shippingMethodTexts() {
    return { METHODS: shippingNames.map(([method, name]) => ({ SHIPPING_METHOD: method, NAME: { ...name } })) };
  },

  async shippingMethods(_, context) {
    return quotesToWire(priceCart(await readSession(context), luxembourgDate(context.now)).quotes);
  },

  async updateShippingMethod(request, context) {
    const { state } = await updateShippingMethod(context, request);
    return sessionToWire(state, context.now);
  },

  async paymentMethods(_, context) {
    const METHODS = offersOf(await readSession(context), context.payments).map(({ method, refusal }) => ({
      PAYMENT_METHOD: method,
      OFFERED: refusal === null,
      REASON: refusal,
    }));
    return { METHODS };
  },

  async updatePaymentMethod(request, context) {
    const { state } = await updatePaymentMethod(context, request);
    return sessionToWire(state, context.now);
  },

  async checkout(request, context) {
    return answer(await checkout(context, request), context.now);
  },

  async claimAndFinish(_, context) {
    return answer(await claimAndFinish(context), context.now);
  },
} satisfies Handlers;

/** A placed order is summed up under its number, one that is being paid without. */
function answer({ state, payment }: CheckedOut, now: Date): ResponseOf<'checkout'> {
  const { orderNumber, draft, redirect } = payment;
  const summary = documentSummary({ ...draft, ORDER_NUMBER: orderNumber ?? '' });
  return {
    REDIRECT: orderNumber === null ? redirect : null,
    TR_SUMMARY: orderNumber === null ? { ...summary, ORDERS: [] } : summary,
    SESSION: sessionToWire(state, now),
  };
}
