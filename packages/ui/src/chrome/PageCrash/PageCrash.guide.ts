import type { Guide } from '../../components/guide.ts';

export const guide: Guide = {
  purpose: 'Stands in for a page that failed to draw, and lets the reader say what happened.',
  notFor: ['Data that cannot be loaded: use RetryView.', 'An address that leads nowhere: NotFoundScreen.'],
  anatomy: {
    'What happened, with a way to report it': '[role="alert"] h1',
    'Way to the start page': '[role="alert"] p:last-child a',
  },
  keyboard: {
    Tab: 'Moves to the links.',
    Enter: 'Opens the contact form, or the start page.',
  },
  screenReader: ['The failure at once, as an alert with a heading.'],
};
