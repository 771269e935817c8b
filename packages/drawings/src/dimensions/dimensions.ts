import type { Attributes } from '../attributes.ts';
import type { Kind } from '../kinds.ts';
import { cableLength } from './cableLength.ts';
import { outlineOf } from './outlines.ts';
import type { Outline } from './outlines.ts';
import { pinPattern } from './pinPattern.ts';
import { screw } from './screwOutline.ts';
import { box, hexagon, rod } from './solids.ts';
import { shrinkingTube } from './shrinkingTube.ts';
import { wireSection } from './wireSection.ts';

const draw = (outline: Outline): string | null => {
  switch (outline.form) {
    case 'box':
      return box(outline);
    case 'rod':
      return rod(outline);
    case 'hexagon':
      return hexagon(outline);
    case 'screw':
      return screw(outline);
    case 'tube':
      return shrinkingTube(outline);
    case 'cable':
      return cableLength(outline);
    case 'section':
      return wireSection(outline);
    case 'pins':
      return pinPattern(outline);
  }
};

/** A part true to scale with its measures; null where its attributes do not measure it. */
export const dimensionsOf = (kind: Kind, attributes: Attributes): string | null => {
  const outline = outlineOf(kind, attributes);
  return outline === null ? null : draw(outline);
};
