import { readFileSync } from 'node:fs';
import { documentWords } from '@platine/documents/words.data.ts';
import { drawingWords } from '@platine/domain/catalog/drawingWords.data.ts';
import { saferpayWords } from '@platine/domain/payment/saferpayMeans.ts';
import { facetWords } from '@platine/domain/search/facetWords.data.ts';
import { guaranteeWords } from '@platine/domain/shop/guaranteeWords.data.ts';
import { contractWords } from '../../words/contractWords.data.ts';
import { withdrawalWords } from '../../words/withdrawalWords.data.ts';
import { mailWords } from '../../words/mailWords.data.ts';
import type { TranslatedWords } from './translation.ts';

/** The messages of screens in English. The storefront is built from them, so they are read as data, like its style. */
const catalogue = new URL('../../../../../packages/ui/src/i18n/messages/en.json', import.meta.url);

/** The words that a translation has to have. */
export const englishWords: TranslatedWords = {
  letters: mailWords.EN,
  contract: contractWords.EN,
  withdrawal: withdrawalWords.EN,
  documents: documentWords.EN,
  guarantee: guaranteeWords.EN,
  payment: saferpayWords.EN,
  facets: facetWords.EN,
  drawings: drawingWords.EN,
};

export function englishScreens(): Readonly<Record<string, string>> {
  const messages: unknown = JSON.parse(readFileSync(catalogue, 'utf8'));
  return Object.fromEntries(Object.entries(messages ?? {}).map(([id, text]) => [id, String(text)]));
}
