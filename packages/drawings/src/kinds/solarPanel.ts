import type { Attributes } from '../attributes.ts';
import { count } from '../attributes.ts';
import { line, polygon, repeat } from '../shapes.ts';

/** A framed panel leaning back, with its cells and the busbars in copper. */
export const drawSolarPanel = (attributes: Attributes): string => {
  const columns = count(attributes.number('cells', 36) / 6, 3, 8);
  const edge = (share: number, y: number): readonly [number, number] => {
    const lean = ((136 - y) / 112) * 22;
    return [28 + lean + share * (184 - 2 * lean), y];
  };
  return [
    polygon([edge(0, 24), edge(1, 24), edge(1, 136), edge(0, 136)]),
    polygon([edge(0.04, 32), edge(0.96, 32), edge(0.96, 128), edge(0.04, 128)], 'shade'),
    repeat(columns - 1, (index) => {
      const share = 0.04 + (0.92 * (index + 1)) / columns;
      return line(edge(share, 32), edge(share, 128));
    }),
    repeat(3, (index) => line(edge(0.04, 53 + 23 * index), edge(0.96, 53 + 23 * index), 'metal')),
  ].join('');
};
