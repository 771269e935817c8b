import type { Guide } from '../../components/guide.ts';

export const guide: Guide = {
  purpose: 'Keeps the total in sight at the lower edge of a narrow screen.',
  notFor: ['Wide screens: OrderAside stands beside the content.'],
  anatomy: {
    'Words, which say whether shipping is contained': 'p > span',
    Total: 'p > strong',
  },
  keyboard: {},
  screenReader: ['Nothing: the page has the totals where they are read.'],
};
