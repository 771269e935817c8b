import { readAttributes } from './attributes.ts';
import type { Attributes } from './attributes.ts';
import { dimensionsOf } from './dimensions/dimensions.ts';
import { drawPart } from './drawPart.ts';
import type { Part } from './drawPart.ts';
import { isKind, kinds } from './kinds.ts';
import type { Kind } from './kinds.ts';
import { brickSetFront } from './kinds/brickSet.ts';
import { screwDrives } from './kinds/screwDrives.ts';
import { pinsOf } from './pins/pins.ts';
import { sheet } from './sheet.ts';
import { symbols } from './symbols/symbols.ts';
import { views } from './views.ts';
import type { View } from './views.ts';

type DrawView = (kind: Kind, attributes: Attributes) => string | null;

const fronts: { readonly [Each in Kind]?: (attributes: Attributes) => string | null } = {
  'brick-set': brickSetFront,
  screwdriver: screwDrives,
};

const drawers: Readonly<Record<View, DrawView>> = {
  picture: (kind, attributes) => kinds[kind](attributes),
  front: (kind, attributes) => fronts[kind]?.(attributes) ?? null,
  symbol: (kind, attributes) => symbols[kind]?.(attributes) ?? null,
  pins: pinsOf,
  dimensions: dimensionsOf,
};

/** The shapes of a view, without their sheet; null where the attributes do not say how the kind looks from there. */
export const shapesOf = (view: View, kind: Kind, attributes: Attributes): string | null =>
  drawers[view](kind, attributes);

/** A part from one side, as a complete SVG document; null where its kind and attributes do not say how it looks from there. */
export const drawView = (part: Part, view: View): string | null => {
  if (view === 'picture') return drawPart(part);
  const drawn = isKind(part.kind) ? shapesOf(view, part.kind, readAttributes(part.attributes)) : null;
  return drawn === null ? null : sheet(drawn);
};

/** Whether a part has a view. Each has the picture. */
export const hasView = (part: Part, view: View): boolean => view === 'picture' || drawView(part, view) !== null;

/** The views that a part has, the picture first. */
export const viewsOf = (part: Part): View[] => views.filter((view) => hasView(part, view));
