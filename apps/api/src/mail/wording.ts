import type { DocumentWords } from '@platine/documents/words.data.ts';
import { documentWords } from '@platine/documents/words.data.ts';
import type { Language } from '@platine/domain/language/language.ts';
import { builtInFor, isBuiltIn } from '@platine/domain/language/language.ts';
import type { Translations } from '../shop/translations/translation.ts';
import type { ContractWords } from '../words/contractWords.data.ts';
import { contractWords } from '../words/contractWords.data.ts';
import type { WithdrawalWords } from '../words/withdrawalWords.data.ts';
import { withdrawalWords } from '../words/withdrawalWords.data.ts';
import type { MailWords } from '../words/mailWords.data.ts';
import { mailWords } from '../words/mailWords.data.ts';

/** A language and the words of mails in it. */
export type Wording = {
  readonly language: Language;
  readonly letters: MailWords;
  readonly contract: ContractWords;
  readonly withdrawal: WithdrawalWords;
  readonly documents: DocumentWords;
};

/** The words of a mail. One in a language that the shop has no longer is in English. */
export function wordingIn(language: Language, translations: Translations = {}): Wording {
  const added = isBuiltIn(language) ? undefined : translations[language];
  if (added !== undefined) return { language, ...added };
  const spoken = builtInFor(language);
  return {
    language: spoken,
    letters: mailWords[spoken],
    contract: contractWords[spoken],
    withdrawal: withdrawalWords[spoken],
    documents: documentWords[spoken],
  };
}
