import type { Guide } from '../guide.ts';

export const guide: Guide = {
  purpose: 'Leads past the header to the content, for those who go by keyboard.',
  notFor: ['Links inside the content.'],
  anatomy: {
    'Link, seen only while it has the focus': 'a',
  },
  keyboard: {
    Tab: 'Moves to it first of all on a page.',
    Enter: 'Moves to the content.',
  },
  screenReader: ['“Skip to content, link”, as the first thing of a page.'],
};
