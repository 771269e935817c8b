import type { CookieChoice } from '@platine/domain/machines/consent.ts';
import { consent } from '@platine/domain/machines/consent.ts';
import { cookieNames } from '@platine/domain/shop/constants.ts';
import { useMachine } from '@xstate/react';
import { useState } from 'react';
import type { OpenDialog } from '../dialogs/useSessionDialogs.tsx';
import { readCookie, writeCookie } from './cookies.ts';

export type Consent = {
  /** The banner is to be seen. On the server it always is: whoever draws it waits for the browser. */
  readonly asking: boolean;
  /** Null before the first answer. */
  readonly choice: CookieChoice | null;
  /** How often the shopper opened it by hand, and the last time by what: the focus goes back there. */
  readonly asked: number;
  readonly opener: HTMLElement | null;
  readonly choose: (choice: CookieChoice) => void;
  readonly reopen: OpenDialog;
  /** Keeps the earlier answer. */
  readonly dismiss: () => void;
};

const rememberingConsent = consent.provide({
  actions: { remember: (_, choice: CookieChoice) => writeCookie(cookieNames.consent, choice) },
});

/** What the shopper said about optional cookies, kept in the cookie `cm` (D31). */
export function useConsent(): Consent {
  const [state, send] = useMachine(rememberingConsent, { input: { choice: rememberedChoice() } });
  const [{ asked, opener }, setAsked] = useState<Pick<Consent, 'asked' | 'opener'>>({ asked: 0, opener: null });
  return {
    asked,
    opener,
    asking: state.hasTag('banner'),
    choice: state.context.choice,
    choose: (choice) => send({ type: choice === 'accepted' ? 'cookies.accepted' : 'cookies.refused' }),
    reopen: ({ currentTarget }) => {
      setAsked((before) => ({ asked: before.asked + 1, opener: currentTarget }));
      send({ type: 'consent.reopened' });
    },
    dismiss: () => send({ type: 'banner.dismissed' }),
  };
}

/** Anything but one of our own markers is no answer. */
function rememberedChoice(): CookieChoice | null {
  const marker = readCookie(cookieNames.consent);
  return marker === 'accepted' || marker === 'refused' ? marker : null;
}
