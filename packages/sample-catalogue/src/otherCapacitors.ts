import { decades, e6 } from './eSeries.ts';
import type { Part } from './part.ts';
import { accessory, value, words } from './part.ts';
import { breadboard, houseBrand } from './related.ts';
import { texts } from './texts.ts';
import { digitCode } from './valueCodes.ts';

/** Rated voltage, then microfarads with the can's diameter and height in mm. */
const cans = [
  {
    volts: 16,
    sizes: [
      [47, 5, 11],
      [100, 5, 11],
      [220, 6.3, 11],
      [470, 8, 12],
      [1000, 10, 16],
      [2200, 12.5, 20],
      [4700, 16, 26],
    ],
  },
  {
    volts: 25,
    sizes: [
      [22, 5, 11],
      [47, 5, 11],
      [220, 8, 12],
      [330, 8, 15],
      [470, 10, 13],
      [2200, 12.5, 25],
      [4700, 16, 32],
    ],
  },
  {
    volts: 35,
    sizes: [
      [10, 5, 11],
      [22, 5, 11],
      [47, 5, 11],
      [100, 6.3, 11],
      [220, 8, 12],
      [470, 10, 16],
      [1000, 12.5, 20],
      [2200, 16, 25],
    ],
  },
  {
    volts: 50,
    sizes: [
      [1, 5, 11],
      [2.2, 5, 11],
      [4.7, 5, 11],
      [10, 5, 11],
      [22, 5, 11],
      [47, 6.3, 11],
      [100, 8, 12],
      [220, 10, 16],
      [470, 12.5, 20],
      [1000, 16, 25],
    ],
  },
  {
    volts: 63,
    sizes: [
      [1, 5, 11],
      [4.7, 5, 11],
      [10, 5, 11],
      [22, 6.3, 11],
      [47, 8, 12],
      [100, 10, 13],
      [220, 10, 20],
      [470, 12.5, 25],
      [1000, 16, 32],
    ],
  },
] as const;

/** Distance of the leads in mm by the can's diameter in mm. */
const leadPitches = [
  [5, 2],
  [6.3, 2.5],
  [8, 3.5],
  [12.5, 5],
] as const;
const leadPitch = (diameter: number) => leadPitches.find(([most]) => diameter <= most)?.[1] ?? 7.5;

const can = (volts: number, [microfarads, diameter, height]: readonly [number, number, number], sku: number): Part => {
  const farads = Number(`${microfarads}e-6`);
  const size = diameter * height;
  return {
    sku,
    kind: 'electrolytic-capacitor',
    manufacturer: houseBrand,
    partNumber: `PB-E${volts}-${digitCode(microfarads, 2)}`,
    name: texts({
      EN: (say) => `Electrolytic capacitor ${microfarads} µF, ${say(volts, 'V')}, 105 °C`,
      DE: (say) => `Elektrolytkondensator ${say(microfarads)} µF, ${say(volts, 'V')}, 105 °C`,
      FR: (say) => `Condensateur électrolytique ${say(microfarads)} µF, ${say(volts, 'V')}, 105 °C`,
    }),
    description: texts({
      EN: (say) =>
        `Radial can of ${diameter} × ${height} mm. At its full ${say(volts, 'V')} it holds ${say(0.5 * farads * volts ** 2 * 1000)} mJ. The stripe marks minus; reversed, it will not live long.`,
      DE: (say) =>
        `Stehender Becher, ${say(diameter)} × ${height} mm. Bei vollen ${say(volts, 'V')} speichert er ${say(0.5 * farads * volts ** 2 * 1000)} mJ. Der Streifen zeigt Minus; verpolt lebt er nicht lange.`,
      FR: (say) =>
        `Boîtier radial de ${say(diameter)} × ${height} mm. À ses ${say(volts, 'V')}, il emmagasine ${say(0.5 * farads * volts ** 2 * 1000)} mJ. La bande marque le moins ; inversé, il ne vit pas longtemps.`,
    }),
    category: '1.2.2.2.2',
    tag: 'capacitors',
    attributes: [
      value('capacitance', farads),
      value('voltage', volts),
      value('tolerance', 20),
      value('diameter', diameter / 1000),
      value('length', height / 1000),
      value('pitch', leadPitch(diameter) / 1000),
      value('lifetime', 2000),
    ],
    prices: [
      [1, Number((0.1 + size / 250).toFixed(2))],
      [25, Number((0.07 + size / 330).toFixed(2))],
      [100, Number((0.05 + size / 420).toFixed(2))],
    ],
    step: size < 100 ? 5 : 1,
    grams: Math.max(1, Math.round(size / 45)),
    stock: 700,
    related: [accessory(breadboard)],
  };
};

const film = (farads: number, index: number): Part => {
  const nano = Number((farads * 1e9).toPrecision(3));
  return {
    sku: 1_044_000 + index,
    kind: 'film-capacitor',
    manufacturer: houseBrand,
    partNumber: `PB-F63-${digitCode(nano * 1000, 2)}`,
    name: texts({
      EN: (say) => `Film capacitor ${say(farads, 'F')}, ${say(63, 'V')}, pitch 5 mm`,
      DE: (say) => `Folienkondensator ${say(farads, 'F')}, ${say(63, 'V')}, Raster 5 mm`,
      FR: (say) => `Condensateur à film ${say(farads, 'F')}, ${say(63, 'V')}, pas de 5 mm`,
    }),
    description: texts({
      EN: (say) =>
        `Polyester film in a box with straight legs. ${say(farads, 'F')} without the voltage dependence of ceramics and without polarity: for audio, filters and timers.`,
      DE: (say) =>
        `Polyesterfolie im Becher mit geraden Beinen. ${say(farads, 'F')}, die anders als bei Keramik nicht von der Spannung abhängen, ohne Polung: für Audio, Filter und Zeitglieder.`,
      FR: (say) =>
        `Film polyester en boîtier à pattes droites. ${say(farads, 'F')} qui, contrairement à la céramique, ne dépendent pas de la tension, sans polarité : audio, filtres et temporisateurs.`,
    }),
    category: '1.2.2.2.3',
    tag: 'capacitors',
    attributes: [
      value('capacitance', farads),
      value('voltage', 63),
      value('tolerance', 5),
      words('dielectric', { EN: 'polyester', DE: 'Polyester', FR: 'polyester' }),
      value('pitch', 0.005),
    ],
    prices: [
      [1, nano < 330 ? 0.25 : 0.45],
      [50, nano < 330 ? 0.18 : 0.33],
    ],
    step: 5,
    grams: 1,
    stock: 600,
    related: [accessory(breadboard)],
  };
};

export const otherCapacitors: readonly Part[] = [
  ...cans.flatMap(({ volts, sizes }, row) =>
    sizes.map((size, index) => can(volts, size, 1_043_000 + 100 * row + index)),
  ),
  ...decades(e6, -9, -6).map(film),
];
