import type { Attributes } from '../attributes.ts';
import { proportion } from '../attributes.ts';
import { line, rect, repeat } from '../shapes.ts';

/** A hexagonal spacer lying down, as long as it is; a threaded stud on the left when it has one. */
export const drawSpacer = (attributes: Attributes): string => {
  const ratio = proportion(attributes, ['length', 'width-across-flats'], 2);
  const length = Math.min(150, Math.max(36, 32 * ratio));
  const stud = /^male/i.test(attributes.text('design', ''));
  const left = 120 - length / 2 + (stud ? 20 : 0);
  return [
    stud
      ? rect([left - 40, 68], [42, 24, 2], 'plate') +
        repeat(5, (index) => line([left - 36 + 8 * index, 68], [left - 33 + 8 * index, 92], 'metal'))
      : '',
    rect([left, 48], [length, 64, 2], 'plate'),
    line([left, 66], [left + length, 66], 'metal'),
    line([left, 94], [left + length, 94], 'metal'),
    rect([left + length - 8, 70], [8, 20, 0], 'shade'),
  ].join('');
};
