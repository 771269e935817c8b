import type { CustomerType } from '../customer/customerType.ts';
import type { InAddedLanguages } from '../language/inLanguages.ts';
import type { Language } from '../language/language.ts';
import { defaultLanguage, isBuiltIn } from '../language/language.ts';
import type { GuaranteeWords } from './guaranteeWords.data.ts';
import { guaranteeWords } from './guaranteeWords.data.ts';

/** The page that the harmonised notice on the legal guarantee leads to. */
export const guaranteePage = 'https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns/';

/** Pixels that the notice's graphic is wide at least where the screen has them (Regulation (EU) 2025/1960). */
export const leastNoticeWidth = 420;

/** The Commission's graphic of the notice in one language, by its address in the shop; sizes in pixels. It is shown unaltered (D40). */
export type NoticeGraphic = { readonly address: string; readonly width: number; readonly height: number };

/** The graphic with its bytes, a PNG, as the operator has put it into the shop's folder. */
export type NoticeFile = NoticeGraphic & { readonly content: Uint8Array<ArrayBuffer> };

/** By language. One that is missing is shown as text. */
export type Notices<Graphic> = Readonly<Partial<Record<Language, Graphic>>>;

/** The notice's content in a language, in English for one that the shop has no longer. */
export function guaranteeWordsIn(language: Language, added: InAddedLanguages<GuaranteeWords>): GuaranteeWords {
  return (isBuiltIn(language) ? guaranteeWords[language] : added[language]) ?? guaranteeWords[defaultLanguage];
}

/** Whether a customer is told of the legal guarantee, which the law gives to consumers (Directive 2011/83/EU art. 6 (1) (l)). */
export function hasGuaranteeNotice(customerType: CustomerType): boolean {
  return customerType === 'PRIVATE';
}

/** The part of the files that pages show. */
export function noticeGraphics(notices: Notices<NoticeFile>): Notices<NoticeGraphic> {
  return Object.fromEntries(
    Object.entries(notices).map(([language, { address, width, height }]) => [language, { address, width, height }]),
  );
}
