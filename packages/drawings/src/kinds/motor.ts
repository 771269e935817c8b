import type { Attributes } from '../attributes.ts';
import { circle, path, polygon, rect, repeat, line } from '../shapes.ts';

/** A stepper from its flange, a servo or a brushed motor with gearbox from the side. */
export const drawMotor = (attributes: Attributes): string => {
  const type = attributes.text('motor-type', '');
  if (/stepper/i.test(type)) return stepper();
  return /servo/i.test(type) ? servo() : gearMotor();
};

const stepper = () =>
  [
    polygon([
      [66, 38],
      [78, 26],
      [162, 26],
      [174, 38],
      [174, 122],
      [162, 134],
      [78, 134],
      [66, 122],
    ]),
    circle([120, 80], 30),
    circle([120, 80], 10, 'plate'),
    path('M112 86H128', 'metal'),
    ...[
      [82, 42],
      [158, 42],
      [82, 118],
      [158, 118],
    ].map(([x = 0, y = 0]) => circle([x, y], 6, 'plate') + circle([x, y], 2, 'contact')),
  ].join('');

const servo = () =>
  [
    rect([70, 52], [92, 90, 3]),
    rect([46, 66], [140, 14, 2], 'shade'),
    circle([58, 73], 3, 'body'),
    circle([174, 73], 3, 'body'),
    rect([76, 38], [38, 14, 2]),
    rect([90, 28], [10, 10, 0], 'plate'),
    rect([56, 18], [78, 10, 5], 'body'),
    repeat(3, (index) =>
      path(`M162 ${124 + 5 * index}C190 ${124 + 5 * index} 196 ${136 + 5 * index} 214 ${134 + 5 * index}`, 'metal'),
    ),
  ].join('');

const gearMotor = () =>
  [
    line([22, 64], [34, 64], 'metal'),
    line([22, 96], [34, 96], 'metal'),
    rect([34, 54], [10, 52, 2], 'shade'),
    rect([44, 46], [78, 68, 4]),
    path('M60 46V114M106 46V114'),
    rect([122, 42], [44, 76, 2], 'shade'),
    path('M136 42V118M152 42V118'),
    rect([166, 62], [10, 36, 1]),
    path('M176 72H216V88H176Z', 'plate'),
    path('M192 78H216', 'metal'),
  ].join('');
