import type { Guide } from '../../components/guide.ts';

export const guide: Guide = {
  purpose: 'Asks whether a private customer or a company buys, which decides how prices are shown.',
  notFor: ['Asking for a VAT id: it comes with the address of a company.'],
  anatomy: {
    Question: 'legend',
    'Choice with its consequence': 'label',
  },
  keyboard: {
    Tab: 'Moves to the chosen one, or to the first.',
    'Arrow keys': 'Choose the other one.',
  },
  screenReader: ['A group with its question; each choice is read with its consequence.'],
};
