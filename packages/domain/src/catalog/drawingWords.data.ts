import type { BuiltInLanguage } from '../language/language.ts';

/** Captions of a product's drawings from other sides; the first one has the product's name. */
export type DrawingWords = {
  readonly front: string;
  readonly symbol: string;
  readonly pins: string;
  readonly dimensions: string;
};

export const drawingWords: Readonly<Record<BuiltInLanguage, DrawingWords>> = {
  EN: { front: 'From the front', symbol: 'Circuit symbol', pins: 'Pin numbers', dimensions: 'Dimensions' },
  DE: { front: 'Von vorn', symbol: 'Schaltzeichen', pins: 'Nummern der Anschlüsse', dimensions: 'Maße' },
  FR: {
    front: 'Vu de face',
    symbol: 'Symbole électrique',
    pins: 'Numéros des broches',
    dimensions: 'Dimensions',
  },
};
