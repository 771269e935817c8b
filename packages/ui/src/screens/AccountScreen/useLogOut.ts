import { useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useLocation } from 'wouter';
import { useToast } from '../../components/Toast/Toast.tsx';
import { useSending } from '../../forms/useSending.ts';
import { keepSession } from '../../queries/keepSession.ts';
import { queryKeys } from '../../queries/keys.ts';
import { useSessionAccess } from '../../cart/useSessionAccess.ts';
import { startPath } from '../../routing/paths.ts';

/** Logs out. The response is a visitor's session; all personal data leaves the cache. */
export function useLogOut() {
  const intl = useIntl();
  const toast = useToast();
  const [, navigate] = useLocation();
  const queryClient = useQueryClient();
  const access = useSessionAccess();
  const { busy, send } = useSending(async () => {
    const outcome = await access.client('logout', {});
    if (outcome.kind !== 'data') {
      toast({ kind: 'error', text: intl.formatMessage({ id: 'accountScreen.notLoggedOut' }) });
      return outcome;
    }
    keepSession(access, outcome);
    queryClient.setQueryData(queryKeys.user, null);
    queryClient.removeQueries({ queryKey: queryKeys.orders });
    queryClient.removeQueries({ queryKey: queryKeys.placedOrders });
    queryClient.removeQueries({ queryKey: queryKeys.lists });
    toast({ kind: 'success', text: intl.formatMessage({ id: 'accountScreen.loggedOut' }) });
    navigate(startPath);
    return outcome;
  });
  return { busy, logOut: () => send(undefined) };
}
