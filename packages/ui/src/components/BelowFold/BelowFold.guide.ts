import type { Guide } from '../guide.ts';

export const guide: Guide = {
  purpose: 'Draws what lies below the window after what can be seen, so that a page appears sooner.',
  notFor: ['Content that can be seen without scrolling.', 'Code that is fetched later: use a lazy part.'],
  anatomy: {
    'Place that keeps the footer below the window until the content is drawn': null,
  },
  keyboard: {},
  screenReader: ['Nothing until the content is there; it follows in the same moment for most readers.'],
};
