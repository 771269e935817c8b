import { path, rect, repeat } from '../shapes.ts';

/** A plug that points up, its cable leaving below at (x, 74). */
export const plug = (x: number, standard: string): string =>
  shellOf(standard).draw(x) + path(`M${x - 15} 40H${x + 15}V62L${x + 8} 74H${x - 8}L${x - 15} 62Z`, 'body');

/** How far a plug stands out from the end of its cable. */
export const plugReach = (standard: string): number => 74 - shellOf(standard).top;

const usbA = (x: number) =>
  rect([x - 12, 12], [24, 28, 1], 'plate') +
  rect([x - 7, 19], [4, 5, 0], 'contact') +
  rect([x + 3, 19], [4, 5, 0], 'contact');

const usbC = (x: number) => rect([x - 9, 20], [18, 20, 5], 'plate');

const microUsb = (x: number) => path(`M${x - 9} 40V26L${x - 7} 22H${x + 7}L${x + 9} 26V40Z`, 'plate');

const hdmi = (x: number) => path(`M${x - 14} 40V18H${x + 14}V40Z`, 'plate') + path(`M${x - 8} 26H${x + 8}`, 'metal');

const rj45 = (x: number) =>
  rect([x - 13, 10], [26, 30, 1]) +
  repeat(8, (index) => path(`M${x - 10.5 + 3 * index} 14V22`, 'metal')) +
  path(`M${x - 5} 40V30H${x + 5}V40`);

const barrel = (x: number) => rect([x - 6, 12], [12, 28, 1], 'plate') + path(`M${x - 6} 20H${x + 6}`, 'metal');

const bnc = (x: number) =>
  rect([x - 11, 14], [22, 26, 2], 'plate') + path(`M${x - 11} 22H${x + 11}M${x - 14} 27H${x + 14}`, 'metal');

const probeTip = (x: number) => path(`M${x - 4} 40L${x - 1} 10H${x + 1}L${x + 4} 40Z`, 'plate');

const jumper = (x: number) => path(`M${x} 10V40`, 'metal');

/** The contacts of a plug, whose tip is at `top`. */
type Shell = { readonly draw: (x: number) => string; readonly top: number };

const shells: readonly (readonly [name: string, shell: Shell])[] = [
  ['usb-c', { draw: usbC, top: 20 }],
  ['micro', { draw: microUsb, top: 22 }],
  ['hdmi', { draw: hdmi, top: 18 }],
  ['rj45', { draw: rj45, top: 10 }],
  ['barrel', { draw: barrel, top: 12 }],
  ['bnc', { draw: bnc, top: 14 }],
  ['probe', { draw: probeTip, top: 10 }],
  ['jumper', { draw: jumper, top: 10 }],
];

const shellOf = (standard: string): Shell =>
  shells.find(([name]) => standard.toLowerCase().includes(name))?.[1] ?? { draw: usbA, top: 12 };
