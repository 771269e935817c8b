import type { Guide } from '../guide.ts';

export const guide: Guide = {
  purpose: 'Lays out products in a grid whose parts align across a row.',
  notFor: ['Anything but ProductCards and SkeletonCards: they span the grid’s rows.', 'A comparison: use ProductRows.'],
  anatomy: {
    'List of cards': 'ul',
    'A card; all of a row share the heights of their parts': 'ul > li:first-child',
  },
  keyboard: {},
  screenReader: ['A list with its name and the number of products; busy while others load.'],
};
