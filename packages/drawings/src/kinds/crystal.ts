import type { Attributes } from '../attributes.ts';
import { label, line, path, rect } from '../shapes.ts';

/** A crystal in its HC-49/S can, two legs below, with its frequency in megahertz. */
export const drawCrystal = (attributes: Attributes): string => {
  const megahertz = attributes.number('frequency', Number.NaN) / 1e6;
  return [
    line([88, 116], [88, 154], 'metal'),
    line([152, 116], [152, 154], 'metal'),
    rect([44, 104], [152, 12, 5], 'plate'),
    path('M54 104V62A32 32 0 0 1 86 30H154A32 32 0 0 1 186 62V104Z', 'body'),
    label([120, 70], megahertz > 0 ? `${Number(megahertz.toPrecision(7))}` : '', [112, 26]),
  ].join('');
};
