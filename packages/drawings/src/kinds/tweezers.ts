import type { Attributes } from '../attributes.ts';
import { path } from '../shapes.ts';

/** Tweezers lying open; the points are bent when the pair is. */
export const drawTweezers = (attributes: Attributes): string => {
  const bent = /bent|curved/i.test(attributes.text('design', ''));
  const end = bent ? 'C188 74 206 84 214 104L208 106C200 90 184 82 168 82' : 'L222 78V81L168 82';
  const lower = bent ? 'C184 92 198 96 206 112L200 115C192 102 180 98 168 98' : 'L222 83V86L168 98';
  return [
    path(`M20 74C60 40 120 44 168 70${end}C120 60 66 58 34 82Z`, 'plate'),
    path(`M20 84C60 122 120 116 168 90${lower}C120 104 66 100 34 80Z`, 'plate'),
    path('M70 62H112M70 98H112', 'metal'),
  ].join('');
};
