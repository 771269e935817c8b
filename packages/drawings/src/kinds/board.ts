import type { Attributes } from '../attributes.ts';
import { count, proportion } from '../attributes.ts';
import { chip, hole, pad, path, rect, repeat } from '../shapes.ts';

/** A board from above in its own proportions: header pads along both edges, the chip, its ports on the left, an aerial if it has radio. */
export const drawBoard = (attributes: Attributes): string => {
  const ratio = proportion(attributes, ['length', 'width'], 1.28);
  const width = Math.min(176, 112 * ratio);
  const height = Math.max(56, Math.min(112, width / ratio));
  const [left, top] = [120 - width / 2 + 4, 80 - height / 2];
  return [
    rect([left, top], [width, height, 6]),
    hole([left + 12, top + 12]),
    hole([left + 12, top + height - 12]),
    hole([left + width - 12, top + 12]),
    hole([left + width - 12, top + height - 12]),
    headers(attributes, [left + 24, top], [width - 48, height]),
    ports(attributes, left, height),
    chip([left + width * 0.52, 80], Math.min(34, height * 0.38)),
    attributes.text('wireless', '') ? aerial(left + width - 12) : rect([left + width - 34, 72], [16, 16, 1]),
  ].join('');
};

const headers = (
  attributes: Attributes,
  [left, top]: readonly [number, number],
  [width, height]: readonly [number, number],
) => {
  const pins = count(attributes.number('pins', 28), 2, 60);
  const most = Math.floor(width / 8) + 1;
  const upper = Math.min(most, Math.ceil(pins / 2));
  const lower = Math.min(most, pins - upper);
  const row = (amount: number, y: number) =>
    repeat(amount, (index) => pad([left + (amount > 1 ? (width * index) / (amount - 1) : width / 2), y]));
  return row(upper, top + 9) + row(lower, top + height - 9);
};

/** Sockets that overhang the left edge: network first, then USB. */
const ports = (attributes: Attributes, left: number, height: number) => {
  const network = count(attributes.number('ethernet-ports', 0), 0, 2);
  const usb = count(attributes.number('usb-ports', 1), 0, 4);
  const sizes = [...Array.from({ length: network }, () => 26), ...Array.from({ length: usb }, () => 16)];
  const room = height - 40;
  const total = sizes.reduce((sum, size) => sum + size + 6, -6);
  const scale = Math.min(1, room / Math.max(1, total));
  let y = 80 - (total * scale) / 2;
  return sizes
    .map((size) => {
      const socket = rect([left - 8, y], [size * 1.1 * Math.max(scale, 0.8), size * scale, 1], 'plate');
      y += (size + 6) * scale;
      return socket;
    })
    .join('');
};

const aerial = (right: number) => path(`M${right} 62h-10v6h10v6h-10v6h10v6h-10v6h10v6`, 'metal');
