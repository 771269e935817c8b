import type { Language } from '@platine/domain/language/language';
import { loadMessages } from '@platine/ui/i18n/loadMessages';

type OwnWords = { readonly [Spoken in Language]?: Readonly<Record<string, string>> };

/** Words of this shop in place of the package's. */
const own: OwnWords = { EN: { 'addToCart.add': 'Into the basket' } };

export const loadWords = async (language: Language) => Object.assign({}, await loadMessages(language), own[language]);
