import type { Guide } from '../../components/guide.ts';

export const guide: Guide = {
  purpose: 'Shows beside a page what buyers ask: free delivery, service hours, phone, address.',
  notFor: ['The end of a page: Footer.'],
  anatomy: {
    'Free delivery for this shopper': 'dl > div:first-child',
    'Phone, as a link': 'a[href^="tel:"]',
    Address: 'address',
  },
  keyboard: {
    Tab: 'Moves to the phone number.',
  },
  screenReader: ['A complementary region with its name; each value after its name.'],
};
