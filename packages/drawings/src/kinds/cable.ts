import type { Attributes } from '../attributes.ts';
import { tube } from '../shapes.ts';
import { plug } from './plug.ts';

/** A cable laid in a loop between its two plugs. */
export const drawCable = (attributes: Attributes): string => {
  const first = attributes.text('connector-a', 'USB-A');
  return [
    tube('M58 74C58 118 84 146 122 146C148 146 158 132 158 118'),
    tube('M158 118C158 102 144 92 120 92C96 92 82 102 82 118C82 134 100 146 124 146C160 146 182 116 182 74'),
    plug(58, first),
    plug(182, attributes.text('connector-b', first)),
  ].join('');
};
