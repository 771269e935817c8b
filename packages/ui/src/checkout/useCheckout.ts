import type { CheckoutEvent } from '@platine/domain/machines/checkoutContext.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { useLocation } from 'wouter';
import { useSessionAccess } from '../queries/useSessionAccess.ts';
import { checkoutOf } from './checkoutActors.ts';
import type { CheckoutData } from './checkoutData.ts';
import { progressOf } from './checkoutData.ts';
import { checkoutDonePath } from './checkoutPaths.ts';

/** The checkout from its summary on. It hears of every change of the session. `returning`: the page was opened by the way back from the provider. */
export function useCheckout(data: CheckoutData, returning: boolean) {
  const access = useSessionAccess();
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
  const progress = useMemo(() => progressOf(data), [data]);
  const showOrder = (orderNumber: string) => navigate(checkoutDonePath(orderNumber), { replace: true });
  const [state, send] = useMachine(checkoutOf({ access, queryClient, loggedIn: () => data.loggedIn, showOrder }), {
    input: { step: 'summary', progress, returning },
  });
  useEffect(() => send({ type: 'progress.changed', progress }), [send, progress]);
  useReturn(send);
  return { state, send };
}

/** Back from the provider's page the browser may show this one as it was left. */
function useReturn(send: (event: CheckoutEvent) => void): void {
  useEffect(() => {
    const returned = ({ persisted }: PageTransitionEvent) => {
      if (persisted) send({ type: 'shopper.returned' });
    };
    window.addEventListener('pageshow', returned);
    return () => window.removeEventListener('pageshow', returned);
  }, [send]);
}
