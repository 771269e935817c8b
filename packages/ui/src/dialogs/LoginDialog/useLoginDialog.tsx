import type { ReactNode } from 'react';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useToast } from '../../components/Toast/Toast.tsx';
import { useLater } from '../useLater.ts';
import type { OpenDialog } from '../useSessionDialogs.tsx';
import type { LoginPanelProps, LoginWish } from './LoginPanel.tsx';
import type { LoginOpeners } from './loginOpeners.ts';

export type LoginDialogControls = LoginOpeners & {
  /** The dialog's element while it is open, otherwise null. */
  readonly dialog: ReactNode;
};

const loadPanel = async () => (await import('./LoginPanel.tsx')).LoginPanel;

/** The login, registration and forgot-password dialog (spec §2). Its code loads when it is first opened. */
export function useLoginDialog(): LoginDialogControls {
  const intl = useIntl();
  const toast = useToast();
  const opener = useRef<HTMLElement>(null);
  const [wish, setWish] = useState<LoginWish | null>(null);
  const panel = useLater<LoginPanelProps>(loadPanel);

  const open = (view: LoginWish['view']): OpenDialog => {
    return ({ currentTarget }) => {
      opener.current = currentTarget;
      panel.ready().then(
        () => setWish({ view }),
        () => toast({ kind: 'error', text: intl.formatMessage({ id: 'dialog.notLoaded' }) }),
      );
    };
  };
  return {
    openLogin: open('login'),
    openRegistration: open('registration'),
    openForgotPassword: open('forgotPassword'),
    dialog: wish !== null && panel.Component !== null && (
      <panel.Component wish={wish} onGone={() => opener.current?.focus()} />
    ),
  };
}
