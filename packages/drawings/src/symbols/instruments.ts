import type { Attributes } from '../attributes.ts';
import { count } from '../attributes.ts';
import { circle, label, line, path, polygon, rect, repeat } from '../shapes.ts';
import type { Point } from '../shapes.ts';
import { terminal, terminals } from './terminals.ts';

/** A measuring instrument: a circle with the units that it measures. */
export const multimeterSymbol = (attributes: Attributes): string | null => {
  const units = [
    ...(attributes.number('voltage', 0) > 0 ? ['V'] : []),
    ...(attributes.number('current', 0) > 0 ? ['A'] : []),
  ];
  return units.length === 0
    ? null
    : terminals(78, 162) + circle([120, 80], 42) + label([120, 80], units.join('-'), [64, 28]);
};

/** The inputs of an instrument as one line; a stroke across it has their number where there are several. */
const inputs = (attributes: Attributes, end: number): string => {
  const channels = count(attributes.number('channels', 1), 1, 64);
  return (
    terminal([24, 80], [end, 80]) +
    (channels === 1 ? '' : line([44, 88], [60, 72]) + label([52, 60], String(channels), [30, 18]))
  );
};

/** An oscilloscope: a measuring instrument with a trace. */
export const oscilloscopeSymbol = (attributes: Attributes): string =>
  inputs(attributes, 82) + circle([128, 80], 46) + path('M98 96L114 62V96L130 62V96L146 62V96L158 70');

/** A recording instrument is a square; a logic analyser's has pulses. */
export const logicAnalyserSymbol = (attributes: Attributes): string =>
  inputs(attributes, 84) + rect([84, 36], [88, 88, 0]) + path('M96 96H106V64H124V96H138V64H150V96H160');

/** A voltage source that is adjusted: the arrow across it. */
const source = (x: number, radius: number): string => {
  const reach = radius * 1.3;
  const tip: Point = [x + reach, 80 - reach];
  return [
    circle([x, 80], radius),
    terminal([x, 18], [x, 80]),
    terminal([x, 142], [x, 80]),
    line([x - reach, 80 + reach], [tip[0] - 4, tip[1] + 4]),
    polygon([tip, [tip[0] - 12, tip[1] + 6], [tip[0] - 6, tip[1] + 12]], 'solid'),
  ].join('');
};

/** A voltage source for each output of a laboratory supply. */
export const labSupplySymbol = (attributes: Attributes): string | null => {
  if (!(attributes.number('voltage', 0) > 0)) return null;
  const outputs = count(attributes.number('outputs', 1), 1, 3);
  return repeat(outputs, (index) => source(120 + 66 * (index - (outputs - 1) / 2), outputs === 1 ? 34 : 20));
};

/** A heating element: a resistor that is divided across. */
export const heatingSymbol = (attributes: Attributes): string | null =>
  attributes.number('heating-power', 0) > 0
    ? terminals(72, 168) +
      rect([72, 64], [96, 32, 0]) +
      repeat(3, (index) => line([96 + 24 * index, 64], [96 + 24 * index, 96]))
    : null;
