import { checkoutFacts } from '@platine/domain/checkout/facts.ts';
import { checkoutProgress } from '@platine/domain/checkout/progress.ts';
import type { Session } from '@platine/domain/customer/session.ts';
import type { CheckoutProgress } from '@platine/domain/machines/checkoutSteps.ts';
import type { PaymentOffer } from '@platine/domain/payment/methods.ts';
import type { ShippingChoice } from '../queries/shipping.ts';

/** The data that the checkout shows and derives its progress from. */
export type CheckoutData = {
  readonly session: Session;
  readonly loggedIn: boolean;
  readonly shipping: readonly ShippingChoice[];
  readonly payment: readonly PaymentOffer[];
};

/** Which steps are complete (D25). */
export function progressOf({ session, loggedIn, shipping, payment }: CheckoutData): CheckoutProgress {
  return checkoutProgress(
    checkoutFacts({
      session,
      loggedIn,
      offeredShipping: shipping.filter(({ offered }) => offered).map(({ method }) => method),
      offeredPayment: payment.filter(({ refusal }) => refusal === null).map(({ method }) => method),
    }),
  );
}
