import type { Guide } from '../../components/guide.ts';

export const guide: Guide = {
  purpose: 'Leads to the groups of the shop, each with a panel of its entries, and to new, manufacturers and sale.',
  notFor: ['Categories below a page: use CategorySelector.'],
  anatomy: {
    'Groups; one at a time has its panel open': 'ul:first-of-type',
    'Panel with entries in columns': null,
    'Further pages': 'ul:last-of-type',
  },
  keyboard: {
    Tab: 'Moves from group to group; from an open one into its panel.',
    'Enter, Space': 'Opens or closes the panel.',
    Escape: 'Closes the panel and moves back to its group.',
  },
  screenReader: [
    'A navigation region with lists. A group says whether it is expanded; the page of now is announced as current.',
  ],
};
