import type { Guide } from '../guide.ts';

export const guide: Guide = {
  purpose: 'Leads to another page of the shop.',
  notFor: ['An action on this page: use Button.', 'Another site, a mail or a phone number: use a plain `<a>`.'],
  anatomy: {
    'Words that say where it leads': 'a',
  },
  keyboard: {
    Tab: 'Moves to it.',
    Enter: 'Opens the page; with the keys of the browser, in another tab.',
  },
  screenReader: ['Its words and “link”. Looking like a button changes nothing about that.'],
};
