import type { CheckoutContext, CheckoutEvent } from '@platine/domain/machines/checkoutContext.ts';
import type { CheckoutStep } from '@platine/domain/machines/checkoutSteps.ts';
import { reachableStep } from '@platine/domain/machines/checkoutSteps.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { useLaterActor } from '../interaction/useLaterActor.ts';
import { useSessionAccess } from '../queries/useSessionAccess.ts';
import type { CheckoutData } from './checkoutData.ts';
import { progressOf } from './checkoutData.ts';
import { checkoutDonePath } from './checkoutPaths.ts';

const loadCheckout = async () => (await import('./startCheckout.ts')).startCheckout;

type Shown = Pick<CheckoutContext, 'step' | 'notice'>;

/**
 * The checkout's steps before the summary. The machine that leads through them comes when the shopper does something; until it runs, where it
 * begins and what it will do is shown by the domain's rules.
 */
export function useCheckoutSteps(data: CheckoutData, wanted: CheckoutStep) {
  const access = useSessionAccess();
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
  const progress = useMemo(() => progressOf(data), [data]);
  const now = useRef(data);
  /** The session may be newer than what was drawn: told of the older one, the machine would lead back to what is done. */
  const newest = () => progressOf({ ...now.current, session: access.confirmed.session() ?? now.current.session });
  const [snapshot, { send, subscribe, kept }] = useLaterActor<{ readonly context: Shown }, CheckoutEvent>(async () => {
    const start = await loadCheckout();
    const outside = {
      access,
      queryClient,
      loggedIn: () => now.current.loggedIn,
      showOrder: (orderNumber: string) => navigate(checkoutDonePath(orderNumber), { replace: true }),
    };
    return start(outside, { step: wanted, progress: newest(), returning: false });
  });
  const running = snapshot !== undefined;
  const tellNewest = useEffectEvent(() => send({ type: 'progress.changed', progress: newest() }));
  useEffect(() => {
    now.current = data;
    if (running) tellNewest();
  }, [running, data]);
  const told = useSyncExternalStore(subscribe, kept, kept);
  const shown: Shown =
    snapshot?.context ?? told.reduce(stepBefore, { step: reachableStep(wanted, progress), notice: null, progress });
  /** Goes on to a step, or to what is still missing before it. */
  const goOn = (to: CheckoutStep) => {
    send({ type: 'progress.changed', progress: newest() });
    send({ type: 'step.requested', step: to });
  };
  return { shown, send, progress, goOn };
}

/** What the machine will make of what it is told, shown before it is there. */
function stepBefore(now: Shown & Pick<CheckoutContext, 'progress'>, event: CheckoutEvent): typeof now {
  if (event.type === 'progress.changed') return { ...now, progress: event.progress };
  return event.type === 'step.requested' ? { ...now, step: reachableStep(event.step, now.progress) } : now;
}
