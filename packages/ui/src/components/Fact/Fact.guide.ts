import type { Guide } from '../guide.ts';

export const guide: Guide = {
  purpose: 'Pairs a name with its value, in a list of facts.',
  notFor: ['Rows with several values: use a table.', 'A value without a name: write it as text.'],
  anatomy: {
    Name: 'dt',
    'Value: words, a link or an address': 'dd',
  },
  keyboard: {},
  screenReader: ['A term and its definition. It must stand in a `<dl>`.'],
};
