import type { Guide } from '../guide.ts';

export const guide: Guide = {
  purpose: 'Shows the technical specifications of a product, as a data sheet does.',
  notFor: [
    'Two or three facts beside something else: use Fact in a list.',
    'Products side by side: ProductRows on a listing.',
  ],
  anatomy: {
    'Name of the attribute': 'tbody tr:first-child th',
    'Value with its unit, in the notation of the reader’s language': 'tbody tr:first-child td',
  },
  keyboard: {},
  screenReader: [
    'A table with the name of the heading above it. Each value is read with its attribute, because the name is a row header.',
  ],
};
