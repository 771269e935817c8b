import type { Guide } from '../../components/guide.ts';

export const guide: Guide = {
  purpose: 'Lets a visitor choose customer type and delivery country, which decide every price.',
  notFor: ['A customer who is logged in: the account has them.'],
  anatomy: {
    Title: '[role="dialog"] h2',
    'Customer type': '[role="dialog"] fieldset',
    'Delivery country': '[role="dialog"] select',
    'Cancel, and save': '[role="dialog"] button[type="submit"]',
  },
  keyboard: {
    Tab: 'Moves through the dialog and stays in it.',
    'Arrow keys': 'Choose the type or the country.',
    Enter: 'Saves.',
    Escape: 'Closes the dialog without saving.',
  },
  screenReader: ['A dialog with its title. A failure is an alert, and what was chosen stays.'],
};
