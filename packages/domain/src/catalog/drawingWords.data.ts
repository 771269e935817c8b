import type { BuiltInLanguage } from '../language/language.ts';

/** Captions of a product's drawings from other sides; the first one has the product's name. */
export type DrawingWords = {
  readonly symbol: string;
  readonly pins: string;
  readonly dimensions: string;
  readonly pieces: string;
};

export const drawingWords: Readonly<Record<BuiltInLanguage, DrawingWords>> = {
  EN: { symbol: 'Circuit symbol', pins: 'Pin numbers', dimensions: 'Dimensions', pieces: 'Parts of the set' },
  DE: { symbol: 'Schaltzeichen', pins: 'Nummern der Anschlüsse', dimensions: 'Maße', pieces: 'Teile des Sets' },
  FR: {
    symbol: 'Symbole électrique',
    pins: 'Numéros des broches',
    dimensions: 'Dimensions',
    pieces: 'Pièces du coffret',
  },
};
