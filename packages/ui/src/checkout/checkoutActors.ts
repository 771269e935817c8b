import type { Client } from '@platine/domain/contract/client.ts';
import type { Outcome } from '@platine/domain/contract/envelope.ts';
import { sessionFromWire } from '@platine/domain/customer/session.ts';
import { checkout } from '@platine/domain/machines/checkout.ts';
import type { OrderAnswer, OrderRequest, PaymentAnswer } from '@platine/domain/machines/checkoutContext.ts';
import type { CheckoutProgress } from '@platine/domain/machines/checkoutSteps.ts';
import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { SessionAccess } from '../queries/keepSession.ts';
import { keepSession } from '../queries/keepSession.ts';
import { paymentQuery } from '../queries/payment.ts';
import { dataOf } from '../queries/QueryFailure.ts';
import { shippingQuery } from '../queries/shipping.ts';
import type { CheckoutData } from './checkoutData.ts';
import { progressOf } from './checkoutData.ts';
import { finishPayment, placeOrder } from './orderCalls.ts';

export type CheckoutDependencies = {
  readonly access: SessionAccess;
  readonly queryClient: QueryClient;
  readonly loggedIn: boolean;
  readonly showOrder: (orderNumber: string) => void;
};

/** The checkout machine with its actors and actions. */
export function provideCheckout({ access, queryClient, loggedIn, showOrder }: CheckoutDependencies) {
  return checkout.provide({
    actors: {
      placeOrder: fromPromise<Outcome<OrderAnswer>, OrderRequest>(({ input }) => placeOrder(access, input)),
      finishPayment: fromPromise<Outcome<PaymentAnswer>>(() => finishPayment(access)),
      reloadProgress: fromPromise<Outcome<CheckoutProgress>>(() => reload(access, queryClient, loggedIn)),
    },
    actions: {
      leaveForProvider: (_, redirect) => {
        if (redirect !== null) window.location.assign(redirect);
      },
      showOrder: (_, orderNumber) => {
        if (orderNumber !== null) showOrder(orderNumber);
      },
    },
  });
}

/** Reloads session and offers, and derives the progress from them. */
async function reload(
  access: SessionAccess,
  queryClient: QueryClient,
  loggedIn: boolean,
): Promise<Outcome<CheckoutProgress>> {
  const session = sessionFromWire(dataOf(keepSession(access, await access.client('currentSession', {}))));
  const offers = await readOffers(access.client, queryClient, session);
  return { kind: 'data', data: progressOf({ session, loggedIn, ...offers }) };
}

async function readOffers(client: Client, queryClient: QueryClient, session: CheckoutData['session']) {
  const [shipping, payment] = await Promise.all([
    queryClient.query({ ...shippingQuery(client, session), staleTime: 0 }),
    queryClient.query({ ...paymentQuery(client, session), staleTime: 0 }),
  ]);
  return { shipping, payment };
}
