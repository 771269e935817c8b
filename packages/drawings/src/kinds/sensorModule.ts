import type { Attributes } from '../attributes.ts';
import { count } from '../attributes.ts';
import { circle, hole, line, pad, rect, repeat } from '../shapes.ts';

/** A small breakout board with its pins below: a sensor can with its opening, or the two eyes of an ultrasonic ranger. */
export const drawSensorModule = (attributes: Attributes): string => {
  const pins = count(attributes.number('pins', 4), 2, 12);
  const ranger = /ultrasonic/i.test(attributes.text('principle', ''));
  const [left, width, bottom] = ranger ? [36, 168, 112] : [72, 96, 116];
  const pitch = Math.min(16, (width - 12) / pins);
  const legs = repeat(pins, (index) => {
    const x = 120 + pitch * (index - (pins - 1) / 2);
    return line([x, bottom - 8], [x, bottom + 30], 'pin') + pad([x, bottom - 8]);
  });
  return [rect([left, 18], [width, bottom - 18, 4]), legs, ranger ? eyes() : opening()].join('');
};

const eyes = () =>
  [72, 168].map((x) => circle([x, 60], 29) + circle([x, 60], 20, 'shade') + circle([x, 60], 2, 'solid')).join('');

const opening = () =>
  [
    hole([86, 32]),
    hole([154, 32]),
    rect([102, 44], [36, 36, 2], 'plate'),
    circle([112, 54], 3, 'plate'),
    rect([80, 60], [8, 14, 0], 'shade'),
    rect([152, 60], [8, 14, 0], 'shade'),
  ].join('');
