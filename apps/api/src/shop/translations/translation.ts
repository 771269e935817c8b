import type { DocumentWords } from '@platine/documents/words.data.ts';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { DrawingWords } from '@platine/domain/catalog/drawingWords.data.ts';
import type { InAddedLanguages } from '@platine/domain/language/inLanguages.ts';
import type { SaferpayWords } from '@platine/domain/payment/saferpayMeans.ts';
import type { FacetWords } from '@platine/domain/search/facetWords.data.ts';
import type { GuaranteeWords } from '@platine/domain/shop/guaranteeWords.data.ts';
import type { ContractWords } from '../../words/contractWords.data.ts';
import type { WithdrawalWords } from '../../words/withdrawalWords.data.ts';
import type { MailWords } from '../../words/mailWords.data.ts';

/** The words of mails, documents and pages that are not messages of a screen, with placeholders in braces. */
export type TranslatedWords = {
  readonly letters: MailWords;
  readonly contract: ContractWords;
  readonly withdrawal: WithdrawalWords;
  readonly documents: DocumentWords;
  readonly guarantee: GuaranteeWords;
  readonly payment: SaferpayWords;
  readonly facets: FacetWords;
  readonly drawings: DrawingWords;
};

/** Syntax trees of a language's messages by their ids, as `react-intl` takes them. */
export type MessageTrees = Readonly<Record<string, MessageFormatElement[]>>;

/** All words of the program in a language that the shop's folder adds. */
export type Translation = TranslatedWords & { readonly screens: MessageTrees };

export type Translations = InAddedLanguages<Translation>;
