import type { PageName } from './page.ts';
import { pageNames } from './page.ts';

/** Facts that any page may name in braces, and the mail of a confirmation too. */
export const termsPlaces = [
  'name',
  'company',
  'street',
  'zipCode',
  'city',
  'manager',
  'email',
  'phone',
  'vatId',
  'register',
  'permit',
  'minimumEu',
  'minimumOther',
  'countryCount',
  'euCount',
  'wireFrom',
  'wireTo',
] as const;
export type TermsPlace = (typeof termsPlaces)[number];

/** Facts that pages alone name. */
export const pagePlaces = [
  ...termsPlaces,
  'serviceTimes',
  'educationalLimit',
  'scarceLimit',
  'sessionDays',
  'deviceDays',
  'consentCookie',
  'noticeCookie',
  'clientCookie',
  'regionCookie',
  'checkedOn',
  'checkedVersion',
  'checkedScreens',
  'checkedComponents',
  'checkedStates',
  'axeVersion',
  'wcagRules',
  'furtherRules',
  'violations',
  'undecidedStates',
] as const;
export type PagePlace = (typeof pagePlaces)[number];

/** The texts that become part of a contract: they are mailed with each confirmation, too (Directive 2011/83/EU art. 8 (7)). */
const contractPages = ['gtc', 'revocation'] as const satisfies readonly PageName[];

export function isMailed(page: PageName): boolean {
  return contractPages.some((one) => one === page);
}

/** Places that a page's text may have; of a contract those that its mail can fill. */
export function placesOf(page: PageName): readonly string[] {
  return [...(isMailed(page) ? termsPlaces : pagePlaces), ...pageNames.map((name) => `to.${name}`)];
}
