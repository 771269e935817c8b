import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { useToast } from '../components/Toast/Toast.tsx';

/** Says that the categories could not be loaded (spec §8). Where they are missing says so, too (D30). */
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
