import type { Attributes } from '../attributes.ts';
import { printedValue } from '../markings/printedCodes.ts';
import { circle, label, line, path, rect, repeat } from '../shapes.ts';

/** A potentiometer from behind its nut: round body, shaft with its flat, three lugs, and what is stamped on it (A logarithmic, B linear). */
export const drawPotentiometer = (attributes: Attributes): string => {
  const letter = /log/i.test(attributes.text('taper', '')) ? 'A' : 'B';
  const value = printedValue(attributes.number('resistance', Number.NaN), '');
  return [
    repeat(
      3,
      (index) => rect([86 + 28 * index, 112], [12, 36, 2], 'plate') + circle([92 + 28 * index, 138], 3, 'body'),
    ),
    circle([120, 70], 54),
    circle([120, 62], 22, 'plate'),
    circle([120, 62], 11, 'body'),
    path('M111 56H129', 'metal'),
    label([120, 102], value === '' ? '' : `${letter}${value}`, [70, 16]),
    line([120, 16], [120, 24]),
  ].join('');
};
