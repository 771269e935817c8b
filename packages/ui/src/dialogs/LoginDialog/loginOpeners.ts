import { createContext, useContext } from 'react';
import type { OpenDialog } from '../useSessionDialogs.tsx';

/** Functions that open the login dialog. The focus returns to the pressed element on close. */
export type LoginOpeners = {
  readonly openLogin: OpenDialog;
  readonly openRegistration: OpenDialog;
};

export const LoginOpenersContext = createContext<LoginOpeners | null>(null);

/** Opens the login dialog from a page that requires a login. */
export function useLoginOpeners(): LoginOpeners {
  const openers = useContext(LoginOpenersContext);
  if (openers === null) throw new Error('useLoginOpeners needs the frame of the shop above it');
  return openers;
}
