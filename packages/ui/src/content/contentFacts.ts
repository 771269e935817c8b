import { accessibilityResults } from '@platine/domain/shop/accessibilityResults.data.ts';
import { cookieNames, deviceDays, regionCookie, sessionDays } from '@platine/domain/shop/constants.ts';
import type { ShopFacts } from '@platine/domain/shop/shop.ts';
import type { IntlShape } from 'react-intl';
import { formatsOf } from '../i18n/formats.ts';
import { serviceTimes } from '../i18n/serviceTimes.ts';
import type { PagePlace } from '@platine/domain/shop/pages/places.ts';
import { termsFacts } from '@platine/domain/shop/pages/termsFacts.ts';

/** Facts of the shop for the information pages, by the placeholders in their texts. */
export function contentFacts(intl: IntlShape, shop: ShopFacts): Readonly<Record<PagePlace, string>> {
  const { money, number, date } = formatsOf(intl);
  return {
    ...checkedFacts({ number, date }),
    ...termsFacts(shop, { money, count: number }),
    serviceTimes: serviceTimes(intl, shop.service),
    educationalLimit: number(shop.limits.educationalLine),
    scarceLimit: number(shop.limits.scarce),
    sessionDays: number(sessionDays),
    deviceDays: number(deviceDays),
    consentCookie: cookieNames.consent,
    noticeCookie: cookieNames.notice,
    clientCookie: cookieNames.clientId,
    regionCookie,
  };
}

type Writing = Pick<ReturnType<typeof formatsOf>, 'number' | 'date'>;

/** Results of our own tests, for the page on accessibility: the last whole run, which `pnpm accessibility` makes. */
function checkedFacts({ number, date }: Writing) {
  const { date: day, shopVersion, axeVersion, ...counts } = accessibilityResults;
  return {
    checkedOn: date(day),
    checkedVersion: shopVersion,
    axeVersion,
    checkedScreens: number(counts.screens),
    checkedComponents: number(counts.components),
    checkedStates: number(counts.states),
    wcagRules: number(counts.wcagRules),
    furtherRules: number(counts.furtherRules),
    violations: number(counts.violations),
    undecidedStates: number(counts.undecided),
  };
}

export const place = /\{([\w.]+)\}/;

/** A text with its places filled; one that nothing is known for stays, so that it is seen. */
export function fillIn(text: string, facts: Readonly<Record<string, string>>): string {
  return text.replaceAll(new RegExp(place, 'g'), (found, name: string) => facts[name] ?? found);
}
