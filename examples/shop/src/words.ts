import type { Language } from '@platine/domain/language/language';
import { loadMessages } from '@platine/ui/i18n/loadMessages';

/** Words of this shop in place of the package's. */
const own = { EN: { 'addToCart.add': 'Into the basket' }, DE: {}, FR: {} };

export const loadWords = async (language: Language) => Object.assign({}, await loadMessages(language), own[language]);
