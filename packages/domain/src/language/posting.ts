import type { LanguageSources } from './language.ts';
import { chooseLanguage } from './language.ts';

/** The calls that tell the server of a language (spec §7), in the order in which they are made. */
export type LanguageCall = 'setActiveLanguage' | 'setCustomerData' | 'changeContactLanguage' | 'setLanguageChanged';

/**
 * What is posted at the start. A session without a language gets one and is then set to the defaults, PRIVATE and LU (spec §4); one that
 * has a language gets the URL's when that is another (D20). Otherwise the interface follows the session and nothing is posted.
 */
export function postedAtStart(sources: LanguageSources): readonly LanguageCall[] {
  if (sources.session === null) return ['setActiveLanguage', 'setCustomerData'];
  return chooseLanguage(sources) === sources.session ? [] : ['setActiveLanguage'];
}

/** What is posted when the shopper chooses another language: a customer's profile keeps it, a guest's session is marked (spec §4). */
export function postedOnChange(loggedIn: boolean): readonly LanguageCall[] {
  return ['setActiveLanguage', loggedIn ? 'changeContactLanguage' : 'setLanguageChanged'];
}
