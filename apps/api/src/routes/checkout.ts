import type { ResponseOf } from '@platine/domain/contract/schemas.ts';
import { sessionToWire } from '@platine/domain/customer/sessionToWire.ts';
import { toEuros } from '@platine/domain/money/money.ts';
import { checkoutToWire } from '@platine/domain/order/orderToWire.ts';
import {
  methodTextsToWire,
  quotesToWire,
  shippingCostsOf,
  shippingTariffsOf,
} from '@platine/domain/shipping/overview.ts';
import type { Handlers } from './handler.ts';
import { luxembourgDate } from '../time/clock.ts';
import type { CheckedOut } from '../services/checkout/checkedOut.ts';
import { checkout } from '../services/checkout/checkout.ts';
import { claimAndFinish } from '../services/checkout/claim.ts';
import { refundNotice } from '../services/checkout/refundNotice.ts';
import {
  choosePaymentMethod,
  chooseShippingMethod,
  paymentOffers,
  shippingQuotes,
} from '../services/checkout/offers.ts';

export const checkoutHandlers = {
  async shippingCosts({ CUSTOMER_TYPE: customerType, COUNTRY_CODE: country }, { now, shop }) {
    return shippingCostsOf(shop, { customerType, country, day: luxembourgDate(now) });
  },

  async shippingTariffs({ CUSTOMER_TYPE: customerType }, { now, shop }) {
    return shippingTariffsOf(shop, { customerType, day: luxembourgDate(now) });
  },

  async shippingMethodTexts(_, { shop }) {
    return methodTextsToWire(shop.delivery.methods);
  },

  async shippingMethods(_, context) {
    return quotesToWire(await shippingQuotes(context));
  },

  async updateShippingMethod({ SHIPPING_METHOD }, context) {
    return sessionToWire(await chooseShippingMethod(context, SHIPPING_METHOD));
  },

  async paymentMethods(_, context) {
    const METHODS = (await paymentOffers(context)).map(({ method, refusal }) => ({
      PAYMENT_METHOD: method,
      OFFERED: refusal === null,
      REASON: refusal,
    }));
    return { METHODS };
  },

  async updatePaymentMethod({ PAYMENT_METHOD }, context) {
    return sessionToWire(await choosePaymentMethod(context, PAYMENT_METHOD));
  },

  async checkout({ IDEMPOTENCY_KEY = null, CART_VERSION = null }, context) {
    return answer(await checkout(context, { idempotencyKey: IDEMPOTENCY_KEY, cartVersion: CART_VERSION }));
  },

  async claimAndFinish(_, context) {
    return answer(await claimAndFinish(context));
  },

  async refundNotice({ PAYMENT_ID }, context) {
    const refund = await refundNotice(context, PAYMENT_ID);
    return { REFUND: refund === null ? null : toEuros(refund) };
  },
} satisfies Handlers;

function answer({ session, payment }: CheckedOut): ResponseOf<'checkout'> {
  const { draft, orderNumber, redirect } = payment;
  return checkoutToWire({ session, draft, orderNumber, redirect });
}
