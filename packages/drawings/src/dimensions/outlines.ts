import type { Attributes } from '../attributes.ts';
import type { Kind } from '../kinds.ts';
import type { Contour } from './contours.ts';
import {
  pliersContour,
  robotArmContour,
  servoContour,
  tipContour,
  trackContour,
  tweezersContour,
  viseContour,
} from './contours.ts';
import { measure } from './measure.ts';

/** A part whose section is a circle, or a hexagon by the distance of its flats. */
export type Round = {
  readonly diameter: number;
  readonly length: number | null;
  /** Of the hole through it, as far as its thread says; null without one. */
  readonly bore: number | null;
};

/** The measured outline of a part, in metres. Each has what its kind states, and nothing that was guessed. */
export type Outline =
  | Contour
  | { readonly form: 'box'; readonly length: number; readonly width: number; readonly height: number | null }
  | (Round & { readonly form: 'rod' | 'hexagon' })
  | {
      readonly form: 'screw';
      readonly diameter: number;
      readonly length: number;
      readonly headDiameter: number;
      readonly headHeight: number;
    }
  | { readonly form: 'tube'; readonly before: number; readonly after: number }
  /** With the plugs at its ends. */
  | { readonly form: 'cable'; readonly length: number; readonly ends: readonly [string, string] }
  /** Cut through: the conductor in mm². */
  | { readonly form: 'section'; readonly area: number; readonly colour: string }
  /** The lit part of a display, by its pixels. */
  | { readonly form: 'screen'; readonly diagonal: number; readonly wide: number; readonly high: number }
  /** A plug by its two diameters, in mm. */
  | { readonly form: 'barrel'; readonly outer: number; readonly inner: number }
  | { readonly form: 'pins'; readonly positions: number; readonly rows: number; readonly pitch: number };

/** Nominal diameter of a metric thread: `M2.5` is 2.5 mm. */
const boreOf = (attributes: Attributes): number | null => {
  const [, size = ''] = /^M(\d{1,2}(?:\.\d)?)$/.exec(attributes.text('thread', '')) ?? [];
  return size === '' ? null : Number(size) / 1000;
};

type Measure = (attributes: Attributes) => Outline | null;

const box: Measure = (attributes) => {
  const [length, width] = [measure(attributes, 'length'), measure(attributes, 'width')];
  if (length === null || width === null) return null;
  // Makers differ in which of the two they call the length; the longer one lies along the sheet.
  const [along, across] = length < width ? [width, length] : [length, width];
  return { form: 'box', length: along, width: across, height: measure(attributes, 'height') };
};

/** Round parts, whose length is called height where they lie flat. */
const round =
  (along: 'length' | 'height' | 'width'): Measure =>
  (attributes) => {
    const diameter = measure(attributes, 'diameter');
    return diameter === null
      ? null
      : { form: 'rod', diameter, length: measure(attributes, along), bore: boreOf(attributes) };
  };

const hexagon =
  (along: 'length' | 'height'): Measure =>
  (attributes) => {
    const diameter = measure(attributes, 'width-across-flats');
    return diameter === null
      ? null
      : { form: 'hexagon', diameter, length: measure(attributes, along), bore: boreOf(attributes) };
  };

const screw: Measure = (attributes) => {
  const [diameter, length] = [measure(attributes, 'diameter'), measure(attributes, 'length')];
  const [headDiameter, headHeight] = [measure(attributes, 'head-diameter'), measure(attributes, 'head-height')];
  if (diameter === null || length === null || headDiameter === null || headHeight === null) return null;
  return { form: 'screw', diameter, length, headDiameter, headHeight };
};

/** Tubing by its inner diameter, before and after it has shrunk. */
const shrinking: Measure = (attributes) => {
  const before = measure(attributes, 'inner-diameter');
  const ratio = Number(/^([1-9]):1$/.exec(attributes.text('shrink-ratio', ''))?.[1] ?? 0);
  return before === null || ratio < 2 ? null : { form: 'tube', before, after: before / ratio };
};

