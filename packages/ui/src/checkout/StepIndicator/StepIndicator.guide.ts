import type { Guide } from '../../components/guide.ts';

export const guide: Guide = {
  purpose: 'Shows the pages of the checkout, which one this is, and leads back to those before.',
  notFor: ['Levels of the catalogue: use Breadcrumb.', 'Sections of one page: CheckoutSection has its own number.'],
  anatomy: {
    'Page before, as a link until the order is placed': 'li[data-state="past"]',
    'This page': 'li[data-state="current"]',
    'Page to come': 'li[data-state="ahead"]',
  },
  keyboard: {
    Tab: 'Moves from link to link.',
    Enter: 'Opens the page.',
  },
  screenReader: ['A navigation region with an ordered list. This page is announced as the current step.'],
};
