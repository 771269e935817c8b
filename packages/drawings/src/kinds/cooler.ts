import type { Attributes } from '../attributes.ts';
import { circle, line, path, rect, repeat } from '../shapes.ts';

/** A fan in its frame, or the fins of a heat sink. */
export const drawCooler = (attributes: Attributes): string =>
  /fan|active/i.test(attributes.text('design', '')) ? fan() : fins();

const fan = () =>
  [
    rect([58, 18], [124, 124, 8]),
    circle([120, 80], 54, 'shade'),
    repeat(
      7,
      (index) =>
        `<path class="body" transform="rotate(${Math.round((index * 36000) / 7) / 100} 120 80)" d="M112 66C106 44 116 30 132 30C138 42 134 58 128 66Z"/>`,
    ),
    circle([120, 80], 18),
    repeat(4, (index) => circle([70 + 100 * (index % 2), 30 + 100 * Math.floor(index / 2)], 4, 'plate')),
  ].join('');

const fins = () =>
  [
    path('M36 104H204V128H36Z', 'plate'),
    repeat(12, (index) => rect([38 + 14.2 * index, 26], [8, 78, 1], 'plate')),
    line([36, 116], [204, 116], 'metal'),
  ].join('');
