import type { Guide } from '../guide.ts';

export const guide: Guide = {
  purpose: 'Writes an amount of euros as the reader’s language does.',
  notFor: [
    'The headline price of a product: use Price, which also says what it was before.',
    'Percent or weights: see `useFormats`.',
  ],
  anatomy: {
    'Amount; it never breaks across lines': 'span',
  },
  keyboard: {},
  screenReader: ['The amount with its currency.'],
};
