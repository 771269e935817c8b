import type { Guide } from '../../components/guide.ts';

export const guide: Guide = {
  purpose: 'Shows one question above the page and one notice at the foot of the window, the most urgent first.',
  notFor: ['Messages about something on the page: use Notice.'],
  anatomy: {
    'Question about cookies, or the offer of a delivery country': null,
    'Notice: reload, cookies, changed prices or the shop’s own': null,
  },
  keyboard: {
    Tab: 'Moves to the question first of all on the page.',
    'Enter, Space': 'Answers. The focus moves to the content, because the button goes.',
  },
  screenReader: ['What is new is announced once. None of them takes the focus.'],
};
