import type { Attributes } from '../attributes.ts';
import { label, path, rect, repeat } from '../shapes.ts';

/** The four contacts of a USB-A plug, its tip upwards and the contacts in sight; a plug of USB 3 has five more behind them. */
const usbA = (isUsb3: boolean): string => {
  const x = (index: number) => [64, 104, 136, 176][index] ?? 0;
  const behind = (index: number) => 56 + 32 * index;
  return [
    rect([36, 12], [168, 120, 4], 'plate'),
    path('M30 132H210V148H30Z', 'body'),
    repeat(4, (index) => rect([x(index) - 10, 20], [20, 34, 1], 'contact')),
    repeat(4, (index) => label([x(index), 66], String(index + 1), [20, 15])),
    isUsb3 ? repeat(5, (index) => rect([behind(index) - 6, 104], [12, 20, 1], 'contact')) : '',
    isUsb3 ? repeat(5, (index) => label([behind(index), 94], String(9 - index), [20, 15])) : '',
  ].join('');
};

/** The contacts of a USB-C socket, seen from the front. */
const usbC = (): string => {
  const x = (index: number) => 120 + 15 * (index - 5.5);
  return [
    rect([18, 44], [204, 72, 36], 'plate'),
    rect([29, 70], [182, 20, 3], 'shade'),
    repeat(12, (index) => rect([x(index) - 3.5, 58], [7, 12, 0], 'contact')),
    repeat(12, (index) => rect([x(index) - 3.5, 90], [7, 12, 0], 'contact')),
    repeat(12, (index) => label([x(index), 32], `A${index + 1}`, [14, 7.2])),
    repeat(12, (index) => label([x(index), 128], `B${12 - index}`, [14, 7.2])),
  ].join('');
};

/** The contacts of an RJ45 socket, seen from the front with the latch below. */
const rj45 = (): string => {
  const x = (index: number) => 120 + 15 * (index - 3.5);
  return [
    path('M48 34H192V118H160V132H146V146H94V132H80V118H48Z', 'shade'),
    repeat(8, (index) => rect([x(index) - 3, 34], [6, 40, 0], 'contact')),
    repeat(8, (index) => label([x(index), 20], String(index + 1), [14, 14])),
  ].join('');
};

/** The contacts of the connector that a device has, by its name; their numbers are those of the standard. */
export const plugPins = (attributes: Attributes): string | null => {
  switch (attributes.text('connector-a', '')) {
    case 'USB-A':
      return usbA(/USB 3/.test(attributes.text('interface', '')));
    case 'USB-C':
      return usbC();
    case 'RJ45':
      return rj45();
    default:
      return null;
  }
};
