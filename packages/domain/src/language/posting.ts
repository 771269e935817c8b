/** The calls that tell the server of a chosen language (spec §7). */
export type LanguageCall = 'setActiveLanguage' | 'changeContactLanguage' | 'setLanguageChanged';

/**
 * Calls sent when the shopper chooses another language, in this order: a customer's profile keeps it, a guest's session is marked
 * (spec §4).
 */
export function postedOnChange(loggedIn: boolean): readonly LanguageCall[] {
  return ['setActiveLanguage', loggedIn ? 'changeContactLanguage' : 'setLanguageChanged'];
}
