import { shownStep } from '@platine/domain/machines/checkout.ts';
import type { CheckoutEvent, CheckoutInput } from '@platine/domain/machines/checkoutContext.ts';
import type { CheckoutStep } from '@platine/domain/machines/checkoutSteps.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useLocation } from 'wouter';
import { useSessionAccess } from '../cart/useSessionAccess.ts';
import { provideCheckout } from './checkoutActors.ts';
import type { CheckoutData } from './checkoutData.ts';
import { progressOf } from './checkoutData.ts';
import { checkoutDonePath } from './checkoutPaths.ts';

/** The checkout's machine on one of its pages, told of every change of the session. */
export function useCheckout(data: CheckoutData, { entry, returning }: Pick<CheckoutInput, 'entry' | 'returning'>) {
  const access = useSessionAccess();
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
  const progress = useMemo(() => progressOf(data), [data]);
  const latest = useRef(data);
  const machine = provideCheckout({
    access,
    queryClient,
    loggedIn: data.loggedIn,
    showOrder: (orderNumber) => navigate(checkoutDonePath(orderNumber), { replace: true }),
  });
  const [state, send] = useMachine(machine, { input: { entry, progress, returning } });
  /** A confirmed session can be newer than the rendered one: by the older one the machine would lead back to a completed step. */
  const sendProgress = () => {
    const session = access.confirmed.session() ?? latest.current.session;
    send({ type: 'progress.changed', progress: progressOf({ ...latest.current, session }) });
  };
  const onChange = useEffectEvent(sendProgress);
  useEffect(() => {
    latest.current = data;
    onChange();
  }, [data]);
  useReturn(send);
  /** Goes on to a step, or to the first incomplete one before it. */
  const goOn = (to: CheckoutStep) => {
    sendProgress();
    send({ type: 'step.requested', step: to });
  };
  return { state, step: shownStep(state), progress, send, goOn };
}

/** After the provider's page the browser may restore this one as it was left. */
function useReturn(send: (event: CheckoutEvent) => void): void {
  useEffect(() => {
    const returned = ({ persisted }: PageTransitionEvent) => {
      if (persisted) send({ type: 'shopper.returned' });
    };
    window.addEventListener('pageshow', returned);
    return () => window.removeEventListener('pageshow', returned);
  }, [send]);
}
