import type { Attributes } from '../attributes.ts';
import { models } from '../bricks/models.ts';
import { fromFront, oblique } from '../bricks/scene.ts';
import { circle, ellipse, path, polygon, repeat } from '../shapes.ts';
import type { Ink, Point } from '../shapes.ts';

/** Studs along the front brick; the more parts a set has, the longer its bricks and the higher the pile. */
const piles = [
  { parts: 1000, studs: 5, bricks: 3 },
  { parts: 500, studs: 4, bricks: 3 },
  { parts: 200, studs: 4, bricks: 2 },
  { parts: 80, studs: 3, bricks: 2 },
] as const;
const smallest = { studs: 3, bricks: 1 } as const;

/** The model that is built from the set, or a pile of its bricks where nobody has drawn that yet. */
export const drawBrickSet = (attributes: Attributes): string => {
  const model = models.get(attributes.text('model', ''));
  return model === undefined ? drawPile(attributes) : oblique(model);
};

/** The model from the front; null where nobody has drawn it. */
export const brickSetFront = (attributes: Attributes): string | null => {
  const model = models.get(attributes.text('model', ''));
  return model === undefined ? null : fromFront(model);
};

/** Bricks two studs deep, as high as the number of parts; a gear beside them when the set has motors. */
const drawPile = (attributes: Attributes): string => {
  const parts = attributes.number('parts', 0);
  const { studs, bricks } = piles.find((pile) => parts >= pile.parts) ?? smallest;
  const motors = attributes.number('motors', 0) > 0;
  // The space between two studs, and the unit of everything else.
  const unit = (motors ? 132 : 152) / (studs + depth[0]);
  const left = motors ? 28 : 44;
  const floor = 80 + (unit * (bricks + depth[1] + 0.3)) / 2;
  const pile = repeat(bricks, (level) => {
    const shorter = level === bricks - 1 && level > 0 ? 1 : 0;
    return brick([left, floor - level * unit], studs - shorter, { unit, front: level % 2 ? 'shade' : 'body' });
  });
  return pile + (motors ? gear([184, floor - 28]) : '');
};

/** How far the rear edge is moved right and up, in units. */
const depth = [1.08, 0.7] as const;

/** A brick in oblique projection from its lower left front corner: front, side and top, then the studs from the far row to the near. */
const brick = ([x, y]: Point, studs: number, { unit, front }: { unit: number; front: Ink }): string => {
  const right = x + studs * unit;
  const [dx, dy] = [depth[0] * unit, depth[1] * unit];
  const top = y - unit;
  const side = polygon(
    [
      [right, y],
      [right + dx, y - dy],
      [right + dx, top - dy],
      [right, top],
    ],
    'shade',
  );
  const upper = polygon(
    [
      [x, top],
      [x + dx, top - dy],
      [right + dx, top - dy],
      [right, top],
    ],
    'body',
  );
  const face = polygon(
    [
      [x, top],
      [right, top],
      [right, y],
      [x, y],
    ],
    front,
  );
  const row = (share: number) =>
    repeat(studs, (index) => stud([x + unit * (index + 0.5) + dx * share, top - dy * share], unit * 0.3));
  return side + upper + face + row(0.75) + row(0.25);
};

const stud = ([x, y]: Point, radius: number): string => {
  const height = radius * 0.75;
  const wall = `M${x - radius} ${y - height}v${height}a${radius} ${radius * 0.42} 0 0 0 ${2 * radius} 0v${-height}`;
  return path(wall, 'body') + ellipse([x, y - height], [radius, radius * 0.42], 'plate');
};

const gear = ([x, y]: Point): string => {
  const tooth = `M${x - 4} ${y - 22}v-8h8v8`;
  const teeth = repeat(12, (index) => `<path class="shade" transform="rotate(${index * 30} ${x} ${y})" d="${tooth}"/>`);
  return teeth + circle([x, y], 24, 'shade') + path(`M${x - 3} ${y - 9}h6v6h6v6h-6v6h-6v-6h-6v-6h6z`, 'body');
};
