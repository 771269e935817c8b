import type { Guide } from '../guide.ts';

export const guide: Guide = {
  purpose: 'Keeps the place of what is being loaded, in its shape, so that nothing jumps.',
  notFor: ['A place whose shape is unknown: use Placeholder.', 'A button that is working: it has `busy`.'],
  anatomy: {
    'Lines for text, headings and buttons': 'span',
    Picture: null,
    'Card for a ProductGrid': null,
  },
  keyboard: {},
  screenReader: ['Nothing: the list or page around it says that it is busy.'],
};
