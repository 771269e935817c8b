import type { Part } from './part.ts';
import { accessory, value, words } from './part.ts';
import { meanWell, screwdriverSet, wireStripper } from './related.ts';
import { texts } from './texts.ts';

/** Mean Well: series, watts, and the rated current in A by output voltage. Two LRS are sold with texts of their own. */
const enclosed = {
  'LRS-35': { 5: 7, 12: 3, 15: 2.4, 24: 1.5, 36: 1, 48: 0.8 },
  'LRS-50': { 5: 10, 12: 4.2, 15: 3.4, 36: 1.45, 48: 1.1 },
  'LRS-75': { 5: 14, 12: 6, 15: 5, 24: 3.2, 36: 2.1, 48: 1.6 },
  'LRS-100': { 5: 18, 12: 8.5, 15: 7, 24: 4.5, 36: 2.8, 48: 2.3 },
  'LRS-150': { 15: 10, 24: 6.5, 36: 4.3, 48: 3.3 },
  'LRS-200': { 5: 40, 12: 17, 15: 14, 24: 8.8, 36: 5.9, 48: 4.4 },
  'LRS-350': { 5: 60, 12: 29, 15: 23.2, 24: 14.6, 36: 9.7, 48: 7.3 },
} as const;
const rail = {
  'HDR-15': { 5: 2.4, 12: 1.25, 15: 1, 24: 0.63, 48: 0.32 },
  'HDR-30': { 5: 3, 12: 2, 15: 2, 24: 1.5, 48: 0.75 },
  'HDR-60': { 5: 6.5, 12: 4.5, 15: 4, 24: 2.5, 48: 1.25 },
  'HDR-100': { 12: 7.1, 15: 6.13, 24: 3.83, 48: 1.92 },
} as const;
const encapsulated = {
  'IRM-05': { 5: 1, 12: 0.42, 15: 0.33, 24: 0.23 },
  'IRM-10': { 5: 2, 12: 0.85, 15: 0.67, 24: 0.42 },
  'IRM-20': { 5: 4, 12: 1.8, 15: 1.4, 24: 0.9 },
} as const;

/** The large ones have a switch between 115 and 230 V. */
const switched: Readonly<Record<string, string>> = {
  'LRS-150': '85–132 / 170–264',
  'LRS-200': '90–132 / 180–264',
  'LRS-350': '90–132 / 180–264',
};

type Build = {
  readonly series: Readonly<Record<string, Readonly<Record<number, number>>>>;
  readonly first: number;
  readonly category: string;
  readonly tag: string;
  readonly kind: string;
  readonly names: readonly [en: string, de: string, fr: string];
  readonly texts: readonly [en: string, de: string, fr: string];
  /** Euros and grams of a supply without and per watt. */
  readonly euros: readonly [number, number];
  readonly grams: readonly [number, number];
};

const builds: readonly Build[] = [
  {
    series: enclosed,
    first: 1_110_000,
    category: '1.2.4.1.1',
    tag: 'built-in-supplies',
    kind: 'power-supply',
    names: ['Built-in power supply', 'Einbaunetzteil', 'Alimentation à encastrer'],
    texts: [
      'Perforated metal case with screw terminals, for fitting inside a device. The output can be trimmed by a few percent',
      'Gelochtes Metallgehäuse mit Schraubklemmen, zum Einbau in Geräte. Der Ausgang lässt sich um einige Prozent verstellen',
      'Boîtier métallique perforé à bornes à vis, à monter dans un appareil. La sortie se règle de quelques pour cent',
    ],
    euros: [14, 0.13],
    grams: [150, 1.8],
  },
  {
    series: rail,
    first: 1_111_000,
    category: '1.2.4.1.3',
    tag: 'rail-supplies',
    kind: 'rail-supply',
    names: ['DIN rail power supply', 'Hutschienennetzteil', 'Alimentation sur rail DIN'],
    texts: [
      'Flat as a circuit breaker, clips onto the 35 mm rail of a distribution board. Insulated twice, so it needs no earth',
      'Flach wie ein Leitungsschutzschalter, rastet auf die 35-mm-Schiene der Verteilung. Schutzisoliert, braucht also keine Erde',
      'Plate comme un disjoncteur, s’encliquette sur le rail de 35 mm du tableau. Double isolation : pas de terre nécessaire',
    ],
    euros: [13, 0.32],
    grams: [60, 2.2],
  },
  {
    series: encapsulated,
    first: 1_112_000,
    category: '1.2.4.1.4',
    tag: 'board-supplies',
    kind: 'supply-module',
    names: ['Power module for boards', 'Netzteilmodul für Platinen', 'Module secteur pour carte'],
    texts: [
      'Potted block with pins: mains on one side, low voltage on the other. Keep the distances of the data sheet on your board',
      'Vergossener Block mit Stiften: auf einer Seite das Netz, auf der anderen Kleinspannung. Auf der Platine gelten die Abstände des Datenblatts',
      'Bloc surmoulé à broches : secteur d’un côté, basse tension de l’autre. Respectez sur la carte les distances de la fiche technique',
    ],
    euros: [8, 0.55],
    grams: [20, 3],
  },
];

const supply = (build: Build, [type, volts, amps]: readonly [string, number, number], sku: number): Part => {
  const watts = Number((volts * amps).toPrecision(4));
  const [en, de, fr] = build.names;
  const price = Number((build.euros[0] + build.euros[1] * watts).toFixed(1));
  const [, series = ''] = /^(\w+-\d+)/.exec(type) ?? [];
  return {
    sku,
    kind: build.kind,
    manufacturer: meanWell,
    partNumber: type,
    name: texts({
      EN: (say) => `${en} ${type}, ${say(volts, 'V')}, ${say(amps, 'A')}`,
      DE: (say) => `${de} ${type}, ${say(volts, 'V')}, ${say(amps, 'A')}`,
      FR: (say) => `${fr} ${type}, ${say(volts, 'V')}, ${say(amps, 'A')}`,
    }),
    description: texts({
      EN: (say) => `${build.texts[0]}. ${say(watts, 'W')} in all. To be connected by a qualified person.`,
      DE: (say) => `${build.texts[1]}. Insgesamt ${say(watts, 'W')}. Anschluss nur durch Fachkundige.`,
      FR: (say) => `${build.texts[2]}. ${say(watts, 'W')} en tout. Raccordement par une personne qualifiée.`,
    }),
    category: build.category,
    tag: build.tag,
    attributes: [
      value('voltage', volts),
      value('current', amps),
      value('output-power', watts),
      words('input-voltage', `${switched[series] ?? '85–264'} V AC`),
      words('design', { EN: en.toLowerCase(), DE: de, FR: fr.toLowerCase() }),
    ],
    prices: [
      [1, price],
      [10, Number((price * 0.92).toFixed(2))],
    ],
    grams: Math.round(build.grams[0] + build.grams[1] * watts),
    stock: 45,
    related: [accessory(wireStripper), accessory(screwdriverSet)],
    dataSheet: `https://www.meanwell.com/Upload/PDF/${series}/${series}-SPEC.PDF`,
  };
};

export const powerSupplies: readonly Part[] = builds.flatMap((build) =>
  Object.entries(build.series).flatMap(([series, currents], row) =>
    Object.entries(currents).map(([volts, amps], index) =>
      supply(build, [`${series}-${volts}`, Number(volts), amps], build.first + 20 * row + index),
    ),
  ),
);
