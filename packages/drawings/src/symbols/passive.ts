import type { Attributes } from '../attributes.ts';
import { label, line, path, polygon, rect, repeat } from '../shapes.ts';
import { terminal, terminals } from './terminals.ts';

/** A resistor as IEC 60617 draws it: a rectangle three times as long as wide. */
export const resistorSymbol = (): string => terminals(78, 162) + rect([78, 66], [84, 28, 0]);

const wiper = () =>
  terminal([120, 20], [120, 52]) +
  polygon(
    [
      [114, 52],
      [126, 52],
      [120, 65],
    ],
    'solid',
  );

/** A potentiometer has a third connection, its wiper; an encoder has no resistance, and no such symbol. */
export const potentiometerSymbol = (attributes: Attributes): string | null =>
  attributes.number('resistance', 0) > 0 ? resistorSymbol() + wiper() : null;

/** A trimmer is a potentiometer that is set once: the stroke across it ends in a bar. */
export const trimmerSymbol = (): string => resistorSymbol() + wiper() + path('M88 118L152 42M144 36L160 48');

const plates = () => terminals(112, 128) + path('M112 48V112M128 48V112');

export const capacitorSymbol = (): string => plates();

/** A capacitor with a positive side. */
export const polarisedSymbol = (): string => plates() + path('M86 56H102M94 48V64');

/** A coil of four half circles. */
export const inductorSymbol = (): string => terminals(72, 168) + path(`M72 80${'a12 12 0 0 1 24 0'.repeat(4)}`);

/** A fuse: its wire runs through the rectangle. */
export const fuseSymbol = (): string => resistorSymbol() + line([78, 80], [162, 80]);

/** A crystal: a body between two plates. */
export const crystalSymbol = (): string =>
  terminals(98, 142) + path('M98 52V108M142 52V108') + rect([106, 50], [28, 60, 0]);

/** A cell, or a battery of several where the voltage is more than a cell can have; the long line is the positive side. */
export const batterySymbol = (attributes: Attributes): string => {
  const cells = attributes.number('voltage', 1.5) > highestCellVoltage ? 2 : 1;
  const left = cells === 1 ? 112 : 84;
  const right = left + (cells === 1 ? 16 : 72);
  return [
    terminals(left, right),
    repeat(cells, (index) => path(`M${left + 56 * index} 44V116M${left + 16 + 56 * index} 62V98`)),
    cells === 2 ? path('M104 80H112M116 80H124M128 80H136') : '',
    label([left - 16, 52], '+', [20, 22]),
  ].join('');
};

/** A lithium cell, full. */
const highestCellVoltage = 4.2;

/** A photovoltaic cell: a cell that light falls on. */
export const solarSymbol = (): string =>
  terminals(112, 128) +
  path('M112 52V108M128 64V96') +
  rays('M70 22L92 44M88 16L110 38') +
  label([96, 62], '+', [20, 22]);

const rays = (d: string) => path(`${d}M92 44l-10 -3M92 44l-3 -10M110 38l-10 -3M110 38l-3 -10`);
