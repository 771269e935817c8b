import type { Guide } from '../../components/guide.ts';

export const guide: Guide = {
  purpose: 'Holds login, registration and the way to another password, in one dialog.',
  notFor: ['Ordering as a guest: the checkout’s first step.', 'Changing a password: the account.'],
  anatomy: {
    Title: '[role="dialog"] h2',
    Tabs: '[role="dialog"] [role="tablist"]',
    Form: '[role="dialog"] form',
    'Way back to the shop': null,
  },
  keyboard: {
    Tab: 'Moves through the dialog and stays in it.',
    'Arrow left, arrow right': 'On the tabs, choose the other form.',
    Enter: 'In a field, sends the form.',
    Escape: 'Closes the dialog. A press outside does not, once something was typed.',
  },
  screenReader: [
    'A dialog with its title; the focus is in the first field. The result of a form takes the focus or is an alert.',
  ],
};
