import type { Attributes } from '../attributes.ts';
import { count } from '../attributes.ts';
import { line, path, repeat } from '../shapes.ts';

/** A pin header from the side, as many pins as it has; a second row shows behind the first. */
export const drawPinHeader = (attributes: Attributes): string => {
  const pins = count(attributes.number('positions', 6), 1, 80);
  const columns = pins > 40 || attributes.number('rows', 1) === 2 ? Math.ceil(pins / 2) : pins;
  const pitch = Math.min(20, 200 / columns);
  const left = 120 - (pitch * columns) / 2;
  const row = (amount: number, dx: number, dy: number) =>
    repeat(amount, (index) => {
      const x = left + pitch * (index + 0.5) + dx;
      return line([x, 30 + dy], [x, 138 + dy], 'pin');
    }) + repeat(amount, (index) => block(left + pitch * index + dx, pitch, dy));
  return row(pins - columns, 5, -9) + row(columns, 0, 0);
};

/** One cell of the plastic strip, with the notches it breaks at. */
const block = (x: number, width: number, dy: number): string => {
  const notch = Math.min(3, width / 5);
  const top = 84 + dy;
  return path(
    `M${x + notch} ${top}H${x + width - notch}L${x + width} ${top + notch}V${top + 20 - notch}L${x + width - notch} ${top + 20}H${x + notch}L${x} ${top + 20 - notch}V${top + notch}Z`,
    'body',
  );
};
