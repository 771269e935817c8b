import { decades, e12, e6 } from './eSeries.ts';
import { chipOf } from './cases.ts';
import type { Part } from './part.ts';
import { accessory, consumable, value, words } from './part.ts';
import { breadboard, kemet, solderWire, tweezers, vishay } from './related.ts';
import { texts } from './texts.ts';
import { digitCode } from './valueCodes.ts';

/** KEMET's ordering code: C, size, C, picofarads, tolerance, voltage (5 is 50 V), dielectric (G is C0G, R is X7R), ACTU. */
const chips = [
  {
    size: '0603',
    dielectric: 'C0G',
    letter: 'G',
    code: 'J',
    percent: 5,
    first: 1_040_000,
    values: decades(e12, -11, -9),
  },
  {
    size: '0603',
    dielectric: 'X7R',
    letter: 'R',
    code: 'K',
    percent: 10,
    first: 1_040_100,
    values: decades(e12, -9, -7),
  },
  {
    size: '0805',
    dielectric: 'C0G',
    letter: 'G',
    code: 'J',
    percent: 5,
    first: 1_040_200,
    values: decades(e12, -11, -9),
  },
  {
    size: '0805',
    dielectric: 'X7R',
    letter: 'R',
    code: 'K',
    percent: 10,
    first: 1_040_300,
    values: decades(e12, -9, -7),
  },
  {
    size: '1206',
    dielectric: 'X7R',
    letter: 'R',
    code: 'K',
    percent: 10,
    first: 1_040_400,
    values: decades(e6, -9, -7),
  },
] as const;

const picofarads = (farads: number) => Number((farads * 1e12).toPrecision(3));

const chip = (series: (typeof chips)[number], farads: number, index: number): Part => {
  const { size, dielectric, letter, code, percent } = series;
  const stable = dielectric === 'C0G';
  return {
    sku: series.first + index,
    kind: 'ceramic-capacitor',
    manufacturer: kemet,
    partNumber: `C${size}C${digitCode(picofarads(farads), 2)}${code}5${letter}ACTU`,
    name: texts({
      EN: (say) => `Multilayer capacitor ${say(farads, 'F')}, ${say(50, 'V')}, ${dielectric}, ${size}`,
      DE: (say) => `Vielschichtkondensator ${say(farads, 'F')}, ${say(50, 'V')}, ${dielectric}, ${size}`,
      FR: (say) => `Condensateur multicouche ${say(farads, 'F')}, ${say(50, 'V')}, ${dielectric}, ${size}`,
    }),
    description: texts({
      EN: (say) =>
        stable
          ? `${say(farads, 'F')} that stay ${say(farads, 'F')}, warm or cold, with or without voltage: for oscillators, filters and timing.`
          : `${say(farads, 'F')} for decoupling and coupling, within ${say(15, '%')} from −55 to ${say(125, '°C')}. Some capacitance is lost under DC voltage, as with every X7R.`,
      DE: (say) =>
        stable
          ? `${say(farads, 'F')}, die ${say(farads, 'F')} bleiben, warm oder kalt, mit oder ohne Spannung: für Oszillatoren, Filter und Zeitglieder.`
          : `${say(farads, 'F')} zum Entkoppeln und Koppeln, innerhalb von ${say(15, '%')} zwischen −55 und ${say(125, '°C')}. Unter Gleichspannung geht wie bei jedem X7R etwas Kapazität verloren.`,
      FR: (say) =>
        stable
          ? `${say(farads, 'F')} qui restent ${say(farads, 'F')}, à chaud ou à froid, avec ou sans tension : pour oscillateurs, filtres et temporisation.`
          : `${say(farads, 'F')} pour découplage et liaison, à ${say(15, '%')} près de −55 à ${say(125, '°C')}. Sous tension continue, la capacité baisse un peu, comme avec tout X7R.`,
    }),
    category: '1.2.2.2.1',
    tag: 'capacitors',
    attributes: [
      value('capacitance', farads),
      value('voltage', 50),
      value('tolerance', percent),
      words('dielectric', dielectric),
      words('package', size),
      ...chipOf(size),
    ],
    prices: [
      [1, stable ? 0.12 : 0.1],
      [100, stable ? 0.06 : 0.05],
      [1000, 0.03],
    ],
    step: 10,
    grams: 1,
    stock: 5000,
    related: [accessory(tweezers), consumable(solderWire)],
  };
};

/** Vishay's K series, radial; 100 nF is sold with a text of its own. */
const radialValues = decades(e6, -9, -7).filter((farads) => farads < 1e-7);

const radial = (farads: number, index: number): Part => ({
  sku: 1_041_000 + index,
  kind: 'ceramic-capacitor',
  manufacturer: vishay,
  partNumber: `K${digitCode(picofarads(farads), 2)}K15X7RF5TL2`,
  name: texts({
    EN: (say) => `Ceramic capacitor ${say(farads, 'F')}, ${say(50, 'V')}, X7R`,
    DE: (say) => `Keramikkondensator ${say(farads, 'F')}, ${say(50, 'V')}, X7R`,
    FR: (say) => `Condensateur céramique ${say(farads, 'F')}, ${say(50, 'V')}, X7R`,
  }),
  description: texts({
    EN: (say) =>
      `A multilayer capacitor on two legs for breadboards and boards with holes. ${say(farads, 'F')} are printed as ${digitCode(picofarads(farads), 2)}: ${digitCode(picofarads(farads), 2).slice(0, 2)} and ${digitCode(picofarads(farads), 2).slice(2)} zeros, in picofarads.`,
    DE: (say) =>
      `Ein Vielschichtkondensator auf zwei Beinen für Steckbretter und Lochplatinen. ${say(farads, 'F')} sind als ${digitCode(picofarads(farads), 2)} aufgedruckt: ${digitCode(picofarads(farads), 2).slice(0, 2)} und ${digitCode(picofarads(farads), 2).slice(2)} Nullen, in Pikofarad.`,
    FR: (say) =>
      `Un condensateur multicouche sur deux pattes pour plaques d’essai et cartes percées. ${say(farads, 'F')} s’écrivent ${digitCode(picofarads(farads), 2)} : ${digitCode(picofarads(farads), 2).slice(0, 2)} et ${digitCode(picofarads(farads), 2).slice(2)} zéros, en picofarads.`,
  }),
  category: '1.2.2.2.1',
  tag: 'capacitors',
  attributes: [
    value('capacitance', farads),
    value('voltage', 50),
    value('tolerance', 10),
    words('dielectric', 'X7R'),
    value('pitch', 0.005),
  ],
  prices: [
    [1, 0.16],
    [50, 0.11],
    [500, 0.08],
  ],
  step: 5,
  grams: 1,
  stock: 1800,
  related: [accessory(breadboard)],
});

export const ceramicCapacitors: readonly Part[] = [
  ...chips.flatMap((series) => series.values.map((farads, index) => chip(series, farads, index))),
  ...radialValues.map(radial),
];
