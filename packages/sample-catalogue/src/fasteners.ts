import type { Part } from './part.ts';
import { accessory, goesWith, value, words } from './part.ts';
import { hexKeySet, houseBrand, screwdriverSet } from './related.ts';
import { texts } from './texts.ts';

const stainless = { EN: 'Stainless steel A2', DE: 'Edelstahl A2', FR: 'Inox A2' };
const metres = (millimetres: number) => Number(`${millimetres}e-3`);
const comma = (text: string) => text.replace('.', ',');

/** ISO 4762: head diameter, head height and key in mm by thread, and the lengths in stock. */
const socketHeads = [
  { thread: 2, head: [3.8, 2, 1.5], lengths: [4, 5, 6, 8, 10, 12, 16] },
  { thread: 2.5, head: [4.5, 2.5, 2], lengths: [4, 5, 6, 8, 10, 12, 16, 20] },
  { thread: 3, head: [5.5, 3, 2.5], lengths: [5, 6, 8, 10, 12, 16, 20, 25, 30] },
  { thread: 4, head: [7, 4, 3], lengths: [6, 8, 10, 12, 16, 20, 25, 30, 40] },
  { thread: 5, head: [8.5, 5, 4], lengths: [8, 10, 12, 16, 20, 25, 30, 40, 50] },
  { thread: 6, head: [10, 6, 5], lengths: [10, 12, 16, 20, 25, 30, 40, 50] },
] as const;
/** ISO 7045: head diameter and height in mm, and the size of the cross recess. */
const panHeads = [
  { thread: 2, head: [4, 1.6, 1], lengths: [4, 5, 6, 8, 10, 12] },
  { thread: 2.5, head: [5, 2.1, 1], lengths: [4, 5, 8, 10, 12, 16] },
  { thread: 3, head: [5.6, 2.4, 1], lengths: [5, 6, 8, 10, 12, 16, 20, 25] },
  { thread: 4, head: [8, 3.1, 2], lengths: [6, 8, 10, 12, 16, 20, 25, 30] },
] as const;

type Size = { readonly thread: number; readonly length: number; readonly head: readonly [number, number, number] };

const priceOf = (thread: number, length: number) =>
  Number((2.4 + thread ** 2 * 0.12 + thread * length * 0.02).toFixed(1));

const screw = (type: 'socket' | 'pan', { thread, length, head }: Size, sku: number): Part => {
  const socket = type === 'socket';
  const standard = socket ? 'ISO 4762' : 'ISO 7045';
  const [diameter, height, tool] = head;
  const euros = priceOf(thread, length);
  const size = `M${thread} × ${length}`;
  const drive = socket
    ? { EN: 'hex socket', DE: 'Innensechskant', FR: 'six pans creux' }
    : { EN: 'Phillips', DE: 'Kreuzschlitz', FR: 'cruciforme' };
  return {
    sku,
    kind: 'screw',
    manufacturer: houseBrand,
    partNumber: `PB-${standard.replace(' ', '')}-A2-M${thread}x${length}`,
    name: texts({
      EN: () => `${socket ? 'Socket' : 'Pan'} head screw ${size}, A2, 100 pieces`,
      DE: () => `${socket ? 'Zylinderschraube' : 'Linsenkopfschraube'} ${comma(size)}, A2, 100 Stück`,
      FR: () => `Vis à tête ${socket ? 'cylindrique' : 'cylindrique bombée'} ${comma(size)}, A2, 100 pièces`,
    }),
    description: texts({
      EN: (say) =>
        `${standard} in stainless steel. Head ${say(diameter)} mm wide and ${say(height)} mm high, ${socket ? `${say(tool)} mm key` : `cross recess H${tool}`}. The length is measured below the head.`,
      DE: (say) =>
        `${standard} aus Edelstahl. Kopf ${say(diameter)} mm breit und ${say(height)} mm hoch, ${socket ? `Schlüssel ${say(tool)} mm` : `Kreuzschlitz H${tool}`}. Die Länge zählt ab Kopfunterseite.`,
      FR: (say) =>
        `${standard} en inox. Tête de ${say(diameter)} mm de large et ${say(height)} mm de haut, ${socket ? `clé de ${say(tool)} mm` : `empreinte H${tool}`}. La longueur se mesure sous la tête.`,
    }),
    category: '1.2.2.5.1',
    tag: 'screws',
    attributes: [
      words('thread', `M${thread}`),
      value('length', metres(length)),
      words('drive', drive),
      words('material', stainless),
      words('standard', standard),
      value('head-diameter', metres(diameter)),
      value('head-height', metres(height)),
      value('diameter', metres(thread)),
      value('pieces', 100),
    ],
    prices: [
      [1, euros],
      [10, Number((euros * 0.85).toFixed(2))],
    ],
    grams: Math.round(thread ** 2 * (length * 0.55 + thread * 1.3)),
    stock: 120,
    related: [accessory(socket ? hexKeySet : screwdriverSet), accessory(nutFor(thread))],
  };
};

