import type { Attributes } from '../attributes.ts';
import { printedValue } from '../markings/printedCodes.ts';
import { circle, label, path, repeat, screwHead } from '../shapes.ts';

/** A supply for the DIN rail from the front: terminals above and below, the stepped middle, the lamp. */
export const drawRailSupply = (attributes: Attributes): string =>
  [
    path('M20 72H220M20 88H220', 'metal'),
    path('M66 14H174V44H182V116H174V146H66V116H58V44H66Z', 'body'),
    path('M66 44H174M66 116H174'),
    repeat(4, (index) => screwHead([81 + 26 * index, 29], 8)),
    repeat(4, (index) => screwHead([81 + 26 * index, 131], 8)),
    circle([76, 58], 4, 'contact'),
    label([120, 80], printedValue(attributes.number('voltage', Number.NaN), 'V'), [80, 26]),
    label([120, 103], printedValue(attributes.number('current', Number.NaN), 'A'), [60, 14]),
  ].join('');
