import { black, blue, green, red, white, yellow } from './colours.data.ts';
import type { Part } from './part.ts';
import { accessory, goesWith, value, words } from './part.ts';
import { houseBrand, wireStripper } from './related.ts';
import { texts } from './texts.ts';

const colours = [black, red, blue, yellow, green, white] as const;

const firstWire = 1_125_000;

/** Stranded wire: cross-section in mm², strands by their diameter in mm, current in A, metres a reel. */
const strands = [
  { area: 0.14, build: '18 × 0.1', amps: 2, metres: 25, euros: 4.9 },
  { area: 0.25, build: '14 × 0.15', amps: 4, metres: 25, euros: 6.2 },
  { area: 0.5, build: '16 × 0.2', amps: 8, metres: 25, euros: 8.9 },
  { area: 0.75, build: '24 × 0.2', amps: 12, metres: 25, euros: 11.5 },
  { area: 1.5, build: '30 × 0.25', amps: 20, metres: 10, euros: 9.9 },
] as const;

const wire = (strand: (typeof strands)[number], { code, name }: (typeof colours)[number], sku: number): Part => {
  const { area, build, amps, metres, euros } = strand;
  // Copper has 0.0178 Ω mm²/m.
  const drop = Number(((0.0178 / area) * 1000).toPrecision(3));
  return {
    sku,
    kind: 'wire',
    manufacturer: houseBrand,
    partNumber: `PB-W${String(Math.round(area * 100)).padStart(3, '0')}-${code}`,
    name: texts({
      EN: (say) => `Stranded wire ${say(area, 'mm²')}, ${name.EN}, ${say(metres, 'm')}`,
      DE: (say) => `Litze ${say(area, 'mm²')}, ${name.DE}, ${say(metres, 'm')}`,
      FR: (say) => `Fil souple ${say(area, 'mm²')}, ${name.FR}, ${say(metres, 'm')}`,
    }),
    description: texts({
      EN: (say) =>
        `${build} mm of tinned copper under PVC, on a reel. At ${say(1, 'A')} a metre takes ${say(drop)} mV; in free air it may carry ${say(amps, 'A')}.`,
      DE: (say) =>
        `${build.replace('.', ',')} mm verzinntes Kupfer unter PVC, auf der Spule. Bei ${say(1, 'A')} kostet ein Meter ${say(drop)} mV; in freier Luft trägt sie ${say(amps, 'A')}.`,
      FR: (say) =>
        `${build.replace('.', ',')} mm de cuivre étamé sous PVC, en bobine. À ${say(1, 'A')}, un mètre coûte ${say(drop)} mV ; à l’air libre, il supporte ${say(amps, 'A')}.`,
    }),
    category: '1.2.5.3.2',
    tag: 'wires',
    attributes: [
      value('cross-section', area),
      words('colour', name),
      value('length', metres),
      value('current', amps),
      words('material', { EN: 'tinned copper, PVC', DE: 'Kupfer verzinnt, PVC', FR: 'cuivre étamé, PVC' }),
    ],
    prices: [
      [1, euros],
      [5, Number((euros * 0.88).toFixed(2))],
    ],
    grams: Math.round(metres * (area * 9 + 3)),
    content: { AMOUNT: metres, UNIT: 'm' },
    stock: 60,
    related: [accessory(wireStripper)],
    variantGroup: 'stranded-wire',
  };
};

/** Heat-shrink tubing two to one: millimetres before and after. */
const tubeSizes = [
  [1.6, 0.8],
  [2.4, 1.2],
  [3.2, 1.6],
  [4.8, 2.4],
  [6.4, 3.2],
  [9.5, 4.8],
  [12.7, 6.4],
  [19.1, 9.5],
  [25.4, 12.7],
] as const;
/** « gaine » is feminine. */
const feminine = { noir: 'noire', rouge: 'rouge', transparent: 'transparente' } as const;
const tubeColours = [black, red, { code: 'CL', name: { EN: 'clear', DE: 'transparent', FR: 'transparent' } }] as const;

const tube = (
  [before, after]: (typeof tubeSizes)[number],
  { code, name }: (typeof tubeColours)[number],
  sku: number,
): Part => ({
  sku,
  kind: 'heat-shrink',
  manufacturer: houseBrand,
  partNumber: `PB-HS${String(before * 10).padStart(3, '0')}-${code}`,
  name: texts({
    EN: (say) => `Heat-shrink tubing ${say(before)} mm, ${name.EN}, ${say(1.2, 'm')}`,
    DE: (say) => `Schrumpfschlauch ${say(before)} mm, ${name.DE}, ${say(1.2, 'm')}`,
    FR: (say) => `Gaine thermorétractable ${say(before)} mm, ${feminine[name.FR]}, ${say(1.2, 'm')}`,
  }),
  description: texts({
    EN: (say) =>
      `Slip it over the joint, warm to 90 °C, and ${say(before)} mm become ${say(after)}. Polyolefin, does not feed a flame. Think of it before soldering.`,
    DE: (say) =>
      `Über die Lötstelle schieben, auf 90 °C erwärmen, und aus ${say(before)} mm werden ${say(after)}. Polyolefin, selbstverlöschend. Vor dem Löten daran denken.`,
    FR: (say) =>
      `Glissez-la sur la soudure, chauffez à 90 °C, et ${say(before)} mm deviennent ${say(after)}. Polyoléfine, auto-extinguible. Pensez-y avant de souder.`,
  }),
  category: '1.2.5.3.3',
  tag: 'wires',
  attributes: [
    value('inner-diameter', Number(`${before}e-3`)),
    words('shrink-ratio', '2:1'),
    words('colour', name),
    value('length', 1.2),
    value('voltage', 600),
    words('material', { EN: 'polyolefin', DE: 'Polyolefin', FR: 'polyoléfine' }),
  ],
  prices: [
    [1, Number((0.7 + before * 0.09).toFixed(2))],
    [10, Number((0.55 + before * 0.075).toFixed(2))],
  ],
  grams: Math.max(2, Math.round(before * 1.6)),
  content: { AMOUNT: 1.2, UNIT: 'm' },
  stock: 160,
  related: [goesWith(firstWire + 40), accessory(wireStripper)],
  variantGroup: 'heat-shrink',
});

export const wires: readonly Part[] = [
  ...strands.flatMap((strand, row) =>
    colours.map((colour, index) => wire(strand, colour, firstWire + 20 * row + index)),
  ),
  ...tubeSizes.flatMap((size, row) =>
    tubeColours.map((colour, index) => tube(size, colour, 1_126_000 + 10 * row + index)),
  ),
];
