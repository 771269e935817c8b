import type { Language } from '@platine/domain/language/language.ts';
import type { Quote } from '@platine/domain/quote/quote.ts';
import type { Seller } from './seller.ts';

/** A quote as it was made: all that its PDF says. */
export type IssuedQuote = {
  readonly quote: Quote;
  readonly language: Language;
  readonly seller: Seller;
  /** The name of its shipping method in that language. */
  readonly shipping: string;
};
