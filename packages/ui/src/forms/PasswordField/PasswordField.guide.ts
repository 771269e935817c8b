import type { Guide } from '../../components/guide.ts';

export const guide: Guide = {
  purpose: 'Asks for a password that the reader may look at.',
  notFor: ['A new password: use NewPasswordFields.', 'Codes that nobody hides: use TextField.'],
  anatomy: {
    Label: 'label',
    Field: 'input',
    'Button that shows or hides the password': 'button',
  },
  keyboard: {
    Tab: 'Moves to the field, then to the button.',
    'Enter, Space': 'On the button, shows or hides the password.',
  },
  screenReader: ['The label, and that it is a password. The button says what it does: “Show the password”.'],
};
