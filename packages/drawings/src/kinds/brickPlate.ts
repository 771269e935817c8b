import type { Attributes } from '../attributes.ts';
import { count } from '../attributes.ts';
import { circle, path, rect, repeat } from '../shapes.ts';

/** A plate of building bricks from above: a stud for each unit of its side, twelve at most. */
export const drawBrickPlate = (attributes: Attributes): string => {
  const studs = count(attributes.number('studs', 16), 2, 12);
  const pitch = 124 / studs;
  const left = 120 - 62;
  return [
    path(`M${left} 142L${left + 8} 150H${left + 132}V26L${left + 124} 18`, 'shade'),
    rect([left, 18], [124, 124, 3]),
    repeat(studs * studs, (index) =>
      circle(
        [left + pitch * ((index % studs) + 0.5), 18 + pitch * (Math.floor(index / studs) + 0.5)],
        pitch * 0.3,
        'plate',
      ),
    ),
  ].join('');
};
