import { chipOf } from './cases.ts';
import type { Part } from './part.ts';
import { accessory, consumable, value, words } from './part.ts';
import { houseBrand, solderWire, tweezers } from './related.ts';
import type { Texts } from './texts.ts';
import { texts } from './texts.ts';

type Light = {
  readonly code: string;
  readonly colour: Texts;
  /** As it agrees with « LED » in French. */
  readonly feminine: string;
  /** Dominant wavelength in nm; white light has a colour temperature in K instead. */
  readonly nanometres?: number;
  readonly kelvin?: number;
  readonly volts: number;
  /** Of a 5 mm LED at 20 mA, in cd. */
  readonly candela: number;
};

const lights: readonly Light[] = [
  {
    code: 'RD',
    colour: { EN: 'red', DE: 'rot', FR: 'rouge' },
    feminine: 'rouge',
    nanometres: 625,
    volts: 2,
    candela: 0.9,
  },
  {
    code: 'OR',
    colour: { EN: 'orange', DE: 'orange', FR: 'orange' },
    feminine: 'orange',
    nanometres: 605,
    volts: 2,
    candela: 0.9,
  },
  {
    code: 'YE',
    colour: { EN: 'yellow', DE: 'gelb', FR: 'jaune' },
    feminine: 'jaune',
    nanometres: 590,
    volts: 2,
    candela: 0.7,
  },
  {
    code: 'GN',
    colour: { EN: 'green', DE: 'grün', FR: 'vert' },
    feminine: 'verte',
    nanometres: 525,
    volts: 3.2,
    candela: 2.5,
  },
  {
    code: 'BU',
    colour: { EN: 'blue', DE: 'blau', FR: 'bleu' },
    feminine: 'bleue',
    nanometres: 470,
    volts: 3.2,
    candela: 0.8,
  },
  {
    code: 'WH',
    colour: { EN: 'white', DE: 'weiß', FR: 'blanc' },
    feminine: 'blanche',
    kelvin: 6500,
    volts: 3.2,
    candela: 3,
  },
  {
    code: 'WW',
    colour: { EN: 'warm white', DE: 'warmweiß', FR: 'blanc chaud' },
    feminine: 'blanc chaud',
    kelvin: 3000,
    volts: 3.2,
    candela: 2.6,
  },
];

/** E12 values in Ω for 5 V; the next one above the computed value, so that the current stays below. */
const seriesResistors = [82, 100, 120, 150, 180, 220, 270, 330];
const resistorFor = (volts: number, amps: number) => seriesResistors.find((ohms) => ohms >= (5 - volts) / amps) ?? 330;

const lenses = [
  { code: 'D', share: 0.3, angle: 60, name: { EN: 'diffused', DE: 'diffus', FR: 'diffusante' } },
  { code: 'C', share: 1, angle: 25, name: { EN: 'clear', DE: 'klar', FR: 'transparente' } },
] as const;

