import type { Attributes } from '../attributes.ts';
import { count } from '../attributes.ts';
import { circle, label, line, path, rect, repeat } from '../shapes.ts';

/** A bench supply: a display with its voltage, two knobs, and a pair of sockets for each output. */
export const drawLabSupply = (attributes: Attributes): string => {
  const outputs = count(attributes.number('outputs', 1), 1, 4);
  const volts = attributes.number('output-voltage', attributes.number('voltage', Number.NaN));
  const pitch = 176 / outputs;
  return [
    rect([24, 18], [192, 118, 5]),
    path('M40 136v8h22v-8M178 136v8h22v-8', 'body'),
    rect([36, 30], [110, 52, 2], 'shade'),
    label([91, 48], volts > 0 ? `${volts.toFixed(2)}V` : '', [100, 22]),
    line([44, 70], [138, 70]),
    circle([168, 50], 13),
    line([168, 50], [176, 42]),
    circle([198, 50], 10),
    line([198, 50], [204, 44]),
    repeat(outputs, (index) => {
      const x = 120 + pitch * (index - (outputs - 1) / 2);
      return (
        circle([x - 12, 112], 8, 'plate') +
        circle([x - 12, 112], 3, 'contact') +
        circle([x + 12, 112], 8) +
        circle([x + 12, 112], 3, 'solid')
      );
    }),
  ].join('');
};
