import type { Guide } from '../../components/guide.ts';

export const guide: Guide = {
  purpose: 'Lays out a checkout page: steps, heading, one column of content, the total beside it.',
  notFor: ['Pages outside the checkout: PageShell alone is enough.'],
  anatomy: {
    Steps: 'nav',
    'Heading of the page': 'h1',
    Content: 'h1 ~ *, h1',
    'Total beside it, and as a bar on a narrow screen': null,
  },
  keyboard: {
    Tab: 'Moves through the steps, then through the content.',
  },
  screenReader: ['Steps as a navigation region, then the heading of level 1.'],
};
