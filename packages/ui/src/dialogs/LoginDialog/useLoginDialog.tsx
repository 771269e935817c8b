import type { Outcome } from '@platine/domain/contract/envelope.ts';
import type { Credentials, LoginPanelEvent } from '@platine/domain/machines/loginPanel.ts';
import { loginPanel } from '@platine/domain/machines/loginPanel.ts';
import { useQuery } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'wouter';
import { fromPromise } from 'xstate';
import { useApiClient } from '../../api/ApiClient.tsx';
import { useToast } from '../../components/Toast/Toast.tsx';
import { userQuery } from '../../queries/user.ts';
import { useLater } from '../useLater.ts';
import type { OpenDialog } from '../useSessionDialogs.tsx';
import type { LoginDialogProps, LoginView } from './LoginDialog.tsx';
import type { LoginOpeners } from './loginOpeners.ts';
import { useLogIn } from './useLogIn.ts';

export type LoginDialogControls = LoginOpeners & {
  /** The open dialog, if it is open. */
  readonly dialog: ReactNode;
};

const loadDialog = async () => (await import('./LoginDialog.tsx')).LoginDialog;

const chosen = {
  login: { type: 'login.chosen' },
  registration: { type: 'registration.chosen' },
  forgotPassword: { type: 'password.forgotten' },
} as const satisfies Record<string, LoginPanelEvent>;

/** The login, registration and forgot-password dialog (spec §2). Its code comes when it is first opened. */
export function useLoginDialog(): LoginDialogControls {
  const intl = useIntl();
  const toast = useToast();
  const [path] = useLocation();
  const { data: user } = useQuery(userQuery(useApiClient()));
  const opener = useRef<HTMLElement>(null);
  const later = useLater<LoginDialogProps>(loadDialog);
  const [state, send] = useConnectedPanel();
  const known = user !== undefined && user !== null;

  // Spec §2, §4: it closes once there is a current user, and when one goes to another page.
  useEffect(() => {
    if (known) send({ type: 'user.known' });
  }, [send, known]);
  useEffect(() => send({ type: 'location.changed', flag: null }), [send, path]);

  const open = (view: keyof typeof chosen): OpenDialog => {
    return ({ currentTarget }) => {
      opener.current = currentTarget;
      const opened = () => send(chosen[view]);
      later.ready().then(opened, () => toast({ kind: 'error', text: intl.formatMessage({ id: 'dialog.notLoaded' }) }));
    };
  };
  const view = viewOf(state);
  return {
    openLogin: open('login'),
    openRegistration: open('registration'),
    openForgotPassword: open('forgotPassword'),
    dialog: view !== null && later.Component !== null && (
      <later.Component
        view={view}
        busy={state.hasTag('busy')}
        failure={state.context.failure}
        noticed={state.matches({ recovering: 'noticed' })}
        registered={state.context.registered}
        onChosen={(next) => send(chosen[next])}
        onLogin={(credentials) => send({ type: 'login.submitted', credentials })}
        onResetRequested={(email) => send({ type: 'reset.requested', email })}
        onRegistered={(email) => send({ type: 'registration.completed', email })}
        onDismissed={() => send({ type: 'panel.dismissed' })}
        onOutside={() => send({ type: 'panel.dismissed' })}
        onGone={() => opener.current?.focus()}
      />
    ),
  };
}

function viewOf(state: ReturnType<typeof useConnectedPanel>[0]): LoginView | null {
  if (state.matches('loggingIn')) return 'login';
  if (state.matches('registering')) return 'registration';
  if (state.matches('recovering')) return 'forgotPassword';
  return state.matches('registered') ? 'registered' : null;
}

/** The domain's machine with a way to the shop. */
function useConnectedPanel() {
  const client = useApiClient();
  const logIn = useLogIn();
  return useMachine(
    loginPanel.provide({
      actors: {
        logIn: fromPromise<Outcome<unknown>, Credentials>(({ input }) => logIn(input)),
        requestReset: fromPromise<Outcome<unknown>, string>(({ input }) =>
          client('requestPasswordReset', { EMAIL: input }),
        ),
      },
    }),
  );
}
