import type { Guide } from '../guide.ts';

export const guide: Guide = {
  purpose: 'Leads from a category to the one above it and to those in it.',
  notFor: ['The way up through all levels: use Breadcrumb.', 'The groups of the shop: use TopMenu.'],
  anatomy: {
    'Button with the name of this category; it opens the list': 'summary',
    'List: the category above first, then those in this one by name': 'details > ul',
  },
  keyboard: {
    Tab: 'Moves to the button; in the open list, from link to link.',
    'Enter, Space': 'Opens or closes the list.',
    Escape: 'Closes the list and moves back to the button.',
  },
  screenReader: [
    'A button that says whether it is expanded, then a list of links.',
    'A name in another language is read in that language.',
  ],
};
