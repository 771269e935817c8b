import type { Guide } from '../../components/guide.ts';

export const guide: Guide = {
  purpose: 'Waits for the code of a page, and says so when it takes long or cannot be fetched.',
  notFor: ['Data that is missing: the screen has its own states.'],
  anatomy: {
    'Mark of the shop, first': 'output',
    'Notice after ten seconds, with a way to try again': null,
    'Error with a way to try again, at the end': null,
  },
  keyboard: {
    Tab: 'Moves to “Try again”, where it is.',
    'Enter, Space': 'Fetches the code again.',
  },
  screenReader: ['“Loading…”; after ten seconds that it takes long; an error interrupts.'],
};
