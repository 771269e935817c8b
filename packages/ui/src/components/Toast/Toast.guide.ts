import type { Guide } from '../guide.ts';

export const guide: Guide = {
  purpose: 'Confirms in passing what the page already shows elsewhere.',
  notFor: ['The only place of an error: say it where it happened, too.', 'Something that has to be read: use Notice.'],
  anatomy: {
    'Icon of the kind': null,
    'Words, and a link where they lead somewhere': null,
    'Button that closes it': null,
  },
  keyboard: {
    Tab: 'Moves to its link and its button, which holds it.',
    'Enter, Space': 'On the button, closes it.',
  },
  screenReader: ['The words, politely. The same words twice are announced twice.'],
};
