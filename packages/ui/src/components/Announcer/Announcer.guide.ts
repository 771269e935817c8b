import type { Guide } from '../guide.ts';

export const guide: Guide = {
  purpose: 'Tells screen readers what happened somewhere else on the page than where the focus is.',
  notFor: [
    'A message that everybody should see: use Notice, or Toast for a moment.',
    'An error at a field: the field announces it.',
  ],
  anatomy: {
    'Live region, the only polite one of the page; nobody sees it': 'output',
  },
  keyboard: {},
  screenReader: ['The text after the current sentence. The same text twice is announced twice.'],
};
