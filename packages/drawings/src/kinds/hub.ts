import type { Attributes } from '../attributes.ts';
import { count } from '../attributes.ts';
import { circle, rect, repeat, tube } from '../shapes.ts';
import { plug } from './plug.ts';

/** A hub or adapter on its short cable: as many sockets as it has ports. */
export const drawHub = (attributes: Attributes): string => {
  const ports = count(attributes.number('ports', attributes.number('usb-ports', 1)), 1, 10);
  const pitch = Math.min(30, 132 / ports);
  return [
    tube('M40 72C40 110 54 104 76 104'),
    plug(40, attributes.text('connector-a', 'USB-A')),
    rect([76, 80], [148, 48, 6]),
    repeat(ports, (index) =>
      rect([150 + pitch * (index - (ports - 1) / 2) - pitch * 0.36, 96], [pitch * 0.72, 14, 1], 'socket'),
    ),
    circle([150, 120], 2, 'contact'),
  ].join('');
};