/** The pattern of the pins; a kind without a number of them has as many as `otherwise`. */
const pins =
  (otherwise: number): Measure =>
  (attributes) => {
    const pitch = measure(attributes, 'pitch');
    const positions = Math.round(attributes.number('positions', otherwise));
    if (pitch === null || positions < 2 || positions > 80) return null;
    return { form: 'pins', positions, rows: attributes.number('rows', 1) === 2 ? 2 : 1, pitch };
  };

/** A length without plugs is that of a ribbon or a reel. */
const cable: Measure = (attributes) => {
  const [length, one] = [measure(attributes, 'length'), attributes.text('connector-a', '')];
  return length === null || one === ''
    ? null
    : { form: 'cable', length, ends: [one, attributes.text('connector-b', one)] };
};

const section: Measure = (attributes) => {
  const area = attributes.number('cross-section', 0);
  return area > 0 && area < 1000 ? { form: 'section', area, colour: attributes.text('colour', '') } : null;
};

const screen: Measure = (attributes) => {
  const diagonal = measure(attributes, 'diagonal');
  const [wide, high] = [attributes.number('pixels-wide', 0), attributes.number('pixels-high', 0)];
  if (diagonal === null || !isPixels(wide) || !isPixels(high) || wide > 4 * high || high > 4 * wide) return null;
  return { form: 'screen', diagonal, wide, high };
};

const isPixels = (count: number) => count >= 1 && count <= 10_000;

/** The two diameters of `barrel 5.5 × 2.1 mm`. */
const barrel: Measure = (attributes) => {
  const [, outer = '', inner = ''] =
    /^barrel\s(\d{1,2}(?:\.\d+)?)\s×\s(\d{1,2}(?:\.\d+)?)\smm$/.exec(attributes.text('connector-a', '')) ?? [];
  return Number(inner) > 0 && Number(outer) > Number(inner)
    ? { form: 'barrel', outer: Number(outer), inner: Number(inner) }
    : null;
};

const firstOf =
  (...all: readonly Measure[]): Measure =>
  (attributes) => {
    for (const one of all) {
      const outline = one(attributes);
      if (outline !== null) return outline;
    }
    return null;
  };

const ownMeasures: { readonly [Each in Kind]?: Measure } = {
  battery: firstOf(round('length'), box),
  'box-header': pins(0),
  breadboard: firstOf(box, pins(5)),
  'button-cell': round('height'),
  cable,
  'ceramic-capacitor': firstOf(box, pins(2)),
  connector: pins(0),
  diode: round('length'),
  display: firstOf(box, screen),
  'electrolytic-capacitor': round('length'),
  'film-capacitor': firstOf(box, pins(2)),
  fuse: round('length'),
  'heat-shrink': shrinking,
  inductor: round('length'),
  led: round('length'),
  motor: firstOf(box, round('length'), servoContour),
  nut: hexagon('height'),
  'pin-header': pins(0),
  pliers: pliersContour,
  'power-supply': firstOf(box, barrel),
  probe: cable,
  resistor: round('length'),
  robot: firstOf(box, round('height')),
  'robot-arm': robotArmContour,
  router: firstOf(box, round('height')),
  screw,
  'soldering-tip': tipContour,
  spacer: hexagon('length'),
  spool: round('length'),
  tweezers: tweezersContour,
  vise: viseContour,
  washer: round('height'),
  wheel: firstOf(trackContour, round('width')),
  wire: section,
  'wire-connector': pins(0),
  'wire-housing': pins(0),
};

/** The outline of a part by its attributes; null where they do not measure it. A shaft's diameter is none of a potentiometer's body. */
export const outlineOf = (kind: Kind, attributes: Attributes): Outline | null => (ownMeasures[kind] ?? box)(attributes);
