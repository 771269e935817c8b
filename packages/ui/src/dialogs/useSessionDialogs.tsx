import type { Outcome } from '@platine/domain/contract/envelope.ts';
import type { Language } from '@platine/domain/language/language.ts';
import type { Settings } from '@platine/domain/machines/sessionDialogs.ts';
import { sessionDialogs } from '@platine/domain/machines/sessionDialogs.ts';
import { useQuery } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import type { MouseEvent, ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { fromPromise } from 'xstate';
import { useApiClient } from '../api/ApiClient.tsx';
import { useCartQueue } from '../cart/cartQueueContext.ts';
import { useToast } from '../components/Toast/Toast.tsx';
import { useLearnLanguage } from '../i18n/speech.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { sessionQuery } from '../queries/session.ts';
import type { LanguageDialogProps } from './LanguageDialog/LanguageDialog.tsx';
import { changeLanguage, saveSettings } from './sessionChoices.ts';
import type { SettingsDialogProps } from './SettingsDialog/SettingsDialog.tsx';
import { useLanguageInUrl } from './useLanguageInUrl.ts';
import { useLater } from './useLater.ts';

/** What a button that opens a dialog does; the focus comes back to it. */
export type OpenDialog = (event: MouseEvent<HTMLElement>) => void;

export type SessionDialogs = {
  readonly openSettings: OpenDialog;
  readonly openLanguages: OpenDialog;
  /** The open dialog, if there is one. */
  readonly dialog: ReactNode;
};

const loadSettings = async () => (await import('./SettingsDialog/SettingsDialog.tsx')).SettingsDialog;
const loadLanguages = async () => (await import('./LanguageDialog/LanguageDialog.tsx')).LanguageDialog;

/** The settings and the language dialog (spec §2). Their code comes when one is first opened. */
export function useSessionDialogs(): SessionDialogs {
  const intl = useIntl();
  const toast = useToast();
  const opener = useRef<HTMLElement>(null);
  const { data: session } = useQuery(sessionQuery(useApiClient()));
  const [state, send] = useConnectedMachine();
  const settings = useLater<SettingsDialogProps>(loadSettings);
  const languages = useLater<LanguageDialogProps>(loadLanguages);
  const language = useLanguage();

  // Spec §4: they close when the language changes and when the session does, in another tab too.
  useEffect(() => send({ type: 'language.changed' }), [send, language]);
  useEffect(() => send({ type: 'session.refreshed' }), [send, session?.customerType, session?.country]);

  const open = (ready: () => Promise<void>, type: 'settingsDialog.opened' | 'languageDialog.opened'): OpenDialog => {
    return ({ currentTarget }) => {
      opener.current = currentTarget;
      const opened = () => send({ type });
      ready().then(opened, () => toast({ kind: 'error', text: intl.formatMessage({ id: 'dialog.notLoaded' }) }));
    };
  };
  const common = {
    busy: state.hasTag('busy'),
    failure: state.context.failure,
    onDismissed: () => send({ type: 'dialog.dismissed' }),
    onOutside: () => send({ type: 'outside.clicked' }),
    onGone: () => opener.current?.focus(),
  };
  return {
    openSettings: open(settings.ready, 'settingsDialog.opened'),
    openLanguages: open(languages.ready, 'languageDialog.opened'),
    dialog: (
      <>
        {state.matches('editingSettings') && settings.Component !== null && session !== undefined && (
          <settings.Component
            {...common}
            settings={{ customerType: session.customerType, country: session.country }}
            onSubmitted={(chosen) => send({ type: 'settings.submitted', settings: chosen })}
          />
        )}
        {state.matches('choosingLanguage') && languages.Component !== null && (
          <languages.Component {...common} onChosen={(chosen) => send({ type: 'language.chosen', language: chosen })} />
        )}
      </>
    ),
  };
}

/** The domain's machine with a way to the shop. */
function useConnectedMachine() {
  const access = { client: useApiClient(), confirmed: useCartQueue().confirmed };
  const learn = useLearnLanguage();
  const sayInUrl = useLanguageInUrl();
  return useMachine(
    sessionDialogs.provide({
      actors: {
        saveSettings: fromPromise<Outcome<unknown>, Settings>(({ input }) => saveSettings(access, input)),
        changeLanguage: fromPromise<Outcome<unknown>, Language>(async ({ input }) => {
          const outcome = await changeLanguage(access, learn, input);
          if (outcome.kind === 'data') sayInUrl(input);
          return outcome;
        }),
      },
    }),
  );
}
