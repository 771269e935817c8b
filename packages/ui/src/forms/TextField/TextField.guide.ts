import type { Guide } from '../../components/guide.ts';

export const guide: Guide = {
  purpose: 'Asks for one line of text: a name, an address, a number.',
  notFor: [
    'Several lines: use TextAreaField.',
    'A secret: use PasswordField.',
    'Pieces of a product: use AmountField.',
  ],
  anatomy: {
    Label: 'label',
    Field: 'input',
    Hint: null,
    Error: null,
  },
  keyboard: {
    Tab: 'Moves to it.',
    Enter: 'Sends the form.',
  },
  screenReader: ['The label, whether it must be filled, then hint and error.'],
};
