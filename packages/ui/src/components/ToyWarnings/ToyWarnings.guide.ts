import type { Guide } from '../guide.ts';

export const guide: Guide = {
  purpose: 'Shows a maker’s warnings of a toy before the button that orders it.',
  notFor: ['Messages of the shop: use Notice.', 'Whom to ask about safety: that is on the product’s page.'],
  anatomy: {
    Note: '[role=note]',
    'Each warning, begun by the word that the law prescribes': 'p',
  },
  keyboard: {},
  screenReader: ['“Warning”, then the maker’s words.'],
};
