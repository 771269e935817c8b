import type { Client } from '@platine/domain/contract/client.ts';
import type { Outcome } from '@platine/domain/contract/envelope.ts';
import type { SessionWire } from '@platine/domain/contract/schemas/session.ts';
import type { Language } from '@platine/domain/language/language.ts';
import type { Settings } from '@platine/domain/machines/sessionDialogs.ts';
import type { ConfirmedCart } from '../cart/confirmedCart.ts';
import type { LearnLanguage } from '../i18n/speech.ts';
import { sessionFromWire } from '@platine/domain/customer/session.ts';

/** What a choice needs to reach the shop and the page. */
export type SessionAccess = { readonly client: Client; readonly confirmed: ConfirmedCart };

/** Posts who buys and where it is delivered; the answer, with every price of it, takes the session's place. */
export async function saveSettings(access: SessionAccess, { country, customerType }: Settings) {
  return keep(access, await access.client('setCustomerData', { COUNTRY: country, CUSTOMER_TYPE: customerType }));
}

/**
 * Posts a visitor's language and marks the session as changed (spec §4), then lets the page speak it. Its words are fetched before:
 * a page that cannot speak the language must not have posted it. Rejects when they cannot be fetched.
 */
export async function changeLanguage(access: SessionAccess, learn: LearnLanguage, language: Language) {
  const speak = await learn(language);
  const posted = await access.client('setActiveLanguage', { LANGUAGE_CODE: language });
  if (posted.kind !== 'data') return posted;
  const outcome = keep(access, await access.client('setLanguageChanged', { LANGUAGE_CHANGED: true }));
  if (outcome.kind === 'data') speak();
  return outcome;
}

function keep({ confirmed }: SessionAccess, outcome: Outcome<SessionWire>): Outcome<SessionWire> {
  // An answer that a change of the cart overtook is not the newest session: it is read.
  if (outcome.kind === 'data' && !confirmed.take(sessionFromWire(outcome.data))) confirmed.readAgain();
  return outcome;
}
