import type { SessionDialogsEvent } from '@platine/domain/machines/sessionDialogs.ts';
import type { MouseEvent, ReactNode } from 'react';
import { useCallback, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useToast } from '../components/Toast/Toast.tsx';
import type { LanguageDialogProps } from './LanguageDialog/LanguageDialog.tsx';
import type { SessionDialogsProps } from './SessionDialogs.tsx';
import type { SettingsDialogProps } from './SettingsDialog/SettingsDialog.tsx';
import { useLater } from './useLater.ts';

/** Opens a dialog from the pressed element, which gets the focus back when the dialog closes. */
export type OpenDialog = (event: MouseEvent<HTMLElement>) => void;

export type SessionDialogs = {
  readonly openSettings: OpenDialog;
  readonly openLanguages: OpenDialog;
  /** The open dialog, if there is one. */
  readonly dialog: ReactNode;
};

const loadDialogs = async () => (await import('./SessionDialogs.tsx')).SessionDialogs;
const loadSettings = async () => (await import('./SettingsDialog/SettingsDialog.tsx')).SettingsDialog;
const loadLanguages = async () => (await import('./LanguageDialog/LanguageDialog.tsx')).LanguageDialog;

/** The settings and the language dialog (spec §2). Their code comes when one is first opened. What opens them stays the same from drawing to drawing. */
export function useSessionDialogs(): SessionDialogs {
  const intl = useIntl();
  const toast = useToast();
  const opener = useRef<HTMLElement>(null);
  const [wish, setWish] = useState<SessionDialogsEvent | null>(null);
  const { Component: Dialogs, ready: dialogsReady } = useLater<SessionDialogsProps>(loadDialogs);
  const { Component: settings, ready: settingsReady } = useLater<SettingsDialogProps>(loadSettings);
  const { Component: languages, ready: languagesReady } = useLater<LanguageDialogProps>(loadLanguages);

  const open = useCallback(
    (opened: HTMLElement, ready: Promise<unknown>, type: 'settingsDialog.opened' | 'languageDialog.opened') => {
      opener.current = opened;
      ready.then(
        () => setWish({ type }),
        () => toast({ kind: 'error', text: intl.formatMessage({ id: 'dialog.notLoaded' }) }),
      );
    },
    [intl, toast],
  );
  const openSettings = useCallback<OpenDialog>(
    ({ currentTarget }) => open(currentTarget, Promise.all([dialogsReady(), settingsReady()]), 'settingsDialog.opened'),
    [open, dialogsReady, settingsReady],
  );
  const openLanguages = useCallback<OpenDialog>(
    ({ currentTarget }) =>
      open(currentTarget, Promise.all([dialogsReady(), languagesReady()]), 'languageDialog.opened'),
    [open, dialogsReady, languagesReady],
  );
  return {
    openSettings,
    openLanguages,
    dialog: wish !== null && Dialogs !== null && (
      <Dialogs wish={wish} settings={settings} languages={languages} onGone={() => opener.current?.focus()} />
    ),
  };
}
