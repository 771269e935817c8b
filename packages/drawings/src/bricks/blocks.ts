import { ellipse, path, polygon, rect, repeat } from '../shapes.ts';
import type { Ink, Point } from '../shapes.ts';
import type { Extent, Piece, Place, Scene } from './scene.ts';

/** The eight corners of a block are within these two. */
const cornersOf = ([x, y, z]: Place, [width, deep, height]: Extent): readonly Place[] => [
  [x, y, z],
  [x + width, y, z],
  [x, y, z + height],
  [x + width, y + deep, z],
  [x, y + deep, z + height],
  [x + width, y + deep, z + height],
];

const stud = ([x, y]: Point, radius: number, tilt: 0 | 1): string => {
  const height = radius * 0.75;
  if (tilt === 0) return rect([x - radius, y - height], [2 * radius, height, 0], 'plate');
  const wall = `M${x - radius} ${y - height}v${height}a${radius} ${radius * 0.42} 0 0 0 ${2 * radius} 0v${-height}`;
  return path(wall, 'body') + ellipse([x, y - height], [radius, radius * 0.42], 'plate');
};

const studs = ({ at, unit, tilt }: Scene, [x, y, top]: Place, [width, deep]: Extent): string =>
  repeat(deep, (row) =>
    repeat(width, (column) => stud(at([x + column + 0.5, y + Math.floor(deep) - row - 0.5, top]), unit * 0.3, tilt)),
  );

const walls = ({ at }: Scene, [x, y, z]: Place, [width, deep, height]: Extent) => ({
  front: [at([x, y, z]), at([x + width, y, z]), at([x + width, y, z + height]), at([x, y, z + height])],
  side: [
    at([x + width, y, z]),
    at([x + width, y + deep, z]),
    at([x + width, y + deep, z + height]),
    at([x + width, y, z + height]),
  ],
  top: [
    at([x, y, z + height]),
    at([x + width, y, z + height]),
    at([x + width, y + deep, z + height]),
    at([x, y + deep, z + height]),
  ],
});

const faces = (scene: Scene, place: Place, [extent, front]: readonly [Extent, Ink]): string => {
  const { front: near, side, top } = walls(scene, place, extent);
  return polygon(side, 'shade') + polygon(top, 'body') + polygon(near, front);
};

/** A brick with a stud for each whole unit of its top, from the far row to the near. */
export const brick = (place: Place, extent: Extent, front: Ink = 'body'): Piece => ({
  corners: [...cornersOf(place, extent), [place[0], place[1] + extent[1], place[2] + extent[2] + 0.25]],
  draw: (scene) =>
    faces(scene, place, [extent, front]) + studs(scene, [place[0], place[1], place[2] + extent[2]], extent),
});

/** A brick with a smooth top. */
export const tile = (place: Place, extent: Extent, front: Ink = 'body'): Piece => ({
  corners: cornersOf(place, extent),
  draw: (scene) => faces(scene, place, [extent, front]),
});

/** A flat shape through places. */
export const sheetOf = (places: readonly Place[], ink: Ink = 'body'): Piece => ({
  corners: places,
  draw: ({ at }) => polygon(places.map(at), ink),
});

/** A rectangle that faces the viewer: a window, a door, a tray. */
export const panel = ([x, y, z]: Place, [width, height]: readonly [number, number], ink: Ink = 'shade'): Piece =>
  sheetOf(
    [
      [x, y, z],
      [x + width, y, z],
      [x + width, y, z + height],
      [x, y, z + height],
    ],
    ink,
  );

/** A roof whose ridge runs from left to right. */
export const roof = ([x, y, z]: Place, [width, deep, height]: Extent): Piece => {
  const [right, back, middle, ridge] = [x + width, y + deep, y + deep / 2, z + height];
  return {
    corners: [...cornersOf([x, y, z], [width, deep, height])],
    draw: ({ at }) =>
      polygon([at([right, y, z]), at([right, back, z]), at([right, middle, ridge])], 'body') +
      polygon([at([x, y, z]), at([right, y, z]), at([right, middle, ridge]), at([x, middle, ridge])], 'shade'),
  };
};
