import type { Guide } from '../guide.ts';

export const guide: Guide = {
  purpose: 'Says how much a price was reduced, in whole percent.',
  notFor: [
    'The reduced price itself: use Price with `before`.',
    'Other labels on a picture: there are none in this shop.',
  ],
  anatomy: {
    'Reduction with its minus': 'span',
  },
  keyboard: {},
  screenReader: ['The reduction in words instead of a minus and a number.'],
};
