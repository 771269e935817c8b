import type { Guide } from '../guide.ts';

export const guide: Guide = {
  purpose: 'Shows the shop’s mark, with or without its name.',
  notFor: ['The link to the start page without a name: give the link one, the logo has none.'],
  anatomy: {
    'Mark: a chip with a P; its pins meet the header’s conductors': 'svg',
    'Name of the shop, where there is room': 'svg + span',
  },
  keyboard: {},
  screenReader: ['Nothing: its parent has the name.'],
};
