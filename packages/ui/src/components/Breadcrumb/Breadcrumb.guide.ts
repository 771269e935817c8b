import type { Guide } from '../guide.ts';

export const guide: Guide = {
  purpose: 'Shows where a page stands in the catalogue, and leads to the pages above it.',
  notFor: ['Steps of a process: use StepIndicator.', 'Pages beside each other: use links in a list.'],
  anatomy: {
    'Links to the pages above, the start page first': 'nav a',
    'This page, which is no link': '[aria-current="page"]',
  },
  keyboard: {
    Tab: 'Moves from link to link.',
    Enter: 'Opens the page.',
  },
  screenReader: [
    'A navigation region with its own name, and in it an ordered list. The last item is announced as the current page.',
  ],
};
