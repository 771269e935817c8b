import type { Guide } from '../../components/guide.ts';

export const guide: Guide = {
  purpose: 'Lists the products of an order with amount and price.',
  notFor: ['A cart, whose amounts can be changed: its screen has its own rows.'],
  anatomy: {
    'Name, as a link to the product': 'li:first-child a',
    'Amount and price of a piece': 'li:first-child > p:nth-of-type(2)',
    'Price of the line': 'li:first-child > p:last-of-type',
  },
  keyboard: {
    Tab: 'Moves from product to product.',
    Enter: 'Opens the product.',
  },
  screenReader: ['A list with a name and the number of its products.'],
};
