import type { Guide } from '../guide.ts';

export const guide: Guide = {
  purpose: 'Says something that matters at its place in the page, and stays.',
  notFor: [
    'A confirmation that may go by itself: use Toast.',
    'An error of one field: the field has its own message.',
    'A list of a form’s errors: use ErrorSummary.',
  ],
  anatomy: {
    'Icon of the kind': 'svg',
    'Title in a few words': null,
    'Text: what it means': '[data-kind] > div > div',
    'Next step: a link or a button': null,
  },
  keyboard: {
    Tab: 'Moves to the next step, where there is one.',
  },
  screenReader: [
    'The kind (“Error!”), then title and text. An error interrupts; the others wait for the end of the sentence.',
  ],
};
