import { textIn } from '@platine/domain/language/text.ts';
import { offeredCountry } from '@platine/domain/customer/offeredCountry.ts';
import type { CountryCode } from '@platine/domain/customer/countries.ts';
import type { DeliveryZone } from '@platine/domain/shipping/zones.ts';
import { deliveryCountries } from '@platine/domain/shipping/zones.ts';
import { cookieNames, regionCookie } from '@platine/domain/shop/constants.ts';
import { useEffect, useState } from 'react';
import type { ShopNotice } from '@platine/domain/shop/shopNotice.ts';
import { lazyOnDemand } from '../../i18n/lazyPart.tsx';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useShop } from '../../shop/ShopFacts.tsx';
import { CookieBanner } from '../CookieBanner/CookieBanner.tsx';
import { CookieQuestion } from '../CookieQuestion/CookieQuestion.tsx';
import { readCookie, writeCookie } from '../cookies.ts';
import { GeneralNotice } from '../GeneralNotice/GeneralNotice.tsx';
import { PricingChangeNotice } from '../PricingChangeNotice/PricingChangeNotice.tsx';
import { usePricingChange } from '../PricingChangeNotice/usePricingChange.ts';
import { ReloadPrompt } from '../ReloadPrompt/ReloadPrompt.tsx';
import type { Consent } from '../useConsent.ts';
import { useCartFailureToast } from '../useCartFailureToast.ts';
import { useErrorReports } from '../useErrorReports.ts';
import { useRejectionToast } from '../useRejectionToast.ts';
import type { VersionCheckOptions } from '../useVersionCheck.ts';
import { useVersionCheck } from '../useVersionCheck.ts';

const regionOffer = lazyOnDemand(() => import('../RegionOffer/ShopRegionOffer.tsx'), 'ShopRegionOffer');

export type NoticeStackProps = VersionCheckOptions & {
  /** Whether the cookie question is asked, and how it was answered. */
  readonly consent: Consent;
  /** Null while the shop has none. */
  readonly notice: ShopNotice | null;
  /** Source of `error` and `unhandledrejection` events; the window unless a story passes its own. */
  readonly rejections?: EventTarget;
};

/**
 * Shows a question above the page's header: the first one about cookies, or after it the offer of a delivery country. At the foot of the
 * window it shows one notice at a time: the reload prompt, the reopened cookie banner, why prices have changed, or the general notice. Unhandled
 * rejections and failed cart changes are shown as toasts.
 */
export function NoticeStack(stack: NoticeStackProps) {
  const { consent, inCheckout } = stack;
  const asksFirst = consent.asking && consent.asked === 0;
  const { zones } = useShop().delivery;
  const [region, setRegion] = useState(() => unansweredRegion(zones));
  const offered = asksFirst || inCheckout ? null : region;
  usePlaceForQuestion(asksFirst || offered !== null);
  const answered = () => {
    writeCookie(regionCookie, 'answered');
    setRegion(null);
  };
  return (
    <>
      {asksFirst && <CookieQuestion onChosen={leaving(consent.choose)} />}
      {offered !== null && <regionOffer.Part country={offered} onAnswered={leaving(answered)} onNeedless={answered} />}
      <FootNotice {...stack} />
    </>
  );
}

/** The country that the browser's language suggests, unless the shopper has answered before (D44). */
function unansweredRegion(zones: readonly DeliveryZone[]): CountryCode | null {
  return readCookie(regionCookie) === null ? offeredCountry(navigator.language, deliveryCountries(zones)) : null;
}

/** The document's head keeps the place before the first paint; without a question it is given back. */
function usePlaceForQuestion(asks: boolean): void {
  useEffect(() => {
    if (!asks) delete document.documentElement.dataset['question'];
  }, [asks]);
}

function FootNotice({ consent, notice, rejections, ...check }: NoticeStackProps) {
  const language = useLanguage();
  useRejectionToast(rejections);
  useErrorReports(rejections);
  useCartFailureToast();
  const { prompting, reload, later } = useVersionCheck(check);
  const pricing = usePricingChange();
  const [read, setRead] = useState(() => readCookie(cookieNames.notice));
  if (prompting) return <ReloadPrompt onReload={reload} onLater={leaving(later)} />;
  if (consent.asking && consent.asked > 0)
    return (
      <CookieBanner
        choice={consent.choice}
        asked={consent.asked}
        onChosen={leaving(consent.choose, consent.opener)}
        onDismissed={leaving(consent.dismiss, consent.opener)}
      />
    );
  if (pricing.change !== null) {
    const { country, after } = pricing.change;
    return <PricingChangeNotice key={`${country} ${after}`} change={pricing.change} onRead={leaving(pricing.read)} />;
  }
  // One at a time: the notice follows the first question.
  if (consent.asking || notice === null || notice.id === read) return null;
  const remember = () => {
    writeCookie(cookieNames.notice, notice.id);
    setRead(notice.id);
  };
  return <GeneralNotice text={textIn(notice.text, language)} onRead={leaving(remember)} />;
}

/** The pressed button disappears: the focus moves to the element that opened the box, or to the page's content. */
function leaving<Args extends readonly unknown[]>(act: (...args: Args) => void, opener: HTMLElement | null = null) {
  return (...args: Args): void => {
    const next = opener ?? document.querySelector('main');
    next?.focus({ preventScroll: true });
    act(...args);
  };
}
