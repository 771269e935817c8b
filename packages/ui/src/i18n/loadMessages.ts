import type { Language } from '@platine/domain/language/language.ts';
import type { ResolvedIntlConfig } from 'react-intl';

/** One language's words: text in tests under Node, syntax trees in a build (see build/messages.ts). */
export type Messages = ResolvedIntlConfig['messages'];

/** Loads the words of one language; the others stay on the server. */
export async function loadMessages(language: Language): Promise<Messages> {
  if (language === 'DE') return (await import('./messages/de.json')).default;
  if (language === 'FR') return (await import('./messages/fr.json')).default;
  return (await import('./messages/en.json')).default;
}
