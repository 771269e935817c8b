import type { Language } from '@platine/domain/language/language.ts';
import type { Quote } from '@platine/domain/quote/quote.ts';
import type { Seller } from './seller.ts';
import type { DocumentWords } from './words.data.ts';

/** A quote as it was made: all that its PDF says. */
export type IssuedQuote = {
  readonly quote: Quote;
  readonly language: Language;
  readonly seller: Seller;
  /** The name of its shipping method in that language. */
  readonly shipping: string;
  /** The words of its language where the shop's folder adds it; not stored. */
  readonly words?: DocumentWords | undefined;
};
