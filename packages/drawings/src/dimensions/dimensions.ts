import type { Attributes } from '../attributes.ts';
import type { Kind } from '../kinds.ts';
import { barrelPlug } from './barrelPlug.ts';
import { cableLength } from './cableLength.ts';
import { contour } from './contours.ts';
import { outlineOf } from './outlines.ts';
import type { Outline } from './outlines.ts';
import { pinPattern } from './pinPattern.ts';
import { screenArea } from './screenArea.ts';
import { screw } from './screwOutline.ts';
import { box, hexagon, rod } from './solids.ts';
import { shrinkingTube } from './shrinkingTube.ts';
import { wireSection } from './wireSection.ts';

/** Forms of which one side alone is measured. */
type Flat = Extract<Outline, { form: 'barrel' | 'cable' | 'pins' | 'screen' | 'section' | 'tube' }>;

const drawFlat = (outline: Flat): string => {
  switch (outline.form) {
    case 'barrel':
      return barrelPlug(outline);
    case 'cable':
      return cableLength(outline);
    case 'pins':
      return pinPattern(outline);
    case 'screen':
      return screenArea(outline);
    case 'section':
      return wireSection(outline);
    case 'tube':
      return shrinkingTube(outline);
  }
};

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
    case 'contour':
      return contour(outline);
    default:
      return drawFlat(outline);
  }
};

/** A part true to scale with its measures; null where its attributes do not measure it. */
export const dimensionsOf = (kind: Kind, attributes: Attributes): string | null => {
  const outline = outlineOf(kind, attributes);
  return outline === null ? null : draw(outline);
};