/** ISO 4032: width across flats and height in mm; ISO 7089: outer diameter and thickness. */
const nutSizes = [
  { thread: 2, flats: 4, height: 1.6, washer: [5, 0.3] },
  { thread: 2.5, flats: 5, height: 2, washer: [6, 0.5] },
  { thread: 3, flats: 5.5, height: 2.4, washer: [7, 0.5] },
  { thread: 4, flats: 7, height: 3.2, washer: [9, 0.8] },
  { thread: 5, flats: 8, height: 4.7, washer: [10, 1] },
  { thread: 6, flats: 10, height: 5.2, washer: [12, 1.6] },
] as const;
const firstNut = 1_132_000;
const firstWasher = 1_132_100;
const nutFor = (thread: number) => firstNut + nutSizes.findIndex((size) => size.thread === thread);

const nut = ({ thread, flats, height }: (typeof nutSizes)[number], index: number): Part => ({
  sku: firstNut + index,
  kind: 'nut',
  manufacturer: houseBrand,
  partNumber: `PB-ISO4032-A2-M${thread}`,
  name: texts({
    EN: () => `Hex nut M${thread}, A2, 100 pieces`,
    DE: (say) => `Sechskantmutter M${say(thread)}, A2, 100 Stück`,
    FR: (say) => `Écrou hexagonal M${say(thread)}, A2, 100 pièces`,
  }),
  description: texts({
    EN: (say) => `ISO 4032 in stainless steel, ${say(flats)} mm across flats and ${say(height)} mm high.`,
    DE: (say) => `ISO 4032 aus Edelstahl, Schlüsselweite ${say(flats)} mm, ${say(height)} mm hoch.`,
    FR: (say) => `ISO 4032 en inox, ${say(flats)} mm sur plats et ${say(height)} mm de haut.`,
  }),
  category: '1.2.2.5.2',
  tag: 'screws',
  attributes: [
    words('thread', `M${thread}`),
    value('width-across-flats', metres(flats)),
    value('height', metres(height)),
    words('material', stainless),
    words('standard', 'ISO 4032'),
    value('pieces', 100),
  ],
  prices: [
    [1, Number((1.8 + thread ** 2 * 0.1).toFixed(1))],
    [10, Number((1.5 + thread ** 2 * 0.085).toFixed(2))],
  ],
  grams: Math.round(thread ** 3 * 1.1),
  stock: 140,
  related: [accessory(firstWasher + index)],
});

const washer = ({ thread, washer: [outer, thickness] }: (typeof nutSizes)[number], index: number): Part => ({
  sku: firstWasher + index,
  kind: 'washer',
  manufacturer: houseBrand,
  partNumber: `PB-ISO7089-A2-M${thread}`,
  name: texts({
    EN: () => `Washer M${thread}, A2, 100 pieces`,
    DE: (say) => `Unterlegscheibe M${say(thread)}, A2, 100 Stück`,
    FR: (say) => `Rondelle M${say(thread)}, A2, 100 pièces`,
  }),
  description: texts({
    EN: (say) =>
      `ISO 7089 in stainless steel, ${say(outer)} mm wide and ${say(thickness)} mm thick. Spreads the load where a slot is wide or the material soft.`,
    DE: (say) =>
      `ISO 7089 aus Edelstahl, ${say(outer)} mm breit und ${say(thickness)} mm dick. Verteilt die Last, wo ein Langloch breit oder das Material weich ist.`,
    FR: (say) =>
      `ISO 7089 en inox, ${say(outer)} mm de large et ${say(thickness)} mm d’épaisseur. Répartit l’effort sur un trou oblong ou une matière tendre.`,
  }),
  category: '1.2.2.5.2',
  tag: 'screws',
  attributes: [
    words('thread', `M${thread}`),
    value('diameter', metres(outer)),
    value('height', metres(thickness)),
    words('material', stainless),
    words('standard', 'ISO 7089'),
    value('pieces', 100),
  ],
  prices: [
    [1, Number((1.5 + thread ** 2 * 0.06).toFixed(1))],
    [10, Number((1.2 + thread ** 2 * 0.05).toFixed(2))],
  ],
  grams: Math.round(thread ** 2 * 2),
  stock: 140,
  related: [goesWith(firstNut + index)],
});

