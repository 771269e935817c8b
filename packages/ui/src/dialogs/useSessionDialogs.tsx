import type { SessionDialogsEvent } from '@platine/domain/machines/sessionDialogs.ts';
import type { MouseEvent, ReactNode } from 'react';
import { useCallback, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useToast } from '../components/Toast/Toast.tsx';
import { lazyOnDemand } from '../i18n/lazyPart.tsx';
import { languageDialog, settingsDialog } from './sessionDialogParts.ts';

/** Opens a dialog from the pressed element, which gets the focus back when the dialog closes. */
export type OpenDialog = (event: MouseEvent<HTMLElement>) => void;

export type SessionDialogs = {
  readonly openSettings: OpenDialog;
  readonly openLanguages: OpenDialog;
  /** The open dialog, if there is one. */
  readonly dialog: ReactNode;
};

const sessionDialogs = lazyOnDemand(() => import('./SessionDialogs.tsx'), 'SessionDialogs');

/** The settings and the language dialog (spec §2). A toast says when their code cannot be fetched. The two openers never change. */
export function useSessionDialogs(): SessionDialogs {
  const intl = useIntl();
  const toast = useToast();
  const opener = useRef<HTMLElement>(null);
  const [request, setRequest] = useState<SessionDialogsEvent | null>(null);

  const open = useCallback(
    (pressed: HTMLElement, part: typeof settingsDialog | typeof languageDialog, event: SessionDialogsEvent) => {
      opener.current = pressed;
      Promise.all([sessionDialogs.preload(), part.preload()]).then(
        () => setRequest(event),
        () => toast({ kind: 'error', text: intl.formatMessage({ id: 'dialog.notLoaded' }) }),
      );
    },
    [intl, toast],
  );
  const openSettings = useCallback<OpenDialog>(
    ({ currentTarget }) => open(currentTarget, settingsDialog, { type: 'settingsDialog.opened' }),
    [open],
  );
  const openLanguages = useCallback<OpenDialog>(
    ({ currentTarget }) => open(currentTarget, languageDialog, { type: 'languageDialog.opened' }),
    [open],
  );
  const onGone = useCallback(() => opener.current?.focus(), []);
  return {
    openSettings,
    openLanguages,
    dialog: request !== null && <sessionDialogs.Part request={request} onGone={onGone} />,
  };
}
