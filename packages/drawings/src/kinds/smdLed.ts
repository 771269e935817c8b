import type { Attributes } from '../attributes.ts';
import { coloured, path, rect } from '../shapes.ts';
import { lightColour } from './led.ts';

/** A chip LED from above: contacts left and right, the lens in its colour, a corner cut at the cathode. */
export const drawSmdLed = (attributes: Attributes): string =>
  [
    rect([40, 44], [160, 72, 3]),
    rect([40, 44], [34, 72, 3], 'plate'),
    rect([166, 44], [34, 72, 3], 'plate'),
    coloured('M84 52H156V108H96L84 96Z', lightColour(attributes)),
    path('M102 80H112M112 68V92L132 80ZM132 68V92M132 80H140'),
  ].join('');
