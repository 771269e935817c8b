import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';
import { checkoutFacts } from '@platine/domain/checkout/facts.ts';
import { checkoutRefusal } from '@platine/domain/checkout/refusal.ts';
import type { RequestOf } from '@platine/domain/contract/schemas.ts';
import type { SessionWire } from '@platine/domain/contract/schemas/session.ts';
import { sessionFromWire } from '@platine/domain/customer/session.ts';
import type { PaymentOffer } from '@platine/domain/payment/methods.ts';
import { needsProvider, paymentMethods, paymentOffers } from '@platine/domain/payment/methods.ts';
import type { CallContext } from '../callContext.ts';
import { luxembourgDate } from '../../time/clock.ts';
import type { PaymentProviders } from '../../integrations/payments/provider.ts';
import { priceCart } from '../cartPricing.ts';
import type { SessionState } from '../findSession.ts';
import { changeSession, heldSession } from '../session.ts';
import { choose } from './chosen.ts';

/** Every payment method, with what keeps it from being offered (D23). */
export function offersOf({ session, chosen }: SessionState, providers: PaymentProviders): PaymentOffer[] {
  const unavailable = paymentMethods.filter((method) => needsProvider(method) && providers[method] === undefined);
  return paymentOffers({ customerType: session.customerType, invoiceCleared: chosen.invoiceCleared, unavailable });
}

/** Throws PaymentMethodNotAvailableException. */
export function updatePaymentMethod(context: CallContext, { PAYMENT_METHOD }: RequestOf<'updatePaymentMethod'>) {
  return changeSession(context, async ({ tx, tokenHash }) => {
    const state = await heldSession(tx, tokenHash, context.now);
    const offer = offersOf(state, context.payments).find(({ method }) => method === PAYMENT_METHOD);
    if (offer?.refusal !== null)
      throw new BusinessFailure('PaymentMethodNotAvailableException', `${PAYMENT_METHOD} is not offered.`);
    await choose(tx, tokenHash, { paymentMethod: PAYMENT_METHOD });
  });
}

/** Throws ShippingMethodNotAvailableException. */
export function updateShippingMethod(context: CallContext, { SHIPPING_METHOD }: RequestOf<'updateShippingMethod'>) {
  return changeSession(context, async ({ tx, tokenHash }) => {
    const { quotes } = priceCart(await heldSession(tx, tokenHash, context.now), luxembourgDate(context.now));
    if (quotes.find(({ method }) => method === SHIPPING_METHOD)?.offered !== true)
      throw new BusinessFailure('ShippingMethodNotAvailableException', `${SHIPPING_METHOD} is not offered.`);
    await choose(tx, tokenHash, { shippingMethod: SHIPPING_METHOD });
  });
}

/** Why a session cannot be ordered; null when it can. `wire` is the same session as it is answered. */
export function refusalOf(state: SessionState, wire: SessionWire, { now, payments }: CallContext) {
  const { quotes } = priceCart(state, luxembourgDate(now));
  return checkoutRefusal(
    checkoutFacts({
      session: sessionFromWire(wire),
      offeredShipping: quotes.filter(({ offered }) => offered).map(({ method }) => method),
      offeredPayment: offersOf(state, payments)
        .filter(({ refusal }) => refusal === null)
        .map(({ method }) => method),
      loggedIn: state.session.customerId !== null,
    }),
  );
}
