import { defaultErrorMessageKey } from '@platine/domain/errors/errorMessages.ts';
import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { useToast } from '../components/Toast/Toast.tsx';

/**
 * Shows a toast when a promise rejection is not handled (D27); the browser's console has the reason. `page` receives the events: the
 * window, which the server lacks, unless given.
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
