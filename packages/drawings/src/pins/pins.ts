import type { Attributes } from '../attributes.ts';
import type { Kind } from '../kinds.ts';
import { circle, label, path, rect, repeat } from '../shapes.ts';
import { plugPins } from './plugPins.ts';

/** Pins of a dual in-line package from above, numbered against the clock from the notch. */
const dualInline = (attributes: Attributes): string | null => {
  const pins = attributes.number('pins', 0);
  if (pins % 2 !== 0 || pins < 4 || pins > 40) return null;
  const side = pins / 2;
  const pitch = Math.min(24, 190 / side);
  const width = pitch * side + 8;
  const left = 120 - width / 2;
  const x = (index: number) => 120 + pitch * (index - (side - 1) / 2);
  const leg = Math.min(9, pitch * 0.5);
  const size = Math.min(14, pitch * 0.95);
  return [
    repeat(side, (index) => rect([x(index) - leg / 2, 42], [leg, 14, 1], 'plate')),
    repeat(side, (index) => rect([x(index) - leg / 2, 104], [leg, 14, 1], 'plate')),
    rect([left, 54], [width, 52, 3]),
    path(`M${left} 71A9 9 0 0 1 ${left} 89`),
    circle([x(0), 96], 3, 'solid'),
    repeat(side, (index) => label([x(index), 130], String(index + 1), [pitch * 0.92, size])),
    repeat(side, (index) => label([x(index), 30], String(pins - index), [pitch * 0.92, size])),
  ].join('');
};

/** Pins of a box header from above: odd numbers on the side of the notch, the first one square. */
const boxHeader = (attributes: Attributes): string | null => {
  const pins = attributes.number('positions', 0);
  if (pins % 2 !== 0 || pins < 4 || pins > 80 || attributes.number('rows', 0) !== 2) return null;
  const columns = pins / 2;
  const pitch = Math.min(24, 188 / columns);
  const width = pitch * columns + 20;
  const x = (column: number) => 120 + pitch * (column - (columns - 1) / 2);
  const row = Math.max(9, Math.min(12, pitch / 2));
  const radius = Math.min(6, pitch * 0.3);
  const each = pitch >= 14;
  const number = (column: number, pin: number, y: number) =>
    each || column === 0 || column === columns - 1
      ? label([x(column), y], String(pin), [each ? pitch * 0.9 : 20, Math.min(13, each ? pitch * 0.8 : 11)])
      : '';
  return [
    rect([120 - width / 2, 80 - row - 20], [width, 2 * row + 40]),
    path(`M104 ${80 + row + 20}V${80 + row + 12}H136V${80 + row + 20}`, 'shade'),
    rect([x(0) - radius, 80 + row - radius], [2 * radius, 2 * radius, 0], 'plate'),
    repeat(columns - 1, (index) => circle([x(index + 1), 80 + row], radius, 'plate')),
    repeat(columns, (index) => circle([x(index), 80 - row], radius, 'plate')),
    repeat(
      columns,
      (index) => number(index, 2 * index + 1, 80 + row + 32) + number(index, 2 * index + 2, 80 - row - 32),
    ),
  ].join('');
};

const numbered: { readonly [Each in Kind]?: (attributes: Attributes) => string | null } = {
  'box-header': boxHeader,
  drive: plugPins,
  hub: plugPins,
  'ic-socket': dualInline,
  'integrated-circuit': dualInline,
  router: plugPins,
};

/** How a part's pins are numbered; null for what has no numbers that everybody agrees on. */
export const pinsOf = (kind: Kind, attributes: Attributes): string | null => numbered[kind]?.(attributes) ?? null;
