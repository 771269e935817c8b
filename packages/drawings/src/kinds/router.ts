import type { Attributes } from '../attributes.ts';
import { count } from '../attributes.ts';
import { circle, path, rect, repeat } from '../shapes.ts';

/** A wireless router from the front with its aerials up. */
export const drawRouter = (attributes: Attributes): string => {
  const aerials = count(attributes.number('antennas', 2), 0, 4);
  return [
    repeat(aerials, (index) => rect([54 + (132 / Math.max(1, aerials - 1)) * index - 5, 18], [10, 78, 4])),
    path('M36 96L48 78H192L204 96Z', 'shade'),
    rect([30, 94], [180, 38, 6]),
    path('M46 132v6h18v-6M176 132v6h18v-6', 'body'),
    repeat(5, (index) => circle([50 + 14 * index, 113], 3, index === 0 ? 'contact' : 'line')),
    path('M164 116A9 9 0 0 1 180 116M157 110A18 18 0 0 1 187 110'),
    circle([172, 121], 2, 'solid'),
  ].join('');
};
