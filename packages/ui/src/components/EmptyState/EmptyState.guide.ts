import type { Guide } from '../guide.ts';

export const guide: Guide = {
  purpose: 'Says that something is empty, why, and what to do next.',
  notFor: ['A failure: use RetryView.', 'Something that is still loading: use a Skeleton.'],
  anatomy: {
    'Picture of an empty chip socket': 'section > svg',
    'Title: what is missing': 'section > :is(h1, h2, h3)',
    'Reason in a sentence': 'section > div:first-of-type',
    'Next step: a link or a button': 'section > div:last-of-type',
  },
  keyboard: {
    Tab: 'Moves to the next step.',
  },
  screenReader: ['Title as a heading, then the reason and the next step. The picture is not read.'],
};
