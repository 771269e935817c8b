import type { Guide } from '../../components/guide.ts';

export const guide: Guide = {
  purpose: 'Shows consumers the harmonised notice on the legal guarantee before they order.',
  notFor: [
    'Companies: the law gives them no such notice.',
    'A maker’s own guarantee: that is a fact of the product, on its page.',
  ],
  anatomy: {
    'Notice, named by its title': 'section',
    'Way to the page of the European Union': 'a',
  },
  keyboard: {
    Tab: 'Moves to the link.',
    Enter: 'Opens the page of the European Union in a new tab.',
  },
  screenReader: ['A region named “Legal guarantee of conformity”. The graphic has its whole content as a description.'],
};
