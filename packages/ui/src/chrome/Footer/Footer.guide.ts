import type { Guide } from '../../components/guide.ts';

export const guide: Guide = {
  purpose: 'Ends every page: customer centre, newsletter, contact, ways to pay, and the facts that a buyer checks.',
  notFor: ['Facts beside a page: use SideBar.'],
  anatomy: {
    'Customer centre, with language and cookies': 'footer nav',
    Newsletter: null,
    'Contact and service hours': 'footer a[href^="/contact"]',
    'Ways to pay': 'footer ul:has(svg)',
    'Minimum order, prices, address': 'footer dl',
    Version: 'footer > p:last-child',
  },
  keyboard: {
    Tab: 'Moves through the links, then to language and cookies.',
  },
  screenReader: ['The region of the footer with headings of its parts.'],
};
