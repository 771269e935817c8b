import type { Guide } from '../guide.ts';

export const guide: Guide = {
  purpose: 'Shows what a product costs, and where it is reduced, the lowest price of the 30 days before.',
  notFor: ['Sums, such as a cart’s total: use Money.', 'Prices by amount: use PriceBreaks.'],
  anatomy: {
    'Price of now, the largest number of its place': 'p:first-of-type',
    'Price of before, struck through, with the words that the law asks for': null,
  },
  keyboard: {},
  screenReader: [
    '“Now” and “before” are said where a price is reduced: a struck-through number alone would not be heard.',
  ],
};