const spacerThreads = [
  { thread: 2.5, flats: 5 },
  { thread: 3, flats: 5.5 },
] as const;
const spacerLengths = [5, 6, 8, 10, 12, 15, 20, 25, 30] as const;
const spacerEnds = [
  { code: 'FF', name: { EN: 'female–female', DE: 'innen–innen', FR: 'femelle–femelle' } },
  { code: 'MF', name: { EN: 'male–female', DE: 'außen–innen', FR: 'mâle–femelle' } },
] as const;

const spacer = (
  { thread, flats }: (typeof spacerThreads)[number],
  { code, name }: (typeof spacerEnds)[number],
  [length, sku]: readonly [number, number],
): Part => ({
  sku,
  kind: 'spacer',
  manufacturer: houseBrand,
  partNumber: `PB-SP-${code}-M${thread}x${length}`,
  name: texts({
    EN: (say) => `Spacer M${say(thread)} × ${length}, brass, ${name.EN}, 10 pieces`,
    DE: (say) => `Abstandsbolzen M${say(thread)} × ${length}, Messing, ${name.DE}, 10 Stück`,
    FR: (say) => `Entretoise M${say(thread)} × ${length}, laiton, ${name.FR}, 10 pièces`,
  }),
  description: texts({
    EN: (say) =>
      `Keeps two boards ${length} mm apart. Hexagonal brass, ${say(flats)} mm across flats, nickel-plated; ${thread === 2.5 ? 'fits the holes of a Raspberry Pi' : 'fits most enclosures'}.`,
    DE: (say) =>
      `Hält zwei Platinen ${length} mm auseinander. Sechskantmessing, Schlüsselweite ${say(flats)} mm, vernickelt; ${thread === 2.5 ? 'passt in die Löcher eines Raspberry Pi' : 'passt in die meisten Gehäuse'}.`,
    FR: (say) =>
      `Tient deux cartes à ${length} mm l’une de l’autre. Laiton hexagonal, ${say(flats)} mm sur plats, nickelé ; ${thread === 2.5 ? 'convient aux trous d’un Raspberry Pi' : 'convient à la plupart des boîtiers'}.`,
  }),
  category: '1.2.2.5.3',
  tag: 'screws',
  attributes: [
    words('thread', `M${thread}`),
    value('length', metres(length)),
    value('width-across-flats', metres(flats)),
    words('design', name),
    words('material', { EN: 'nickel-plated brass', DE: 'Messing vernickelt', FR: 'laiton nickelé' }),
    value('pieces', 10),
  ],
  prices: [
    [1, Number((1.4 + length * 0.06).toFixed(1))],
    [10, Number((1.1 + length * 0.05).toFixed(2))],
  ],
  grams: Math.round(10 * flats ** 2 * length * 0.0055 + 2),
  stock: 110,
  related: [accessory(nutFor(thread)), accessory(screwdriverSet)],
});

export const fasteners: readonly Part[] = [
  ...socketHeads.flatMap(({ lengths, ...size }, row) =>
    lengths.map((length, index) => screw('socket', { ...size, length }, 1_130_000 + 20 * row + index)),
  ),
  ...panHeads.flatMap(({ lengths, ...size }, row) =>
    lengths.map((length, index) => screw('pan', { ...size, length }, 1_131_000 + 20 * row + index)),
  ),
  ...nutSizes.map(nut),
  ...nutSizes.map(washer),
  ...spacerThreads.flatMap((thread, row) =>
    spacerEnds.flatMap((end, side) =>
      spacerLengths.map((length, index) => spacer(thread, end, [length, 1_133_000 + 100 * row + 50 * side + index])),
    ),
  ),
];
