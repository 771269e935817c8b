import type { Guide } from '../../components/guide.ts';

export const guide: Guide = {
  purpose: 'Frames every page: skip link, question, header, content, footer, notices.',
  notFor: ['Parts of a page.'],
  anatomy: {
    'Skip link, first': 'a[href="#content"]',
    Header: 'header',
    Content: 'main',
    Footer: 'footer',
  },
  keyboard: {
    Tab: 'Moves to the skip link first.',
    Enter: 'On the skip link, moves to the content.',
  },
  screenReader: ['Landmarks: banner, main, footer. The content can take the focus.'],
};
