import type { Attributes } from '../attributes.ts';
import { circle, line, path, rect, repeat } from '../shapes.ts';

/** A wheeled robot from the side: two decks on posts, a board on top, an eye in front; two wheels need a castor. */
export const drawRobot = (attributes: Attributes): string => {
  const driven = attributes.number('wheels', 2) > 2;
  const wheels = driven
    ? wheel(76, 118, 28) + wheel(160, 118, 28)
    : wheel(88, 112, 34) + circle([166, 136], 10, 'plate') + path('M154 112V126H178V112');
  return [
    line([74, 58], [74, 96]),
    line([150, 58], [150, 96]),
    rect([62, 50], [110, 10, 2], 'shade'),
    rect([46, 94], [146, 14, 4]),
    rect([84, 30], [52, 20, 1]),
    repeat(6, (index) => line([91 + 7.6 * index, 30], [91 + 7.6 * index, 20], 'metal')),
    rect([172, 66], [14, 28, 2]),
    path('M186 72H194V88H186', 'plate'),
    rect([92, 70], [44, 18, 1], 'shade'),
    wheels,
  ].join('');
};

const wheel = (x: number, y: number, radius: number) =>
  circle([x, y], radius, 'shade') +
  circle([x, y], radius - 8) +
  repeat(5, (index) => {
    const angle = (index / 5) * 2 * Math.PI - Math.PI / 2;
    return line([x, y], [x + Math.cos(angle) * (radius - 8), y + Math.sin(angle) * (radius - 8)]);
  }) +
  circle([x, y], 4, 'plate');
