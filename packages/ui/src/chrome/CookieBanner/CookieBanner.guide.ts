import type { Guide } from '../../components/guide.ts';

export const guide: Guide = {
  purpose: 'Asks again about optional cookies, with everything that the answer is about.',
  notFor: ['The first question: CookieQuestion is one line and covers nothing.'],
  anatomy: {
    Title: 'h2',
    'What the answer is about, and the answer of now': 'section p',
    'Refuse and accept, of the same weight': 'section button',
  },
  keyboard: {
    Tab: 'Moves through link and answers.',
    'Enter, Space': 'Answers; the focus goes back to where the banner was opened.',
  },
  screenReader: [
    'A region with its title. It takes the focus when it is opened by hand, and is announced once otherwise.',
  ],
};
