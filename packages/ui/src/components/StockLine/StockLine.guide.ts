import type { Guide } from '../guide.ts';

export const guide: Guide = {
  purpose: 'Says whether a product is there, how many, and when it arrives.',
  notFor: ['Delivery time of an order: the checkout has it.'],
  anatomy: {
    'Mark: full, half or a ring; the colour only repeats it': 'svg',
    Words: 'p > span',
  },
  keyboard: {},
  screenReader: ['The words. The mark is not read.'],
};
