import type { Guide } from '../../components/guide.ts';

export const guide: Guide = {
  purpose: 'Asks a new visitor about optional cookies, in one line above the page.',
  notFor: ['Changing the answer: CookieBanner.'],
  anatomy: {
    'Question, with a link to the policy': 'section p',
    'Refuse and accept, of the same weight': 'section button',
  },
  keyboard: {
    Tab: 'Moves through link and answers, first on the page.',
    'Enter, Space': 'Answers; the focus moves to the content.',
  },
  screenReader: ['A region with its title; the question is announced when it comes, and takes no focus.'],
};
