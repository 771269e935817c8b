import type { Guide } from '../guide.ts';

export const guide: Guide = {
  purpose: 'Writes a technical value with its unit as the reader’s language does: “10 kΩ”, “0,25 W”.',
  notFor: ['Prices: use Money.', 'Words of the catalogue: use CatalogueText.'],
  anatomy: {
    'Value, or the attribute’s words where it has no number': null,
  },
  keyboard: {},
  screenReader: ['The value as it is written.'],
};
