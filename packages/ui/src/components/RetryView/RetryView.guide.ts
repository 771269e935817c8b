import type { Guide } from '../guide.ts';

export const guide: Guide = {
  purpose: 'Says that something could not be loaded, and offers to try again.',
  notFor: ['A refused form: use FormFailure.', 'Something that does not exist: use EmptyState.'],
  anatomy: {
    'Title: the failure in the reader’s words': '[role="alert"] p',
    Consequence: null,
    'Button that loads again': '[role="alert"] button',
  },
  keyboard: {
    Tab: 'Moves to the button.',
    'Enter, Space': 'Loads again. The focus moves to the page’s content first, because the button goes.',
  },
  screenReader: ['The failure at once, as an alert.'],
};
