import type { Outcome } from '@platine/domain/contract/envelope.ts';
import type { Language } from '@platine/domain/language/language.ts';
import type { SessionDialogsEvent, Settings } from '@platine/domain/machines/sessionDialogs.ts';
import { sessionDialogs } from '@platine/domain/machines/sessionDialogs.ts';
import { useQuery } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { fromPromise } from 'xstate';
import { useApiClient } from '../api/ApiClient.tsx';
import { useLearnLanguage } from '../i18n/speech.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { sessionQuery } from '../queries/session.ts';
import { useLoggedIn } from '../queries/useLoggedIn.ts';
import { useSessionAccess } from '../cart/useSessionAccess.ts';
import { changeLanguage, saveSettings } from './sessionChoices.ts';
import { languageDialog, settingsDialog } from './sessionDialogParts.ts';
import { useLanguageInUrl } from './useLanguageInUrl.ts';

type SessionDialogsProps = {
  /** A new object each time that a dialog is asked for. */
  readonly request: SessionDialogsEvent;
  /** Called after the dialog has closed; moves the focus back. */
  readonly onGone: () => void;
};

/** Shows the settings or the language dialog, by the state of their machine. */
export function SessionDialogs({ request, onGone }: SessionDialogsProps) {
  const { data: session } = useQuery(sessionQuery(useApiClient()));
  const loggedIn = useLoggedIn();
  const wasLoggedIn = useRef(loggedIn);
  const [state, send] = useConnectedMachine();
  const language = useLanguage();

  // Spec §4: a logout and a change of language or session close them, also from another tab.
  useEffect(() => {
    if (wasLoggedIn.current === true && loggedIn === false) send({ type: 'user.loggedOut' });
    wasLoggedIn.current = loggedIn;
  }, [send, loggedIn]);
  useEffect(() => send({ type: 'language.changed' }), [send, language]);
  useEffect(() => send({ type: 'session.refreshed' }), [send, session?.customerType, session?.country]);
  useEffect(() => send(request), [send, request]);

  const common = {
    busy: state.hasTag('busy'),
    failure: state.context.failure,
    onDismissed: () => send({ type: 'dialog.dismissed' }),
    onOutside: () => send({ type: 'outside.clicked' }),
    onGone,
  };
  if (state.matches('editingSettings') && session !== undefined)
    return (
      <settingsDialog.Part
        {...common}
        settings={{ customerType: session.customerType, country: session.country }}
        onSubmitted={(chosen) => send({ type: 'settings.submitted', settings: chosen })}
      />
    );
  if (state.matches('choosingLanguage'))
    return (
      <languageDialog.Part {...common} onChosen={(chosen) => send({ type: 'language.chosen', language: chosen })} />
    );
  return null;
}

/** The domain's machine with its actors connected to the API. */
function useConnectedMachine() {
  const access = useSessionAccess();
  const learn = useLearnLanguage();
  const loggedIn = useLoggedIn() === true;
  const sayInUrl = useLanguageInUrl();
  return useMachine(
    sessionDialogs.provide({
      actors: {
        saveSettings: fromPromise<Outcome<unknown>, Settings>(({ input }) => saveSettings(access, input)),
        changeLanguage: fromPromise<Outcome<unknown>, Language>(async ({ input }) => {
          const outcome = await changeLanguage({ ...access, learn, loggedIn }, input);
          if (outcome.kind === 'data') sayInUrl(input);
          return outcome;
        }),
      },
    }),
  );
}
