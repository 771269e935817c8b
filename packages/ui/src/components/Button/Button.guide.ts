import type { Guide } from '../guide.ts';

export const guide: Guide = {
  purpose: 'Starts an action on this page: it sends, changes, opens or removes.',
  notFor: [
    'Another page: use Link, which can look like a button.',
    'An action that an icon says alone: use IconButton.',
    'Sending a form: use SubmitButton, which waits for valid entries.',
  ],
  anatomy: {
    'Words: the action as a verb, such as “Add to cart”': 'button',
  },
  keyboard: {
    Tab: 'Moves to it, also while it is busy. A disabled button is left out.',
    'Enter, Space': 'Presses it; while it is busy, nothing happens.',
  },
  screenReader: [
    'Its words and “button”. While it is busy, “Please wait” is added and it is announced as unavailable.',
  ],
};
