import type { Guide } from '../guide.ts';

export const guide: Guide = {
  purpose: 'Stands where a page will be while its code or data loads, so that the page is never blank.',
  notFor: ['A place whose shape is known: use a Skeleton.', 'A failure: use RetryView.'],
  anatomy: {
    'Mark of the shop': 'output svg',
  },
  keyboard: {},
  screenReader: ['“Loading…” as a status, busy until the page is there.'],
};
