import type { Attributes } from '../attributes.ts';
import { count } from '../attributes.ts';
import { circle, path, rect, repeat } from '../shapes.ts';

/** A switch from the front with all its sockets, in two rows from nine on. */
export const drawNetworkSwitch = (attributes: Attributes): string => {
  const ports = count(attributes.number('ports', 8), 2, 48);
  const rows = ports > 8 ? 2 : 1;
  const columns = Math.ceil(ports / rows);
  const pitch = Math.min(22, 176 / columns);
  const width = Math.max(120, pitch * columns + 40);
  const height = rows === 1 ? 50 : 76;
  const [left, top] = [120 - width / 2, 78 - height / 2];
  const first = left + width - 12 - pitch * columns;
  const sockets = repeat(ports, (index) => {
    const [column, row] = rows === 1 ? [index, 0] : [Math.floor(index / 2), index % 2];
    return socket(first + pitch * column, top + 14 + row * 28, pitch);
  });
  return [
    path(`M${left} ${top}L${left + 12} ${top - 16}H${left + width - 12}L${left + width} ${top}Z`, 'shade'),
    rect([left, top], [width, height, 3]),
    path(`M${left + 14} ${top + height}v6h14v-6M${left + width - 28} ${top + height}v6h14v-6`, 'body'),
    circle([left + 12, top + 16], 3, 'contact'),
    circle([left + 12, top + 28], 3, 'line'),
    sockets,
  ].join('');
};

/** An RJ45 socket with the notch for the plug's clip. */
const socket = (x: number, y: number, pitch: number): string => {
  const width = pitch - Math.min(5, pitch * 0.25);
  const third = width / 3;
  return path(`M${x} ${y}h${width}v16h-${third}v4h-${third}v-4h-${third}z`, 'socket');
};
