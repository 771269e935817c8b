import type { Language } from '@platine/domain/language/language.ts';
import type { Settings } from '@platine/domain/machines/sessionDialogs.ts';
import type { LearnLanguage } from '../i18n/speech.ts';
import type { SessionAccess } from '../queries/keepSession.ts';
import { keepSession } from '../queries/keepSession.ts';

/** Posts who buys and where it is delivered; the answer, with every price of it, takes the session's place. */
export async function saveSettings(access: SessionAccess, { country, customerType }: Settings) {
  return keepSession(access, await access.client('setCustomerData', { COUNTRY: country, CUSTOMER_TYPE: customerType }));
}

/**
 * Posts a visitor's language and marks the session as changed (spec §4), then lets the page speak it. Its words are fetched before:
 * a page that cannot speak the language must not have posted it. Rejects when they cannot be fetched.
 */
export async function changeLanguage(access: SessionAccess, learn: LearnLanguage, language: Language) {
  const speak = await learn(language);
  const posted = await access.client('setActiveLanguage', { LANGUAGE_CODE: language });
  if (posted.kind !== 'data') return posted;
  const outcome = keepSession(access, await access.client('setLanguageChanged', { LANGUAGE_CHANGED: true }));
  if (outcome.kind === 'data') speak();
  return outcome;
}
