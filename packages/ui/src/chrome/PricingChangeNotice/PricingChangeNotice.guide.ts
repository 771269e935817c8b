import type { Guide } from '../../components/guide.ts';

export const guide: Guide = {
  purpose: 'Says why all prices have changed: another country, another VAT.',
  notFor: ['A price that the shop itself changed: the cart says so at the product.'],
  anatomy: {
    Title: 'h2',
    'Country with its rate, and the one of before': 'section p',
    '“Understood”': 'section button',
  },
  keyboard: {
    Tab: 'Moves to the button.',
    'Enter, Space': 'Closes it; the focus moves to the content.',
  },
  screenReader: ['It is announced once, and takes no focus.'],
};
