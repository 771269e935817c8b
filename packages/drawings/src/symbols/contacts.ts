import type { Attributes } from '../attributes.ts';
import { count } from '../attributes.ts';
import { line, path, rect, repeat } from '../shapes.ts';
import type { Point } from '../shapes.ts';
import { terminal } from './terminals.ts';

/** A contact that connects two ends while it is actuated. */
const make = ([x, y]: Point): string =>
  terminal([x, y + 46], [x, y + 22]) + line([x, y + 22], [x - 16, y - 18]) + terminal([x, y - 46], [x, y - 20]);

/** A contact that changes from one end to the other. */
const changeover = ([x, y]: Point): string =>
  [
    terminal([x, y + 46], [x, y + 22]),
    line([x, y + 22], [x - 17, y - 20]),
    terminal([x - 14, y - 46], [x - 14, y - 18]),
    terminal([x + 14, y - 46], [x + 14, y - 18]),
    path(`M${x + 14} ${y - 18}H${x + 4}`),
  ].join('');

/** A mechanical link between what moves: a broken line. */
const link = (from: number, to: number, y: number): string =>
  repeat(Math.floor((to - from) / 10), (index) => line([from + 10 * index, y], [from + 5 + 10 * index, y]));

/** A relay: its coil, and the contacts that it moves. */
export const relaySymbol = (attributes: Attributes): string | null => {
  const changeovers = Number(/^(\d) changeover/.exec(attributes.text('contact-form', ''))?.[1] ?? 0);
  if (changeovers === 0) return null;
  const contacts = count(changeovers, 1, 3);
  const step = 52;
  return [
    terminal([50, 34], [50, 66]),
    terminal([50, 126], [50, 94]),
    rect([30, 66], [40, 28, 0]),
    link(70, 118 + step * (contacts - 1) - 6, 80),
    repeat(contacts, (index) => changeover([118 + step * index, 80])),
  ].join('');
};

/** A switch that is pressed: a contact with the actuator beside it. */
export const buttonSymbol = (attributes: Attributes): string | null => {
  const form = attributes.text('contact-form', '');
  const contact = /make/.test(form) ? make([140, 80]) : changeover([140, 80]);
  if (!/make|changeover/.test(form)) return null;
  const knob = /tactile/.test(attributes.text('design', 'tactile')) ? 'M82 66H74V94H82' : 'M74 64V96';
  return contact + link(76, 130, 80) + path(knob);
};
