import type { Part } from './part.ts';
import { accessory, value, words } from './part.ts';
import { regulatorSeries } from './regulators.data.ts';
import { breadboard } from './related.ts';
import { texts } from './texts.ts';

export const regulators: readonly Part[] = regulatorSeries.flatMap((one) =>
  one.parts.map(([partNumber, marking, volts], index): Part => {
    const { amps, dropout, input, housing, note, euros } = one;
    const type = partNumber.replace(/(?:CV|ACZ|\/NOPB|E\/TO)$/, '');
    const bulky = housing.startsWith('TO-220');
    return {
      sku: one.first + index,
      kind: bulky ? 'voltage-regulator' : 'transistor',
      manufacturer: one.manufacturer,
      partNumber,
      name: texts({
        EN: (say) => `Voltage regulator ${type}, ${say(volts, 'V')}, ${say(amps, 'A')}`,
        DE: (say) => `Spannungsregler ${type}, ${say(volts, 'V')}, ${say(amps, 'A')}`,
        FR: (say) => `Régulateur ${type}, ${say(volts, 'V')}, ${say(amps, 'A')}`,
      }),
      description: texts({ EN: () => `${note.EN}.`, DE: () => `${note.DE}.`, FR: () => `${note.FR}.` }),
      category: '1.2.2.3.3',
      tag: 'regulators',
      attributes: [
        value('output-voltage', volts),
        value('current', amps),
        value('dropout-voltage', dropout),
        words('input-voltage', {
          EN: `up to ${input}`,
          DE: `bis ${input.replace('.', ',')}`,
          FR: `jusqu’à ${input.replace('.', ',')}`,
        }),
        words('marking', marking),
        words('package', housing),
      ],
      prices: [
        [1, euros],
        [25, Number((euros * 0.8).toFixed(2))],
        [100, Number((euros * 0.65).toFixed(2))],
      ],
      grams: bulky ? 2 : 1,
      stock: 350,
      related: [accessory(breadboard)],
      ...(one.dataSheet === undefined ? {} : { dataSheet: one.dataSheet }),
    };
  }),
);
