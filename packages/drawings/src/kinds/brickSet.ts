import type { Attributes } from '../attributes.ts';
import { brick } from '../bricks/blocks.ts';
import { models } from '../bricks/models.ts';
import { gear } from '../bricks/rounds.ts';
import { fromFront, oblique } from '../bricks/scene.ts';
import type { Piece } from '../bricks/scene.ts';

/** Studs along the front brick; the more parts a set has, the longer its bricks and the higher the pile. */
const piles = [
  { parts: 1000, studs: 5, bricks: 3 },
  { parts: 500, studs: 4, bricks: 3 },
  { parts: 200, studs: 4, bricks: 2 },
  { parts: 80, studs: 3, bricks: 2 },
] as const;
const smallest = { studs: 3, bricks: 1 } as const;

/** The model that is built from the set, or a pile of its bricks where nobody has drawn that yet. */
export const drawBrickSet = (attributes: Attributes): string =>
  oblique(models.get(attributes.text('model', '')) ?? pileOf(attributes));

/** The model from the front; null where nobody has drawn it. */
export const brickSetFront = (attributes: Attributes): string | null => {
  const model = models.get(attributes.text('model', ''));
  return model === undefined ? null : fromFront(model);
};

/** Bricks two studs deep, as high as the number of parts; a gear beside them when the set has motors. */
const pileOf = (attributes: Attributes): Piece[] => {
  const parts = attributes.number('parts', 0);
  const { studs, bricks } = piles.find((pile) => parts >= pile.parts) ?? smallest;
  const pile = Array.from({ length: bricks }, (_, level) => {
    const shorter = level === bricks - 1 && level > 0 ? 1 : 0;
    return brick([0, 0, level], [studs - shorter, 2, 1], level % 2 === 0 ? 'body' : 'shade');
  });
  return attributes.number('motors', 0) > 0 ? [...pile, gear([studs + 1.6, 0, 0.9], 0.8, 12)] : pile;
};
