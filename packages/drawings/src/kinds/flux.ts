import type { Attributes } from '../attributes.ts';
import { label, path, rect } from '../shapes.ts';

/** A syringe or bottle of flux, paste or cleaner, with what it holds in grams. */
export const drawFlux = (attributes: Attributes): string => {
  const grams = attributes.number('weight', Number.NaN);
  return [
    path('M202 77L226 79V82L202 84Z', 'plate'),
    rect([188, 70], [14, 20, 2], 'plate'),
    rect([66, 56], [122, 48, 5]),
    rect([66, 56], [34, 48, 3], 'shade'),
    path('M66 74H28V86H66M28 60V100M58 48V112', 'line'),
    label([140, 80], grams > 0 ? `${Math.round(grams)}g` : '', [60, 20]),
  ].join('');
};
