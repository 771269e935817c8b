import { circle, path, polygon, rect } from '../shapes.ts';
import { measureBelow, millimetres } from './dimensionLines.ts';
import type { Outline, Round } from './outlines.ts';
import { area, axis, plain, twoViews } from './twoViews.ts';
import type { Frame } from './twoViews.ts';

export const box = ({ length, width, height }: Extract<Outline, { form: 'box' }>) =>
  twoViews({
    along: length,
    across: width,
    end: height,
    drawFront: plain,
    drawEnd: ({ left, top, width: w, height: h }) => rect([left, top], [w, h, 0], 'shade'),
    acrossText: millimetres(width),
    endText: height === null ? null : millimetres(height),
  });

/** A round part whose length is not known is a circle. */
const disc = (diameter: number): string => {
  const radius = (area.bottom - area.top) / 2;
  const [x, y] = [135, area.top + radius];
  return (
    circle([x, y], radius) +
    path(`M${x - 6} ${y}H${x + 6}M${x} ${y - 6}V${y + 6}`, 'metal') +
    measureBelow({ from: x - radius, to: x + radius, edge: area.bottom, text: `⌀ ${millimetres(diameter)}` })
  );
};

const hole = ({ left, top, width, height }: Frame, { bore, diameter }: Round) =>
  bore === null ? '' : circle([left + width / 2, top + height / 2], (height * bore) / diameter / 2);

const roundEnd = ({ left, top, height }: Frame) => circle([left + height / 2, top + height / 2], height / 2, 'shade');

export const rod = (round: Round): string | null => {
  const { diameter, length } = round;
  return length === null
    ? disc(diameter)
    : twoViews({
        along: length,
        across: diameter,
        end: diameter,
        drawFront: (frame) => plain(frame) + axis(frame),
        drawEnd: (frame) => roundEnd(frame) + hole(frame, round),
        acrossText: `⌀ ${millimetres(diameter)}`,
        endText: null,
      });
};

/** A hexagon whose flats are as far apart as the frame is high. */
const hexagonEnd = ({ left, top, height }: Frame): string => {
  const side = height / Math.sqrt(3);
  const centre = left + side;
  return polygon(
    [
      [centre - side / 2, top],
      [centre + side / 2, top],
      [centre + side, top + height / 2],
      [centre + side / 2, top + height],
      [centre - side / 2, top + height],
      [centre - side, top + height / 2],
    ],
    'shade',
  );
};

export const hexagon = (nut: Round): string | null => {
  const { diameter, length } = nut;
  return length === null
    ? null
    : twoViews({
        along: length,
        across: diameter,
        end: (2 * diameter) / Math.sqrt(3),
        drawFront: (frame) => plain(frame) + axis(frame),
        drawEnd: (frame) => hexagonEnd(frame) + hole(frame, nut),
        acrossText: millimetres(diameter),
        endText: null,
      });
};
