import { circle, ellipse, line, path, rect, repeat } from '../shapes.ts';
import type { Ink, Point } from '../shapes.ts';
import type { Piece, Place } from './scene.ts';

const around = ([x, y, z]: Place, radius: number): readonly Place[] => [
  [x - radius, y, z - radius],
  [x + radius, y, z + radius],
];

/** A wheel that faces the viewer, with its tyre. */
export const wheel = (place: Place, radius: number, tyre: Ink = 'shade'): Piece => ({
  corners: around(place, radius),
  draw: ({ at, unit }) => {
    const [x, y, z] = place;
    return (
      circle(at([x, y + 0.6, z]), radius * unit, tyre) +
      circle(at(place), radius * unit, tyre) +
      circle(at(place), radius * unit * 0.6) +
      circle(at(place), Math.max(1.8, radius * unit * 0.14), 'contact')
    );
  },
});

/** A gear with a cross-shaped hole for its axle. */
export const gear = (place: Place, radius: number, teeth: number): Piece => ({
  corners: around(place, radius * 1.15),
  draw: ({ at, unit }) => {
    const [[x, y], size] = [at(place), radius * unit];
    const [half, rise, arm] = [(size * 1.3) / teeth, size * 0.22, Math.max(1.6, size * 0.13)];
    const tooth = `M${x - half} ${y - size + 2}v${-rise}h${2 * half}v${rise}`;
    return [
      repeat(teeth, (index) => {
        const turn = Math.round((index * 3600) / teeth) / 10;
        return `<g transform="rotate(${turn} ${Math.round(x)} ${Math.round(y)})">${path(tooth, 'shade')}</g>`;
      }),
      circle([x, y], size, 'shade'),
      path(
        `M${x - arm} ${y - 3 * arm}h${2 * arm}v${2 * arm}h${2 * arm}v${2 * arm}h${-2 * arm}v${2 * arm}h${-2 * arm}v${-2 * arm}h${-2 * arm}v${-2 * arm}h${2 * arm}z`,
        'body',
      ),
    ].join('');
  },
});

/** A round disc without holes: a hub, a dial, an eye. */
export const disc = (place: Place, radius: number, ink: Ink = 'body'): Piece => ({
  corners: around(place, radius),
  draw: ({ at, unit }) => circle(at(place), radius * unit, ink),
});

/** An upright cylinder: a chimney, a tank, a glass. */
export const cylinder = (place: Place, [radius, height]: readonly [number, number], ink: Ink = 'body'): Piece => {
  const [x, y, z] = place;
  return {
    corners: [
      [x - radius, y, z],
      [x + radius, y, z + height + radius * 0.4],
    ],
    draw: ({ at, unit, tilt }) => {
      const [[left, bottom], size, high] = [at(place), radius * unit, height * unit];
      if (tilt === 0) return rect([left - size, bottom - high], [2 * size, high, 0], ink);
      const wall = `M${left - size} ${bottom - high}v${high}a${size} ${size * 0.4} 0 0 0 ${2 * size} 0v${-high}`;
      const top = ellipse(at([x, y, z + height]), [size, size * 0.4], ink === 'shade' ? 'body' : 'shade');
      return path(wall, ink) + top;
    },
  };
};

/** A thin rod or a rope between two places. */
export const rod = (from: Place, to: Place, ink: Ink = 'line'): Piece => ({
  corners: [from, to],
  draw: ({ at }) => line(at(from), at(to), ink),
});

const lengthAndTurn = ([x1, y1]: Point, [x2, y2]: Point) =>
  [Math.hypot(x2 - x1, y2 - y1), (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI] as const;

const rounded = (value: number) => Math.round(value * 100) / 100;

/** A bar with rounded ends, turned as it lies between two places. */
const bar = (
  ends: readonly [Place, Place],
  thick: number,
  drawHoles: (length: number, start: Point) => string,
): Piece => ({
  corners: ends.flatMap((end) => around(end, thick / 2)),
  draw: ({ at, unit }) => {
    const [start, end] = [at(ends[0]), at(ends[1])];
    const [length, turn] = lengthAndTurn(start, end);
    const half = (thick * unit) / 2;
    const [x, y] = start;
    const outline = `M${x} ${y - half}h${length}a${half} ${half} 0 0 1 0 ${2 * half}h${-length}a${half} ${half} 0 0 1 0 ${-2 * half}z`;
    return `<g transform="rotate(${rounded(turn)} ${rounded(x)} ${rounded(y)})">${path(outline, 'body')}${drawHoles(length, start)}</g>`;
  },
});

/** A beam with holes in the distance of studs. */
export const beam = (from: Place, to: Place, holes: number): Piece =>
  bar([from, to], 0.8, (length, [x, y]) =>
    repeat(holes, (index) =>
      circle([x + (length * index) / (holes - 1), y], Math.max(1.6, length / holes / 6), 'contact'),
    ),
  );

/** An axle, whose edges show as a line along it. */
export const axle = (from: Place, to: Place): Piece =>
  bar([from, to], 0.44, (length, [x, y]) => line([x, y], [x + length, y]));
