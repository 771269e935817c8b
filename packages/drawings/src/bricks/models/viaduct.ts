import { path } from '../../shapes.ts';
import { panel, tile } from '../blocks.ts';
import { wheel } from '../rounds.ts';
import type { Piece } from '../scene.ts';

/** One arch, three studs wide: its inside first, then its front with the opening. */
const arch = (x: number): Piece => ({
  corners: [
    [x, 0, 0],
    [x + 3, 1.4, 4.4],
  ],
  draw: ({ at, unit }) => {
    const [left, bottom] = at([x, 0, 0]);
    const [wide, high, pier] = [3 * unit, 4.4 * unit, 0.5 * unit];
    const [open, spring] = [wide - 2 * pier, 2.6 * unit];
    const radius = open / 2;
    const [backX, backY] = at([x, 1.4, 0]);
    const [dx, dy] = [backX - left, backY - bottom];
    const inner = `M${left + pier} ${bottom}v${-spring}a${radius} ${radius} 0 0 1 ${open} 0v${spring}`;
    const back = `M${left + pier} ${bottom}l${dx} ${dy}v${-spring}`;
    return (
      path(`${back}M${left + pier} ${bottom - spring}l${dx} ${dy}`) +
      path(`${inner}h${pier}v${-high}h${-wide}v${high}h${pier}z`, 'body')
    );
  },
});

/** A railcar on a viaduct of stone arches. */
export const viaduct: readonly Piece[] = [
  ...[0, 3, 6, 9, 12].map(arch),
  tile([-0.2, 0, 4.4], [15.4, 1.6, 0.5], 'shade'),
  tile([4, 0.3, 5.5], [7, 1, 2]),
  tile([3.8, 0.2, 7.5], [7.4, 1.2, 0.3], 'shade'),
  ...[4.5, 6.1, 7.7, 9.3].map((x) => panel([x, 0.3, 6.4], [1.2, 0.8])),
  wheel([5.2, 0.2, 5.4], 0.45),
  wheel([6.6, 0.2, 5.4], 0.45),
  wheel([8.6, 0.2, 5.4], 0.45),
  wheel([10, 0.2, 5.4], 0.45),
];
