import type { Attributes } from '../attributes.ts';
import { circle, line, repeat } from '../shapes.ts';
import { terminal } from './terminals.ts';

/** A lever connector joins all of its conductors; the poles of other terminal blocks are apart. */
export const junctionSymbol = (attributes: Attributes): string | null => {
  const conductors = Math.round(attributes.number('positions', 0));
  if (!/lever/i.test(attributes.text('design', '')) || conductors < 2 || conductors > 10) return null;
  const step = Math.min(64, 190 / (conductors - 1));
  const x = (index: number) => 120 + step * (index - (conductors - 1) / 2);
  return [
    line([x(0), 52], [x(conductors - 1), 52]),
    repeat(conductors, (index) => terminal([x(index), 126], [x(index), 52])),
    repeat(conductors, (index) => (index > 0 && index < conductors - 1 ? circle([x(index), 52], 4, 'solid') : '')),
  ].join('');
};
