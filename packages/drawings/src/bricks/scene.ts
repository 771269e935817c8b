import type { Point } from '../shapes.ts';

/** A place in a model, in studs: to the right, to the back, up. */
export type Place = readonly [x: number, y: number, z: number];
export type Extent = readonly [width: number, depth: number, height: number];

/** Where places are on the sheet, how long a stud is there, and whether tops are seen: 1 from above, 0 from the front. */
export type Scene = { readonly unit: number; readonly at: (place: Place) => Point; readonly tilt: 0 | 1 };

/** One element of a model. Its corners say how much room it takes. */
export type Piece = {
  readonly corners: readonly Place[];
  readonly draw: (scene: Scene) => string;
};

/** How far a stud of depth moves a place right and up in oblique projection. */
const depth = [0.54, 0.35] as const;

/** The room of a model on the sheet, and the largest stud. */
const room = { width: 212, height: 140, unit: 30 } as const;

/** Draws pieces in the middle of the sheet, as large as it allows. Later ones cover earlier ones: far before near, low before high. */
const compose = (pieces: readonly Piece[], tilt: 0 | 1): string => {
  const flat = ([x, y, z]: Place): Point => [x + tilt * depth[0] * y, -z - tilt * depth[1] * y];
  const points = pieces.flatMap(({ corners }) => corners.map(flat));
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const unit = Math.min(room.width / (right - left), room.height / (bottom - top), room.unit);
  const at = (place: Place): Point => {
    const [x, y] = flat(place);
    return [120 + (x - (left + right) / 2) * unit, 80 + (y - (top + bottom) / 2) * unit];
  };
  return pieces.map(({ draw }) => draw({ unit, at, tilt })).join('');
};

/** A model in oblique projection: its front, its right side and its top. */
export const oblique = (pieces: readonly Piece[]): string => compose(pieces, 1);

/** The same model from the front alone. */
export const fromFront = (pieces: readonly Piece[]): string => compose(pieces, 0);
