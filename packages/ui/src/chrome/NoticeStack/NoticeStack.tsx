import { cookieNames } from '@platine/domain/shop/constants.ts';
import { useState } from 'react';
import type { ShopNotice } from '../../content/shopNotice.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { CookieBanner } from '../CookieBanner/CookieBanner.tsx';
import { readCookie, writeCookie } from '../cookies.ts';
import { GeneralNotice } from '../GeneralNotice/GeneralNotice.tsx';
import { ReloadPrompt } from '../ReloadPrompt/ReloadPrompt.tsx';
import type { Consent } from '../useConsent.ts';
import { useCartFailureToast } from '../useCartFailureToast.ts';
import { useRejectionToast } from '../useRejectionToast.ts';
import type { VersionCheckOptions } from '../useVersionCheck.ts';
import { useVersionCheck } from '../useVersionCheck.ts';

export type NoticeStackProps = VersionCheckOptions & {
  readonly consent: Consent;
  /** Null while the shop has none. */
  readonly notice: ShopNotice | null;
  /** Source of `unhandledrejection` events; the window unless a story passes its own. */
  readonly rejections?: EventTarget;
};

/**
 * Shows one notice at a time at the foot of the window: the reload prompt, the cookie banner, or the general notice. Unhandled rejections
 * and failed cart changes are shown as toasts.
 */
export function NoticeStack({ consent, notice, rejections, ...check }: NoticeStackProps) {
  const language = useLanguage();
  useRejectionToast(rejections);
  useCartFailureToast();
  const { prompting, reload, later } = useVersionCheck(check);
  const [read, setRead] = useState(() => readCookie(cookieNames.notice));
  if (prompting) return <ReloadPrompt onReload={reload} onLater={leaving(later)} />;
  if (consent.asking)
    return (
      <CookieBanner
        choice={consent.choice}
        asked={consent.asked}
        onChosen={leaving(consent.choose, consent.opener)}
        onDismissed={leaving(consent.dismiss, consent.opener)}
      />
    );
  if (notice === null || notice.id === read) return null;
  const remember = () => {
    writeCookie(cookieNames.notice, notice.id);
    setRead(notice.id);
  };
  return <GeneralNotice text={notice.text[language]} onRead={leaving(remember)} />;
}

/** The pressed button disappears: the focus moves to the element that opened the box, or to the page's content. */
function leaving<Args extends readonly unknown[]>(act: (...args: Args) => void, opener: HTMLElement | null = null) {
  return (...args: Args): void => {
    const next = opener ?? document.querySelector('main');
    next?.focus({ preventScroll: true });
    act(...args);
  };
}
