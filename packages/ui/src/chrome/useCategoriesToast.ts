import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { useToast } from '../components/Toast/Toast.tsx';

/** Shows a toast when the categories cannot be loaded (spec §8). Their place on the page says so as well (D30). */
export function useCategoriesToast(failed: boolean): void {
  const intl = useIntl();
  const toast = useToast();
  const tell = useEffectEvent(() =>
    toast({ kind: 'error', text: intl.formatMessage({ id: 'message.categoriesNotLoaded' }) }),
  );
  useEffect(() => {
    if (failed) tell();
  }, [failed]);
}
