import type { Guide } from '../../components/guide.ts';

export const guide: Guide = {
  purpose: 'Puts header, footer and notices of this shopper around a page.',
  notFor: ['A frame without the shopper’s data: PageShell.'],
  anatomy: {
    Header: 'header',
    Page: 'main',
    Footer: 'footer',
    Notices: null,
  },
  keyboard: {
    Tab: 'Moves to the skip link, then through the header.',
  },
  screenReader: ['The landmarks of PageShell. A dialog that was opened gives the focus back.'],
};
