import type { Attributes } from '../attributes.ts';
import { printedValue } from '../markings/printedCodes.ts';
import { circle, label, path, rect, repeat } from '../shapes.ts';

/** A storage medium with its capacity: a stick with its plug, a card for an M.2 slot, or a case of 2.5 inches. */
export const drawDrive = (attributes: Attributes): string => {
  const capacity = printedValue(attributes.number('capacity', Number.NaN), 'B');
  const design = attributes.text('design', '');
  if (/stick/i.test(design)) return stick(capacity);
  return /m\.2/i.test(design) ? card(capacity) : box(capacity);
};

const stick = (capacity: string) =>
  [
    rect([18, 58], [48, 44, 1], 'plate'),
    rect([30, 66], [8, 8, 0], 'contact'),
    rect([30, 86], [8, 8, 0], 'contact'),
    rect([64, 50], [154, 60, 10]),
    circle([200, 80], 8, 'shade'),
    label([128, 80], capacity, [100, 26]),
  ].join('');

const card = (capacity: string) =>
  [
    path('M24 50H214V74A6 6 0 0 0 214 86V110H24V86H30V80H24Z', 'body'),
    repeat(9, (index) => rect([24, 52 + 6.3 * index], [10, 3.5, 0], 'contact')),
    rect([52, 60], [34, 40, 1], 'shade'),
    rect([98, 60], [46, 40, 1], 'shade'),
    rect([152, 60], [46, 40, 1], 'shade'),
    label([121, 130], capacity, [100, 20]),
  ].join('');

const box = (capacity: string) =>
  [
    rect([40, 22], [160, 112, 6]),
    rect([54, 36], [132, 66, 2], 'shade'),
    label([120, 70], capacity, [116, 30]),
    rect([72, 126], [60, 8, 0], 'contact'),
    rect([140, 126], [32, 8, 0], 'contact'),
  ].join('');
