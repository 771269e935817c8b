import { decades, e12, e24, e96 } from './eSeries.ts';
import { chipOf } from './cases.ts';
import type { Part } from './part.ts';
import { accessory, consumable, value, words } from './part.ts';
import { solderWire, tweezers, yageo } from './related.ts';
import { texts } from './texts.ts';
import { letterCode } from './valueCodes.ts';

/** Yageo's RC_L series, 1 %: size, rated power in W, largest working voltage in V, and which values the shop keeps. */
const sizes = [
  { size: '0402', watts: 0.0625, volts: 50, first: 1_010_000, values: decades(e12, 1, 6), euros: 0.04 },
  { size: '0603', watts: 0.1, volts: 75, first: 1_011_000, values: decades(e24, 1, 6), euros: 0.04 },
  { size: '0805', watts: 0.125, volts: 150, first: 1_012_000, values: decades(e96, 1, 6), euros: 0.05 },
  { size: '1206', watts: 0.25, volts: 200, first: 1_013_000, values: decades(e12, 1, 6), euros: 0.06 },
] as const;

/** The one that is sold as a product of its own, with a text of its own. */
const writtenByHand = 'RC0805FR-0710KL';

export const chipResistors: readonly Part[] = sizes
  .flatMap((size) => size.values.map((ohms, index) => chipResistor(size, ohms, index)))
  .filter(({ partNumber }) => partNumber !== writtenByHand);

function chipResistor({ size, watts, volts, first, euros }: (typeof sizes)[number], ohms: number, index: number): Part {
  // The power sets the limit below the voltage of the size.
  const limit = Math.min(volts, Math.sqrt(watts * ohms));
  const most = Number(limit.toPrecision(2));
  return {
    sku: first + index,
    kind: 'smd-resistor',
    manufacturer: yageo,
    partNumber: `RC${size}FR-07${letterCode(ohms)}L`,
    name: texts({
      EN: (say) => `Chip resistor ${say(ohms, 'Ω')}, ${say(1, '%')}, ${size}`,
      DE: (say) => `Chip-Widerstand ${say(ohms, 'Ω')}, ${say(1, '%')}, ${size}`,
      FR: (say) => `Résistance CMS ${say(ohms, 'Ω')}, ${say(1, '%')}, ${size}`,
    }),
    description: texts({
      EN: (say) =>
        `Thick film on ceramic in size ${size}. ${say(watts, 'W')} allow up to ${say(most, 'V')} across ${say(ohms, 'Ω')}. Tinned without lead, cut from a 7-inch reel.`,
      DE: (say) =>
        `Dickschicht auf Keramik in Bauform ${size}. ${say(watts, 'W')} erlauben an ${say(ohms, 'Ω')} bis zu ${say(most, 'V')}. Bleifrei verzinnt, von der 7-Zoll-Rolle geschnitten.`,
      FR: (say) =>
        `Couche épaisse sur céramique, taille ${size}. ${say(watts, 'W')} permettent jusqu’à ${say(most, 'V')} aux bornes de ${say(ohms, 'Ω')}. Étamage sans plomb, coupe d’une bobine de 7 pouces.`,
    }),
    category: '1.2.2.1.2',
    tag: 'resistors',
    attributes: [
      value('resistance', ohms),
      value('tolerance', 1),
      value('power', watts),
      words('package', size),
      value('temperature-coefficient', ohms <= 10 ? 200 : 100),
      value('voltage', volts),
      ...chipOf(size),
    ],
    prices: [
      [1, euros],
      [100, Number((euros / 2).toFixed(2))],
      [1000, 0.01],
    ],
    step: 10,
    grams: 1,
    stock: 6000,
    related: [accessory(tweezers), consumable(solderWire)],
  };
}
