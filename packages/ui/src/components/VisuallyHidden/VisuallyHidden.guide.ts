import type { Guide } from '../guide.ts';

export const guide: Guide = {
  purpose: 'Adds words that a picture, a colour or a place says to the eye.',
  notFor: ['Words that help everybody: show them.', 'Something that can be pressed: it would take the focus unseen.'],
  anatomy: {
    'Words; they take no room': null,
  },
  keyboard: {},
  screenReader: ['The words in their place in the sentence.'],
};
