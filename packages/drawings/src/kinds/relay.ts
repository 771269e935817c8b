import type { Attributes } from '../attributes.ts';
import { printedValue } from '../markings/printedCodes.ts';
import { label, line, path, rect, repeat } from '../shapes.ts';

/** A relay in its box: coil symbol, changeover contacts, coil voltage. */
export const drawRelay = (attributes: Attributes): string => {
  const poles = /2/.test(attributes.text('contact-form', '')) ? 2 : 1;
  return [
    repeat(3 + poles, (index) => line([66 + 26 * index, 118], [66 + 26 * index, 150], 'pin')),
    rect([46, 24], [148, 96, 4]),
    path('M46 38H194'),
    rect([60, 52], [38, 22, 1], 'shade'),
    line([66, 74], [92, 52]),
    repeat(poles, (index) =>
      path(
        `M${118 + 36 * index} 76V66L${130 + 36 * index} 54M${126 + 36 * index} 76V70M${134 + 36 * index} 50V54`,
        'metal',
      ),
    ),
    label([120, 98], printedValue(attributes.number('coil-voltage', Number.NaN), 'V'), [90, 22]),
  ].join('');
};
