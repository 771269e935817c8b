import type { Attributes } from '../attributes.ts';
import { coloured, line, path, rect } from '../shapes.ts';

const lights = new Map([
  ['red', '#e5483f'],
  ['green', '#3fb868'],
  ['blue', '#4a83e8'],
  ['yellow', '#f2c72e'],
  ['orange', '#f08a2c'],
  ['white', '#fdfcf3'],
  ['warm white', '#fbe6b8'],
]);

/** Fill for a light of the part's colour; the paper's colour when the colour is unknown. */
export const lightColour = (attributes: Attributes): string =>
  lights.get(attributes.text('colour', '').toLowerCase()) ?? 'var(--body)';

/** A round LED in its colour: the short lead and the flat side of the rim are the cathode. */
export const drawLed = (attributes: Attributes): string => {
  const colour = lightColour(attributes);
  return [
    line([106, 92], [106, 154], 'metal'),
    line([134, 92], [134, 142], 'metal'),
    coloured('M88 92V42A32 32 0 0 1 152 42V92Z', colour),
    path('M106 92V70H115V60M134 92V66L121 52H114'),
    path('M100 32A26 26 0 0 1 112 20'),
    rect([82, 92], [70, 11, 1]),
  ].join('');
};
