import type { Guide } from '../../components/guide.ts';

export const guide: Guide = {
  purpose: 'Shows beside the checkout what the order costs so far, and leads back to the cart.',
  notFor: ['Narrow screens: TotalBar shows the total.'],
  anatomy: {
    Totals: 'section',
    'Number of products and the way to the cart': 'p:has(a)',
  },
  keyboard: {
    Tab: 'Moves to the link.',
    Enter: 'Opens the cart.',
  },
  screenReader: ['The region “Summary”, then the link.'],
};
