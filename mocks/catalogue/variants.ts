import type { LocalizedText } from '@platine/domain/language/text.ts';
import { price } from '../builders/price.ts';
import { measure, words } from './attributes.ts';
import { catalogue } from './catalogue.ts';
import type { CatalogueEntry, EntryFacts } from './entry.ts';
import { entry } from './entry.ts';

/** Cables and jumper wires by case. There is no grey cable of 5 m. */
export const variantSkus = {
  /** Red, 1 m. */
  cable: 160_101,
  /** Red, 2 m. */
  soldOut: 160_102,
  /** Blue, 5 m. */
  notForSale: 160_115,
  /** 20 cm. */
  jumper: 160_202,
  /** Plug to plug; there is no socket to plug. */
  plugs: 160_400,
  /** The last of forty values. */
  lastResistor: 160_339,
} as const;

type Colour = 'red' | 'blue' | 'grey';
const colours: Readonly<Record<Colour, LocalizedText>> = {
  red: { EN: 'red', DE: 'rot', FR: 'rouge' },
  blue: { EN: 'blue', DE: 'blau', FR: 'bleu' },
  grey: { EN: 'grey', DE: 'grau', FR: 'gris' },
};

const cable = (
  sku: number,
  [metres, colour]: readonly [metres: number, colour: Colour],
  more: Partial<EntryFacts> = {},
) =>
  entry({
    sku,
    kind: 'cable',
    maker: 'Voltaire',
    partNumber: `VT-C6A-${sku}`,
    name: {
      EN: `Patch cable Cat.6A, ${metres} m, ${colours[colour].EN}`,
      DE: `Patchkabel Cat.6A, ${metres} m, ${colours[colour].DE}`,
      FR: `Cordon réseau Cat.6A, ${metres} m, ${colours[colour].FR}`,
    },
    description: { EN: 'Shielded twice.', DE: 'Doppelt geschirmt.', FR: 'Double blindage.' },
    category: '1.2.3',
    tags: ['network'],
    attributes: [measure('length', metres, 'm'), words('colour', colours[colour])],
    prices: [price(1, 300 + metres * 90)],
    variantGroup: 'cat6a',
    ...more,
  });

const jumper = (sku: number, metres: number) =>
  entry({
    sku,
    kind: 'cable',
    maker: 'Kupferbach',
    partNumber: `KB-J${metres * 100}`,
    name: {
      EN: `Jumper wires, ${metres * 100} cm, 40 pieces`,
      DE: `Steckbrücken, ${metres * 100} cm, 40 Stück`,
      FR: `Fils de connexion, ${metres * 100} cm, 40 pièces`,
    },
    description: { EN: 'Ten colours.', DE: 'Zehn Farben.', FR: 'Dix couleurs.' },
    category: '1.2.2',
    tags: ['prototyping'],
    attributes: [measure('length', metres, 'm')],
    prices: [price(1, 390)],
    variantGroup: 'jumper',
  });

const resistor = (place: number) =>
  entry({
    sku: 160_300 + place,
    kind: 'resistor',
    maker: 'Ohmwerk',
    partNumber: `MF-${place}`,
    name: {
      EN: `Metal film resistor no. ${place}`,
      DE: `Metallschichtwiderstand Nr. ${place}`,
      FR: `Résistance à film métallique nº ${place}`,
    },
    description: { EN: 'A quarter watt, 1 %.', DE: 'Ein viertel Watt, 1 %.', FR: 'Un quart de watt, 1 %.' },
    category: '1.2.1.1',
    tags: ['resistors'],
    attributes: [measure('resistance', 100 * (place + 1), 'Ω')],
    prices: [price(1, 12)],
    variantGroup: 'metal-film',
  });

const plug = { EN: 'plug', DE: 'Stecker', FR: 'mâle' };
const socket = { EN: 'socket', DE: 'Buchse', FR: 'femelle' };

const lead = (sku: number, a: LocalizedText, b: LocalizedText) =>
  entry({
    sku,
    kind: 'cable',
    maker: 'Kupferbach',
    partNumber: `KB-L${sku}`,
    name: { EN: `Lead, ${a.EN} to ${b.EN}`, DE: `Leitung, ${a.DE} auf ${b.DE}`, FR: `Cordon, ${a.FR} vers ${b.FR}` },
    description: { EN: 'Half a metre.', DE: 'Ein halber Meter.', FR: 'Un demi-mètre.' },
    category: '1.2.2',
    tags: ['prototyping'],
    attributes: [words('connectorA', a), words('connectorB', b)],
    prices: [price(1, 190)],
    variantGroup: 'lead',
  });

/** The catalogue with variants by two attributes, by one, and by one with many values. */
export const catalogueWithVariants: readonly CatalogueEntry[] = [
  ...catalogue,
  cable(160_100, [0.5, 'red']),
  cable(variantSkus.cable, [1, 'red']),
  cable(variantSkus.soldOut, [2, 'red'], { stock: { pieces: 0, timeFrame: 40 } }),
  cable(160_105, [5, 'red']),
  cable(160_110, [0.5, 'blue']),
  cable(160_111, [1, 'blue']),
  cable(160_112, [2, 'blue']),
  cable(variantSkus.notForSale, [5, 'blue'], { prices: [] }),
  cable(160_120, [0.5, 'grey']),
  cable(160_121, [1, 'grey']),
  cable(160_122, [2, 'grey']),
  jumper(160_201, 0.1),
  jumper(variantSkus.jumper, 0.2),
  jumper(160_203, 0.3),
  lead(variantSkus.plugs, plug, plug),
  lead(160_401, plug, socket),
  lead(160_402, socket, socket),
  ...Array.from({ length: 40 }, (_, place) => resistor(place)),
];
