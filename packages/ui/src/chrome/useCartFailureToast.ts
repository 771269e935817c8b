import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { useCartQueue } from '../cart/cartQueueContext.ts';
import { useToast } from '../components/Toast/Toast.tsx';

/**
 * Says that the cart was not changed: in the place of the toast that said it was, before the shop had answered. What was not changed, and
 * why, is said where it happened (D30).
 */
export function useCartFailureToast(): void {
  const intl = useIntl();
  const toast = useToast();
  const { subscribe, view } = useCartQueue().queue;
  const failureNow = () => view().failure;
  const failure = useSyncExternalStore(subscribe, failureNow, failureNow);
  const tell = useEffectEvent(() =>
    toast({ kind: 'error', text: intl.formatMessage({ id: 'message.changesNotSaved' }) }),
  );
  useEffect(() => {
    if (failure !== null) tell();
  }, [failure]);
}
