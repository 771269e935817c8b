import type { Client } from '@platine/domain/contract/client.ts';
import type { Outcome } from '@platine/domain/contract/envelope.ts';
import { sessionFromWire } from '@platine/domain/customer/session.ts';
import { checkout } from '@platine/domain/machines/checkout.ts';
import type { OrderAnswer, OrderRequest, PaymentAnswer } from '@platine/domain/machines/checkoutContext.ts';
import type { CheckoutProgress, CheckoutStep } from '@platine/domain/machines/checkoutSteps.ts';
import { reachableStep } from '@platine/domain/machines/checkoutSteps.ts';
import type { QueryClient } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { useLocation } from 'wouter';
import { fromPromise } from 'xstate';
import type { SessionAccess } from '../queries/keepSession.ts';
import { keepSession } from '../queries/keepSession.ts';
import { paymentQuery } from '../queries/payment.ts';
import { dataOf } from '../queries/QueryFailure.ts';
import { shippingQuery } from '../queries/shipping.ts';
import type { CheckoutData } from './checkoutData.ts';
import { progressOf } from './checkoutData.ts';
import { checkoutDonePath } from './checkoutPaths.ts';
import { finishPayment, placeOrder } from './orderCalls.ts';
import { useSessionAccess } from './useSessionAccess.ts';

type Start = {
  readonly step: CheckoutStep;
  /** The page was opened by the way back from the provider. */
  readonly returning?: boolean;
};

/** The domain's checkout with a way to the shop. It hears of every change of the session. */
export function useCheckout(data: CheckoutData, { step, returning = false }: Start) {
  const access = useSessionAccess();
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
  const progress = useMemo(() => progressOf(data), [data]);
  const [state, send] = useMachine(
    checkout.provide({
      actors: {
        placeOrder: fromPromise<Outcome<OrderAnswer>, OrderRequest>(({ input }) => placeOrder(access, input)),
        finishPayment: fromPromise<Outcome<PaymentAnswer>>(() => finishPayment(access)),
        reloadProgress: fromPromise<Outcome<CheckoutProgress>>(() => reload(access, queryClient, data.loggedIn)),
      },
      actions: {
        leaveForProvider: (_, redirect) => {
          if (redirect !== null) window.location.assign(redirect);
        },
        showOrder: (_, orderNumber) => {
          if (orderNumber !== null) navigate(checkoutDonePath(orderNumber), { replace: true });
        },
      },
    }),
    { input: { step, progress, returning } },
  );
  useEffect(() => send({ type: 'progress.changed', progress }), [send, progress]);
  useEffect(() => {
    // Back from the provider's page the browser may show this one as it was left.
    const returned = ({ persisted }: PageTransitionEvent) => {
      if (persisted) send({ type: 'shopper.returned' });
    };
    window.addEventListener('pageshow', returned);
    return () => window.removeEventListener('pageshow', returned);
  }, [send]);
  /** Goes on: to the next step, or to the summary when all before it is complete. The session may be newer than what was drawn. */
  const complete = () => {
    const now = progressOf({ ...data, session: access.confirmed.session() ?? data.session });
    send({ type: 'progress.changed', progress: now });
    const ready = reachableStep('summary', now) === 'summary';
    send(ready ? { type: 'step.requested', step: 'summary' } : { type: 'step.completed' });
  };
  return { state, send, progress, complete };
}

/** How far the checkout is by what the shop knows now. */
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
