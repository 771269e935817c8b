import type { Attributes } from '../attributes.ts';
import { circle, line, path, rect, repeat } from '../shapes.ts';

/** A wheel from the side with its spokes, a ball caster, or a track over two wheels. */
export const drawWheel = (attributes: Attributes): string => {
  const design = attributes.text('design', '');
  if (/caster/i.test(design)) return caster();
  return /track/i.test(design) ? track() : tyre();
};

const tyre = () =>
  [
    circle([120, 80], 64, 'shade'),
    circle([120, 80], 46),
    repeat(6, (index) => {
      const angle = (index / 6) * 2 * Math.PI;
      return line(
        [120 + Math.cos(angle) * 12, 80 + Math.sin(angle) * 12],
        [120 + Math.cos(angle) * 46, 80 + Math.sin(angle) * 46],
      );
    }),
    circle([120, 80], 12, 'plate'),
    path('M114 80A6 6 0 1 1 126 80L126 84H114Z', 'contact'),
  ].join('');

const caster = () =>
  [
    rect([60, 34], [120, 16, 4], 'shade'),
    circle([74, 42], 4, 'body'),
    circle([166, 42], 4, 'body'),
    path('M84 50H156L150 92H90Z', 'body'),
    circle([120, 104], 34, 'plate'),
    path('M100 92A26 26 0 0 1 120 80', 'metal'),
  ].join('');

const track = () =>
  [
    path('M60 44H180A36 36 0 0 1 180 116H60A36 36 0 0 1 60 44Z', 'shade'),
    path('M60 54H180A26 26 0 0 1 180 106H60A26 26 0 0 1 60 54Z', 'body'),
    repeat(13, (index) => path(`M${60 + 10 * index} 44V38M${60 + 10 * index} 116V122`)),
    circle([60, 80], 20, 'plate'),
    circle([180, 80], 20, 'plate'),
    circle([60, 80], 5, 'contact'),
    circle([180, 80], 5, 'contact'),
  ].join('');
