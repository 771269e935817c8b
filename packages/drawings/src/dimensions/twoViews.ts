import { line, rect, textWidth } from '../shapes.ts';
import { letterHeight, measureBelow, measureLeft, millimetres } from './dimensionLines.ts';

/** The room of an outline on the sheet; its measures stand around it. */
export const area = { left: 42, right: 228, top: 10, bottom: 118 } as const;
/** Between the front and the side of a part. */
const gap = 46;
/** Thinner than this a part is a line that says nothing. */
export const thinnest = 2.5;

/** Two views beside each other at one scale: the part lengthwise, and from its end where that is known. */
type Views = {
  readonly along: number;
  readonly across: number;
  readonly end: number | null;
  readonly drawFront: (frame: Frame) => string;
  readonly drawEnd: (frame: Frame) => string;
  readonly acrossText: string;
  readonly endText: string | null;
};
export type Frame = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };

/** How far a narrow end's measure would stand out of the sheet, beside an area that ends 12 units before it. */
const overflow = (text: string | null, endWidth: number): number =>
  text === null ? 0 : Math.max(0, (textWidth(text, letterHeight) - endWidth) / 2 - 11);

export const twoViews = ({ along, across, end, ...views }: Views): string | null => {
  const scaleIn = (room: number) => Math.min(room / (along + (end ?? 0)), (area.bottom - area.top) / across);
  const room = area.right - area.left - (end === null ? 0 : gap);
  const spare = overflow(views.endText, (end ?? 0) * scaleIn(room));
  const scale = scaleIn(room - spare);
  const [width, height, endWidth] = [along * scale, across * scale, (end ?? 0) * scale];
  if (Math.min(width, height, end === null ? width : endWidth) < thinnest) return null;
  const left = area.left + (area.right - spare - area.left - width - (end === null ? 0 : gap + endWidth)) / 2;
  const top = area.top + (area.bottom - area.top - height) / 2;
  const bottom = top + height;
  const endLeft = left + width + gap;
  return [
    views.drawFront({ left, top, width, height }),
    measureBelow({ from: left, to: left + width, edge: bottom, text: millimetres(along) }),
    measureLeft({ from: top, to: bottom, edge: left, text: views.acrossText }),
    end === null ? '' : views.drawEnd({ left: endLeft, top, width: endWidth, height }),
    end === null || views.endText === null
      ? ''
      : measureBelow({ from: endLeft, to: endLeft + endWidth, edge: bottom, text: views.endText }),
  ].join('');
};

export const plain = ({ left, top, width, height }: Frame) => rect([left, top], [width, height, 0]);
export const axis = ({ left, top, width, height }: Frame) =>
  line([left - 5, top + height / 2], [left + width + 5, top + height / 2], 'metal');
