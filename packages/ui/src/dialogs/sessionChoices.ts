import type { Outcome } from '@platine/domain/contract/envelope.ts';
import type { Language } from '@platine/domain/language/language.ts';
import type { LanguageCall } from '@platine/domain/language/posting.ts';
import { postedOnChange } from '@platine/domain/language/posting.ts';
import type { Settings } from '@platine/domain/machines/sessionDialogs.ts';
import type { LearnLanguage } from '../i18n/speech.ts';
import type { SessionAccess } from '../queries/keepSession.ts';
import { keepSession } from '../queries/keepSession.ts';

/** Posts customer type and delivery country. The returned session, with its prices, replaces the cached one. */
export async function saveSettings(access: SessionAccess, { country, customerType }: Settings) {
  return keepSession(access, await access.client('setCustomerData', { COUNTRY: country, CUSTOMER_TYPE: customerType }));
}

type Speaker = SessionAccess & {
  readonly learn: LearnLanguage;
  /** Also stores the language in the customer's profile: mails use it, and the next login restores it (spec §4). */
  readonly loggedIn: boolean;
};

/**
 * Posts the language, then switches the page to it. The messages load first, because the session must not have a
 * language that the page cannot show. Rejects if they cannot be loaded.
 */
export async function changeLanguage({ learn, loggedIn, ...access }: Speaker, language: Language) {
  const speak = await learn(language);
  for (const call of postedOnChange(loggedIn)) {
    const outcome = await post(access, call, language);
    if (outcome.kind !== 'data') return outcome;
  }
  speak();
  return { kind: 'data', data: null } as const;
}

async function post(access: SessionAccess, call: LanguageCall, language: Language): Promise<Outcome<unknown>> {
  switch (call) {
    case 'setActiveLanguage':
      return keepSession(access, await access.client(call, { LANGUAGE_CODE: language }));
    case 'setLanguageChanged':
      return keepSession(access, await access.client(call, { LANGUAGE_CHANGED: true }));
    case 'changeContactLanguage':
      return access.client(call, { LANGUAGE_CODE: language });
  }
}
