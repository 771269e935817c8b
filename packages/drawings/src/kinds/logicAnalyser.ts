import type { Attributes } from '../attributes.ts';
import { count } from '../attributes.ts';
import { path, rect, repeat } from '../shapes.ts';

/** A small box with a test lead for each channel, and what it sees: a square wave. */
export const drawLogicAnalyser = (attributes: Attributes): string => {
  const channels = count(attributes.number('channels', 8), 1, 16);
  const pitch = 84 / channels;
  return [
    repeat(channels, (index) => {
      const y = 40 + pitch * (index + 0.5);
      return path(`M160 ${y}C184 ${y} 190 ${16 + 8 * index} 222 ${20 + (116 * (index + 0.5)) / channels}`, 'metal');
    }),
    rect([30, 30], [132, 104, 8]),
    rect([44, 44], [92, 52, 2], 'shade'),
    path('M50 84H62V58H76V84H90V58H104V84H118V58H130'),
    rect([18, 72], [14, 20, 1], 'plate'),
    repeat(channels, (index) => rect([152, 40 + pitch * (index + 0.5) - 2], [10, 4, 0], 'contact')),
  ].join('');
};
