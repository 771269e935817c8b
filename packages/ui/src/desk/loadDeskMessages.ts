import { builtInFor } from '@platine/domain/language/language.ts';
import type { BuiltInLanguage } from '@platine/domain/language/language.ts';
import type { LoadMessages, Messages } from '../i18n/loadMessages.ts';
import { loadMessages } from '../i18n/loadMessages.ts';

const own: Readonly<Record<BuiltInLanguage, () => Promise<{ readonly default: object }>>> = {
  EN: () => import('./messages/en.json'),
  DE: () => import('./messages/de.json'),
  FR: () => import('./messages/fr.json'),
};

/** The desk's words, which are in the program's languages, and the shop's with them: components have the same. Shoppers load the shop's alone. */
export const loadDeskMessages: LoadMessages = async (language) => {
  const [shops, desks] = await Promise.all([loadMessages(language), own[builtInFor(language)]()]);
  const dictionary: Messages = Object.assign({}, shops);
  Object.assign(dictionary, desks.default);
  return dictionary;
};
