import type { Guide } from '../../components/guide.ts';

export const guide: Guide = {
  purpose: 'Says how a placed order stands, and lists what has happened to it: payment, parcels, refunds.',
  notFor: ['The steps before the order is placed: use CheckoutFrame.', 'Products of an order: use OrderLines.'],
  anatomy: {
    Status: 'h2',
    'What has happened': 'ol',
    Day: 'time',
  },
  keyboard: {
    Tab: 'Moves from parcel to parcel.',
    Enter: 'Opens the carrier’s page.',
  },
  screenReader: ['The status as a heading, then each event with its day. The links name carrier and parcel number.'],
};
