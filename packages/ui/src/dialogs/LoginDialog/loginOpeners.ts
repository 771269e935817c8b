import { createContext, useContext } from 'react';
import type { OpenDialog } from '../useSessionDialogs.tsx';

/** The ways into the login dialog; the focus comes back to what was pressed. */
export type LoginOpeners = {
  readonly openLogin: OpenDialog;
  readonly openRegistration: OpenDialog;
  readonly openForgotPassword: OpenDialog;
};

export const LoginOpenersContext = createContext<LoginOpeners | null>(null);

/** For a page that asks for a login. */
export function useLoginOpeners(): LoginOpeners {
  const openers = useContext(LoginOpenersContext);
  if (openers === null) throw new Error('useLoginOpeners needs the frame of the shop above it');
  return openers;
}
