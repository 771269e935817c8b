import { sessionToWire } from '@platine/domain/customer/sessionToWire.ts';
import { toEuros } from '@platine/domain/money/money.ts';
import { checkoutToWire } from '@platine/domain/order/orderToWire.ts';
import { quotesToWire } from '@platine/domain/shipping/overview.ts';
import { chargeOf } from '../shop/charge.ts';
import { checkout, claimAndFinish, refundNotice } from '../shop/checkout.ts';
import { choosePaymentMethod, chooseShippingMethod, paymentOffers } from '../shop/methods.ts';
import { sessionOf } from '../shop/session.ts';
import type { Shop } from '../shop/shop.ts';
import type { SomeAnswers } from './answerTypes.ts';

export function checkoutAnswers(shop: Shop) {
  return {
    shippingMethods: () => quotesToWire(chargeOf(shop).quotes),
    updateShippingMethod: ({ SHIPPING_METHOD }) => {
      chooseShippingMethod(shop, SHIPPING_METHOD);
      return sessionToWire(sessionOf(shop));
    },
    paymentMethods: () => ({
      METHODS: paymentOffers(shop).map(({ method, refusal }) => ({
        PAYMENT_METHOD: method,
        OFFERED: refusal === null,
        REASON: refusal,
      })),
    }),
    updatePaymentMethod: ({ PAYMENT_METHOD }) => {
      choosePaymentMethod(shop, PAYMENT_METHOD);
      return sessionToWire(sessionOf(shop));
    },
    checkout: ({ IDEMPOTENCY_KEY = null, CART_VERSION = null }) =>
      checkoutToWire(checkout(shop, { idempotencyKey: IDEMPOTENCY_KEY, cartVersion: CART_VERSION })),
    claimAndFinish: () => checkoutToWire(claimAndFinish(shop)),
    refundNotice: ({ PAYMENT_ID }) => {
      const refund = refundNotice(shop, PAYMENT_ID);
      return { REFUND: refund === null ? null : toEuros(refund) };
    },
  } satisfies SomeAnswers;
}
