import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';
import type { ShippingQuote } from '@platine/domain/checkout/charge.ts';
import { checkoutFacts } from '@platine/domain/checkout/facts.ts';
import { checkoutRefusal } from '@platine/domain/checkout/refusal.ts';
import type { Session } from '@platine/domain/customer/session.ts';
import type { PaymentMethod, PaymentOffer } from '@platine/domain/payment/methods.ts';
import { needsProvider, paymentMethods, paymentOffers as offersFor } from '@platine/domain/payment/methods.ts';
import type { ShippingMethod } from '@platine/domain/shipping/methods.ts';
import { priceCart } from '../cartPricing.ts';
import type { StoredSession } from '../findSession.ts';
import { changeSession, heldSession, readStored } from '../session.ts';
import type { Occasion, Visitor } from '../visitor.ts';
import type { Buyer } from './buyer.ts';
import { choose } from './chosen.ts';

/** Every payment method, with the reason why it is not offered (D23). */
export async function paymentOffers(buyer: Buyer): Promise<PaymentOffer[]> {
  return offersOf(await readStored(buyer), buyer);
}

function offersOf({ session, chosen }: StoredSession, { payments, shop }: Buyer): PaymentOffer[] {
  const unavailable = paymentMethods.filter((method) => needsProvider(method) && payments[method] === undefined);
  const { customerType } = session;
  return offersFor({ terms: shop.payment, customerType, invoiceCleared: chosen.invoiceCleared, unavailable });
}

/** Every shipping method, with its price for the cart as it is (D12). */
export async function shippingQuotes(visitor: Visitor): Promise<readonly ShippingQuote[]> {
  return quotesOf(await readStored(visitor), visitor);
}

function quotesOf(stored: StoredSession, at: Occasion): readonly ShippingQuote[] {
  return priceCart(stored, at).quotes;
}

/** Throws PaymentMethodNotAvailableException. */
export async function choosePaymentMethod(buyer: Buyer, paymentMethod: PaymentMethod): Promise<Session> {
  const { session } = await changeSession(buyer, async ({ tx, tokenHash }) => {
    const offers = offersOf(await heldSession(tx, tokenHash, buyer.now), buyer);
    if (offers.find(({ method }) => method === paymentMethod)?.refusal !== null)
      throw new BusinessFailure('PaymentMethodNotAvailableException', `${paymentMethod} is not offered.`);
    await choose(tx, tokenHash, { paymentMethod });
  });
  return session;
}

/** Throws ShippingMethodNotAvailableException. */
export async function chooseShippingMethod(visitor: Visitor, shippingMethod: ShippingMethod): Promise<Session> {
  const { session } = await changeSession(visitor, async ({ tx, tokenHash }) => {
    const quotes = quotesOf(await heldSession(tx, tokenHash, visitor.now), visitor);
    if (quotes.find(({ method }) => method === shippingMethod)?.offered !== true)
      throw new BusinessFailure('ShippingMethodNotAvailableException', `${shippingMethod} is not offered.`);
    await choose(tx, tokenHash, { shippingMethod });
  });
  return session;
}

/** The reason why a session cannot be ordered; null when it can. `session` is `stored` as the domain has it. */
export function refusalOf(stored: StoredSession, session: Session, buyer: Buyer): BusinessFailure | null {
  return checkoutRefusal(
    checkoutFacts({
      session,
      offeredShipping: quotesOf(stored, buyer)
        .filter(({ offered }) => offered)
        .map(({ method }) => method),
      offeredPayment: offersOf(stored, buyer)
        .filter(({ refusal }) => refusal === null)
        .map(({ method }) => method),
      loggedIn: stored.session.customerId !== null,
    }),
  );
}