const round = (light: Light, lens: (typeof lenses)[number], [millimetres, sku]: readonly [number, number]): Part => {
  const { colour, volts, candela } = light;
  const ohms = resistorFor(volts, 0.02);
  return {
    sku,
    kind: 'led',
    manufacturer: houseBrand,
    partNumber: `PB-LED${millimetres}-${light.code}${lens.code}`,
    name: texts({
      EN: () => `LED ${millimetres} mm, ${colour.EN}, ${lens.name.EN}`,
      DE: () => `LED ${millimetres} mm, ${colour.DE}, ${lens.name.DE}`,
      FR: () => `LED ${millimetres} mm, ${light.feminine}, ${lens.name.FR}`,
    }),
    description: texts({
      EN: (say) =>
        `Takes about ${say(volts, 'V')} at ${say(0.02, 'A')}: on a ${say(5, 'V')} supply, ${say(ohms, 'Ω')} in series are right. ${lens.code === 'D' ? 'The frosted lens glows evenly to all sides.' : 'The clear lens throws a narrow beam.'} The longer leg is plus.`,
      DE: (say) =>
        `Braucht rund ${say(volts, 'V')} bei ${say(0.02, 'A')}: An ${say(5, 'V')} sind ${say(ohms, 'Ω')} in Reihe richtig. ${lens.code === 'D' ? 'Die matte Linse leuchtet gleichmäßig nach allen Seiten.' : 'Die klare Linse wirft einen engen Strahl.'} Das längere Bein ist Plus.`,
      FR: (say) =>
        `Demande environ ${say(volts, 'V')} à ${say(0.02, 'A')} : sous ${say(5, 'V')}, ${say(ohms, 'Ω')} en série conviennent. ${lens.code === 'D' ? 'La lentille mate éclaire également de tous côtés.' : 'La lentille claire donne un faisceau étroit.'} La patte longue est le plus.`,
    }),
    category: '1.2.2.3.1',
    tag: 'leds',
    attributes: [
      words('colour', colour),
      ...spectrum(light),
      value('luminous-intensity', Number((candela * lens.share * (millimetres === 3 ? 0.7 : 1)).toPrecision(2))),
      value('viewing-angle', lens.angle),
      value('forward-voltage', volts),
      value('current', 0.02),
      value('diameter', millimetres / 1000),
    ],
    prices: [
      [1, millimetres > 5 ? 0.35 : 0.18],
      [25, millimetres > 5 ? 0.26 : 0.12],
      [100, millimetres > 5 ? 0.19 : 0.08],
    ],
    step: 5,
    grams: 1,
    stock: 1500,
    related: [accessory(ohms === 150 ? 1_020_028 : 1_020_024)],
  };
};

const chipSizes = [
  { size: '0603', first: 1_062_000, euros: 0.14 },
  { size: '0805', first: 1_062_100, euros: 0.15 },
  { size: '1206', first: 1_062_200, euros: 0.16 },
] as const;

const chipLed = ({ size, first, euros }: (typeof chipSizes)[number], light: Light, index: number): Part => ({
  sku: first + index,
  kind: 'smd-led',
  manufacturer: houseBrand,
  partNumber: `PB-LED${size}-${light.code}`,
  name: texts({
    EN: () => `Chip LED ${size}, ${light.colour.EN}`,
    DE: () => `Chip-LED ${size}, ${light.colour.DE}`,
    FR: () => `LED CMS ${size}, ${light.feminine}`,
  }),
  description: texts({
    EN: (say) =>
      `A pilot lamp for boards: already visible at ${say(0.002, 'A')}, ${say(0.02, 'A')} at most. The mark below points to the cathode. ${say(light.volts, 'V')} forward.`,
    DE: (say) =>
      `Eine Kontrollleuchte für Platinen: schon bei ${say(0.002, 'A')} gut zu sehen, höchstens ${say(0.02, 'A')}. Die Marke unten zeigt zur Kathode. ${say(light.volts, 'V')} Flussspannung.`,
    FR: (say) =>
      `Un voyant pour cartes : déjà visible à ${say(0.002, 'A')}, ${say(0.02, 'A')} au plus. Le repère au dos désigne la cathode. ${say(light.volts, 'V')} en direct.`,
  }),
  category: '1.2.2.3.1',
  tag: 'leds',
  attributes: [
    words('colour', light.colour),
    ...spectrum(light),
    value('luminous-intensity', Number((light.candela * 0.12).toPrecision(2))),
    value('viewing-angle', 120),
    value('forward-voltage', light.volts),
    value('current', 0.02),
    words('package', size),
    ...chipOf(size),
  ],
  prices: [
    [1, euros],
    [100, 0.08],
  ],
  step: 10,
  grams: 1,
  stock: 2500,
  related: [accessory(tweezers), consumable(solderWire)],
});

function spectrum({ nanometres, kelvin }: Light) {
  if (nanometres !== undefined) return [value('wavelength', Number(`${nanometres}e-9`))];
  return kelvin === undefined ? [] : [value('colour-temperature', kelvin)];
}

export const leds: readonly Part[] = [
  ...[3, 5, 8, 10].flatMap((millimetres, size) =>
    lenses.flatMap((lens, row) =>
      lights.map((light, index) => round(light, lens, [millimetres, 1_060_000 + 100 * size + 20 * row + index])),
    ),
  ),
  ...chipSizes.flatMap((size) => lights.map((light, index) => chipLed(size, light, index))),
];
