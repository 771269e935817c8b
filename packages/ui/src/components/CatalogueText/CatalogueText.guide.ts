import type { Guide } from '../guide.ts';

export const guide: Guide = {
  purpose: 'Shows a text of the catalogue in the reader’s language, or in the language that exists.',
  notFor: ['Words of the shop itself: these are messages, in three languages.'],
  anatomy: {
    'The text': null,
  },
  keyboard: {},
  screenReader: ['The text in the voice of its own language: it is marked where that differs from the page’s.'],
};
