import type { Outcome } from '@platine/domain/contract/envelope.ts';
import type { Credentials, LoginPanelEvent } from '@platine/domain/machines/loginPanel.ts';
import { loginPanel } from '@platine/domain/machines/loginPanel.ts';
import { useQuery } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { fromPromise } from 'xstate';
import { useApiClient } from '../../api/ApiClient.tsx';
import { createFormDraft } from '../../forms/formDraft.ts';
import { userQuery } from '../../queries/user.ts';
import type { LoginView } from './LoginDialog.tsx';
import { LoginDialog } from './LoginDialog.tsx';
import { loginFlagOf } from './loginFlag.ts';
import { useLogIn } from './useLogIn.ts';

const chosen = {
  login: { type: 'login.chosen' },
  registration: { type: 'registration.chosen' },
  forgotPassword: { type: 'password.forgotten' },
} as const satisfies Record<string, LoginPanelEvent>;

/** A request for a view of the dialog: a new object each time. */
export type LoginRequest = { readonly view: keyof typeof chosen };

type LoginPanelProps = {
  /** The view to open with; a new object each time. */
  readonly request: LoginRequest;
  /** Called after the dialog has closed; moves the focus back. */
  readonly onGone: () => void;
};

/** Shows the login dialog, by the state of its machine. */
export function LoginPanel({ request, onGone }: LoginPanelProps) {
  const [path] = useLocation();
  const flag = loginFlagOf(useSearch());
  const { data: user } = useQuery(userQuery(useApiClient()));
  const [state, send] = useConnectedPanel();
  const known = user !== undefined && user !== null;
  const [draft] = useState(createFormDraft);

  // Spec §2, §4: it closes once there is a current user, and on navigation, unless that set a flag.
  useEffect(() => {
    if (!known) return;
    draft.drop();
    send({ type: 'user.known' });
  }, [send, known, draft]);
  useEffect(() => send({ type: 'location.changed', flag: known ? null : flag }), [send, path, flag, known]);
  useEffect(() => send(chosen[request.view]), [send, request]);

  const view = viewOf(state);
  if (view === null) return null;
  return (
    <LoginDialog
      view={view}
      busy={state.hasTag('busy')}
      failure={state.context.failure}
      noticed={state.matches({ recovering: 'noticed' })}
      registered={state.context.registered}
      onChosen={(next) => send(chosen[next])}
      onLogin={(credentials) => send({ type: 'login.submitted', credentials })}
      onResetRequested={(email) => send({ type: 'reset.requested', email })}
      draft={draft}
      onRegistered={(email) => {
        draft.drop();
        send({ type: 'registration.completed', email });
      }}
      onDismissed={() => send({ type: 'panel.dismissed' })}
      onOutside={() => send({ type: 'panel.dismissed' })}
      onGone={onGone}
    />
  );
}

function viewOf(state: ReturnType<typeof useConnectedPanel>[0]): LoginView | null {
  if (state.matches('loggingIn')) return 'login';
  if (state.matches('registering')) return 'registration';
  if (state.matches('recovering')) return 'forgotPassword';
  return state.matches('registered') ? 'registered' : null;
}

/** The domain's machine with its actors connected to the API. */
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
