import type { Guide } from '../guide.ts';

export const guide: Guide = {
  purpose:
    'Says whether the price beside it contains VAT, and at which rate: at which rates, where it stands below several products.',
  notFor: ['Sums with VAT: use Totals.'],
  anatomy: {
    'Sentence, small': 'p',
    'Reverse charge or import duties in full, once a page': null,
  },
  keyboard: {},
  screenReader: ['The sentence, after the price.'],
};
