import { defaultErrorMessageKey } from '@platine/domain/errors/errorMessages.ts';
import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { useToast } from '../components/Toast/Toast.tsx';

/**
 * Says that something went wrong when a promise was rejected and nobody handled it (D27); what it was stands in the browser's console.
 * `page` hears of it: the window, which is not there on the server, when it is left out.
 */
export function useRejectionToast(page?: EventTarget): void {
  const intl = useIntl();
  const toast = useToast();
  const tell = useEffectEvent(() => toast({ kind: 'error', text: intl.formatMessage({ id: defaultErrorMessageKey }) }));
  useEffect(() => {
    const heard = page ?? window;
    const hear = () => tell();
    heard.addEventListener('unhandledrejection', hear);
    return () => heard.removeEventListener('unhandledrejection', hear);
  }, [page]);
}
