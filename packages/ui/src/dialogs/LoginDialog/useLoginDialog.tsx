import type { ReactNode } from 'react';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSearch } from 'wouter';
import { useToast } from '../../components/Toast/Toast.tsx';
import { lazyOnDemand } from '../../i18n/lazyPart.tsx';
import { useLoggedIn } from '../../queries/useLoggedIn.ts';
import type { OpenDialog } from '../useSessionDialogs.tsx';
import type { LoginRequest } from './LoginPanel.tsx';
import { loginFlagOf } from './loginFlag.ts';
import type { LoginOpeners } from './loginOpeners.ts';

type LoginDialogControls = {
  /** The same object as long as the page's language is. */
  readonly openers: LoginOpeners;
  /** The open dialog, if it is open. */
  readonly dialog: ReactNode;
};

const loginPanel = lazyOnDemand(() => import('./LoginPanel.tsx'), 'LoginPanel');

/**
 * The login, registration and forgot-password dialog (spec §2). An address with a flag opens it for visitors. A toast says when its code cannot
 * be fetched.
 */
export function useLoginDialog(): LoginDialogControls {
  const intl = useIntl();
  const toast = useToast();
  const opener = useRef<HTMLElement>(null);
  const [request, setRequest] = useState<LoginRequest | null>(null);

  const show = useCallback(
    (view: LoginRequest['view'], from: Element | null) => {
      opener.current = from instanceof HTMLElement ? from : null;
      loginPanel.preload().then(
        () => setRequest({ view }),
        () => toast({ kind: 'error', text: intl.formatMessage({ id: 'dialog.notLoaded' }) }),
      );
    },
    [intl, toast],
  );
  const openers = useMemo(() => {
    const open =
      (view: LoginRequest['view']): OpenDialog =>
      ({ currentTarget }) =>
        show(view, currentTarget);
    return { openLogin: open('login'), openRegistration: open('registration') };
  }, [show]);

  const flag = loginFlagOf(useSearch());
  const loggedOut = useLoggedIn() === false;
  // Only the address opens it: a change of language must not open again what the shopper has closed.
  const showFlagged = useEffectEvent(show);
  useEffect(() => {
    if (flag !== null && loggedOut) showFlagged(flag, document.activeElement);
  }, [flag, loggedOut]);
  const onGone = useCallback(() => opener.current?.focus(), []);
  return { openers, dialog: request !== null && <loginPanel.Part request={request} onGone={onGone} /> };
}
