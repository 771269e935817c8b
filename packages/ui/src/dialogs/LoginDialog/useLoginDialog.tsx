import type { ReactNode } from 'react';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useToast } from '../../components/Toast/Toast.tsx';
import { lazyOnDemand } from '../../i18n/lazyPart.tsx';
import type { OpenDialog } from '../useSessionDialogs.tsx';
import type { LoginRequest } from './LoginPanel.tsx';
import type { LoginOpeners } from './loginOpeners.ts';

type LoginDialogControls = {
  /** The same object as long as the page's language is. */
  readonly openers: LoginOpeners;
  /** The open dialog, if it is open. */
  readonly dialog: ReactNode;
};

const loginPanel = lazyOnDemand(() => import('./LoginPanel.tsx'), 'LoginPanel');

/** The login, registration and forgot-password dialog (spec §2). A toast says when its code cannot be fetched. */
export function useLoginDialog(): LoginDialogControls {
  const intl = useIntl();
  const toast = useToast();
  const opener = useRef<HTMLElement>(null);
  const [request, setRequest] = useState<LoginRequest | null>(null);

  const openers = useMemo(() => {
    const open =
      (view: LoginRequest['view']): OpenDialog =>
      ({ currentTarget }) => {
        opener.current = currentTarget;
        loginPanel.preload().then(
          () => setRequest({ view }),
          () => toast({ kind: 'error', text: intl.formatMessage({ id: 'dialog.notLoaded' }) }),
        );
      };
    return {
      openLogin: open('login'),
      openRegistration: open('registration'),
      openForgotPassword: open('forgotPassword'),
    };
  }, [intl, toast]);
  const onGone = useCallback(() => opener.current?.focus(), []);
  return { openers, dialog: request !== null && <loginPanel.Part request={request} onGone={onGone} /> };
}
