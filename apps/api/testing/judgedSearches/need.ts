import type { Language } from '@platine/domain/language/language.ts';

/** A buyer's need, and the texts with which buyers ask for it. The products are judged by the need, before any search was tried. */
export type Need = {
  /** The need in plain words; it says which products meet it. */
  readonly want: string;
  /** The products that meet it, by their English names, in which each blank is a plain one. Null when the sample has none. */
  readonly best: RegExp | null;
  /** Products that a buyer may take instead, or would expect below the best. */
  readonly also?: RegExp;
  readonly asked: Readonly<Partial<Record<Language, readonly string[]>>>;
};
