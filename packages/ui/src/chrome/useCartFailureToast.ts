import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { useQueueContext } from '../cart/useQueueContext.ts';
import { useToast } from '../components/Toast/Toast.tsx';

/** Shows a toast when the cart was not changed. It replaces the toast that reported the change early; the reason stands at the product (D30). */
export function useCartFailureToast(): void {
  const intl = useIntl();
  const toast = useToast();
  const failure = useQueueContext(({ failure: last }) => last);
  const tell = useEffectEvent(() =>
    toast({ kind: 'error', text: intl.formatMessage({ id: 'message.changesNotSaved' }) }),
  );
  useEffect(() => {
    if (failure !== null) tell();
  }, [failure]);
}
