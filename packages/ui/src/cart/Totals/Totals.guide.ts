import type { Guide } from '../../components/guide.ts';

export const guide: Guide = {
  purpose:
    'Sums up a cart or an order as the customer’s type counts: from the gross price down, or from the net price up.',
  notFor: ['One price: use Price.', 'The total at the edge of a narrow checkout: use TotalBar.'],
  anatomy: {
    Goods: 'dl > div:first-child',
    'Shipping, or that it is not chosen yet': 'dl > div:nth-child(2)',
    Total: 'dl > div[data-main="true"]',
    'VAT contained or added': 'dl > div:last-child',
  },
  keyboard: {},
  screenReader: ['A region “Summary” with each sum after its name. It is busy while the shop has yet to confirm it.'],
};
