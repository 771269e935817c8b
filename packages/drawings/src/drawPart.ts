import { readAttributes } from './attributes.ts';
import type { PartAttribute } from './attributes.ts';
import { isKind, kinds } from './kinds.ts';
import { drawPlaceholder } from './kinds/placeholder.ts';
import { sheet } from './sheet.ts';

export interface Part {
  readonly kind: string;
  readonly attributes: readonly PartAttribute[];
}

/** A product's picture as a complete SVG document; the shop's chip for a kind that nobody has drawn yet (spec §9: placeholder image). */
export const drawPart = ({ kind, attributes }: Part): string => {
  const draw = isKind(kind) ? kinds[kind] : drawPlaceholder;
  return sheet(draw(readAttributes(attributes)));
};
