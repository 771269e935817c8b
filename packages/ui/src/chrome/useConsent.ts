import type { CookieChoice } from '@platine/domain/machines/consent.ts';
import { consent } from '@platine/domain/machines/consent.ts';
import { cookieNames } from '@platine/domain/shop/constants.ts';
import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { deleteCookie, readCookie, writeCookie } from './cookies.ts';

export type Consent = {
  /** Whether the banner is shown. */
  readonly asking: boolean;
  /** Null before the first answer. */
  readonly choice: CookieChoice | null;
  /** How often the shopper opened it by hand, and the last time by what: the focus goes back there. */
  readonly asked: number;
  readonly opener: HTMLElement | null;
  readonly choose: (choice: CookieChoice) => void;
  /** Keeps the earlier answer. */
  readonly dismiss: () => void;
};

const rememberingConsent = consent.provide({
  actions: {
    remember: (_, choice: CookieChoice) => {
      writeCookie(cookieNames.consent, choice);
      if (choice === 'refused') deleteCookie(cookieNames.clientId);
    },
  },
});

/** The shopper's requests to reopen the banner. */
export type Reopened = Pick<Consent, 'asked' | 'opener'>;

/** The shopper's answer about optional cookies, kept in the cookie `cm` (D31). For the browser only. */
export function useConsent({ asked, opener }: Reopened): Consent {
  const [state, send] = useMachine(rememberingConsent, { input: { choice: rememberedChoice() } });
  useEffect(() => {
    if (asked > 0) send({ type: 'consent.reopened' });
  }, [send, asked]);
  return {
    asked,
    opener,
    asking: state.hasTag('banner'),
    choice: state.context.choice,
    choose: (choice) => send({ type: choice === 'accepted' ? 'cookies.accepted' : 'cookies.refused' }),
    dismiss: () => send({ type: 'banner.dismissed' }),
  };
}

/** Anything but one of our own markers is no answer. */
function rememberedChoice(): CookieChoice | null {
  const marker = readCookie(cookieNames.consent);
  return marker === 'accepted' || marker === 'refused' ? marker : null;
}
