/** The few shapes every picture is made of. Coordinates are units of the 240 × 160 drawing sheet. */

export type Point = readonly [x: number, y: number];
export type Size = readonly [width: number, height: number, cornerRadius?: number];

/**
 * How a shape is inked. `line` is an outline one can see through, `body` and `shade` cover what lies behind (near and far surface),
 * `solid` is filled with the line's colour. `metal`, `plate` and `contact` are the same three in copper. A `pin` is metal and a `socket` shade: they
 * have names of their own because buyers, and tests, count them.
 */
export type Ink = 'line' | 'body' | 'shade' | 'solid' | 'metal' | 'plate' | 'contact' | 'pin' | 'socket';

const round = (value: number) => Math.round(value * 100) / 100;

/** Text for XML: what a product's data says may hold any character. XML 1.0 forbids control characters even when escaped. */
const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, '')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&apos;');

/** Numbers that were computed carry up to sixteen decimals; two are enough to draw. */
const trimmed = (d: string) => d.replace(/\d+\.\d{3,}/g, (number) => String(round(Number(number))));

export const path = (d: string, ink: Ink = 'line'): string => `<path class="${ink}" d="${trimmed(d)}"/>`;

export const line = ([x1, y1]: Point, [x2, y2]: Point, ink: Ink = 'line'): string =>
  path(`M${x1} ${y1}L${x2} ${y2}`, ink);

export const rect = ([x, y]: Point, [width, height, radius = 2]: Size, ink: Ink = 'body'): string =>
  `<rect class="${ink}" x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="${radius}"/>`;

export const circle = ([x, y]: Point, radius: number, ink: Ink = 'body'): string =>
  `<circle class="${ink}" cx="${round(x)}" cy="${round(y)}" r="${round(radius)}"/>`;

export const ellipse = ([x, y]: Point, [rx, ry]: Point, ink: Ink = 'body'): string =>
  `<ellipse class="${ink}" cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}"/>`;

/** A closed outline through the points. */
export const polygon = (points: readonly Point[], ink: Ink = 'body'): string =>
  path(`M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`, ink);

/** How wide a character of the printing is, in units of its height. */
const characterWidth = 0.62;

/** How wide printing of that height is. */
export const textWidth = (text: string, height: number): number => text.length * characterWidth * height;

/** Printing on the part, centred on the point both ways and made smaller where it would not fit the width. */
export const label = ([x, y]: Point, text: string, [width, height]: Size): string => {
  const size = round(Math.min(height, width / (Math.max(1, text.length) * characterWidth)));
  return `<text x="${round(x)}" y="${round(y + size * 0.35)}" font-size="${size}">${escapeXml(text)}</text>`;
};

/** A cable: two outlines that bend together. */
export const tube = (d: string): string => `<path class="tube" d="${d}"/><path class="bore" d="${d}"/>`;

/** A shape in its real colour (a resistor's band, an LED's lens), outlined like the rest. */
export const coloured = (d: string, colour: string): string =>
  `<path class="line" fill="${escapeXml(colour)}" d="${d}"/>`;

/** Turns shapes about the sheet's centre, clockwise, in degrees. */
export const turned = (degrees: number, shapes: string): string =>
  `<g transform="rotate(${degrees} 120 80)">${shapes}</g>`;

export const repeat = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: Math.max(0, Math.floor(count)) }, (_, index) => draw(index)).join('');

/** A plated hole in a board. */
export const pad = (at: Point): string => circle(at, 3, 'contact');

/** A mounting hole or a screw's seat. */
export const hole = (at: Point): string => circle(at, 5, 'body');

/** A slotted screw head from above. */
export const screwHead = ([x, y]: Point, radius: number): string =>
  circle([x, y], radius, 'plate') +
  line([x - radius * 0.6, y + radius * 0.6], [x + radius * 0.6, y - radius * 0.6], 'metal');

/** A square chip with pins on all four sides, centred on the point. */
export const chip = ([x, y]: Point, side: number, pinsPerSide = 4): string => {
  const half = side / 2;
  const pins = repeat(pinsPerSide, (index) => {
    const offset = -half + (side * (index + 1)) / (pinsPerSide + 1);
    return (
      line([x + offset, y - half - 5], [x + offset, y + half + 5]) +
      line([x - half - 5, y + offset], [x + half + 5, y + offset])
    );
  });
  return pins + rect([x - half, y - half], [side, side]) + circle([x - half + 6, y - half + 6], 1.5, 'solid');
};
