import type { Attributes } from '../attributes.ts';
import { printedValue } from '../markings/printedCodes.ts';
import { circle, label, path, rect, repeat, screwHead, tube } from '../shapes.ts';

/** An enclosed supply with its vents and terminal strip, or a wall adapter, each with its output voltage. */
export const drawPowerSupply = (attributes: Attributes): string => {
  const output = printedValue(attributes.number('voltage', Number.NaN), 'V');
  return /plug|adapter|wall/i.test(attributes.text('design', '')) ? adapter(output) : enclosed(output);
};

const enclosed = (output: string) =>
  [
    rect([36, 24], [168, 112, 3]),
    rect([36, 108], [168, 28, 2], 'shade'),
    repeat(7, (index) => screwHead([52 + 22.7 * index, 122], 8)),
    repeat(15, (index) => circle([56 + 16 * (index % 5), 42 + 16 * Math.floor(index / 5)], 4, 'shade')),
    rect([142, 36], [50, 44, 1]),
    label([167, 58], output, [44, 17]),
  ].join('');

const adapter = (output: string) =>
  [
    tube('M120 116C120 150 196 150 196 110'),
    rect([189, 82], [14, 28, 2]),
    rect([191, 62], [10, 20, 1], 'plate'),
    path('M106 32V12M134 32V12', 'metal'),
    rect([78, 32], [84, 84, 8]),
    path('M90 44H150'),
    label([120, 80], output, [72, 22]),
  ].join('');
