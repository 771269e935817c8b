import type { Guide } from '../../components/guide.ts';

export const guide: Guide = {
  purpose: 'Puts pieces of a product into the cart, with or without a script.',
  notFor: [
    'Changing what is in the cart: the cart’s rows have an AmountField of their own.',
    'A product that is not for sale: show why instead.',
  ],
  anatomy: {
    'Amount in steps of the product': 'form > div:first-of-type',
    'Button; below the amount where there is little room': 'form > button',
    'Message: why another amount was added': 'form > [role="status"]',
  },
  keyboard: {
    Tab: 'Moves to minus, the field, plus, the button.',
    Enter: 'In the field, adds the amount; while it is refused, nothing is added.',
  },
  screenReader: [
    'The button names the product. A toast confirms what was added; a failed change interrupts and names the product.',
  ],
};
