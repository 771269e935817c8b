import type { Guide } from '../../components/guide.ts';

export const guide: Guide = {
  purpose: 'Asks for a new password twice, with its rules.',
  notFor: ['The password of a login: use PasswordField.'],
  anatomy: {
    'Password, with its rules as a hint': 'input[autocomplete="new-password"]',
    'Button that shows what is typed': 'button',
    'The same again': null,
  },
  keyboard: {
    Tab: 'Moves to the field, to its button, to the next field.',
    'Enter, Space': 'On the button, shows or hides the password.',
  },
  screenReader: ['Label and rules. A password manager offers a new password.'],
};
