import type { Guide } from '../guide.ts';

export const guide: Guide = {
  purpose: 'Shows from how many pieces on a piece costs less.',
  notFor: ['A single price: use Price. Fewer than two breaks show nothing.'],
  anatomy: {
    'Amount from which a price applies': 'tbody tr:first-child th',
    'Price of a piece': 'tbody tr:first-child td',
    'Row that applies to the chosen amount': 'tr[aria-current="true"]',
  },
  keyboard: {},
  screenReader: ['A table with a name and headers. The row that applies is announced as current.'],
};
