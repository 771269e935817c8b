import { cableWords } from './cables.data.ts';
import { black, blue, green, grey, red, yellow } from './colours.data.ts';
import type { Part } from './part.ts';
import { goesWith, value, words } from './part.ts';
import { breadboard, gigabitSwitch, houseBrand, raspberryPi5 } from './related.ts';
import type { Texts } from './texts.ts';
import { texts } from './texts.ts';

const colours = [grey, blue, red, yellow, green, black] as const;
const patchMetres = [0.25, 0.5, 1, 1.5, 3, 5, 7.5, 10, 15, 20] as const;

const patch = ({ code, name }: (typeof colours)[number], metres: number, sku: number): Part => ({
  sku,
  kind: 'cable',
  manufacturer: houseBrand,
  partNumber: `PB-C6A-${code}-${String(metres * 100).padStart(4, '0')}`,
  name: texts({
    EN: (say) => `Patch cable Cat.6A, S/FTP, ${say(metres, 'm')}, ${name.EN}`,
    DE: (say) => `Patchkabel Cat.6A, S/FTP, ${say(metres, 'm')}, ${name.DE}`,
    FR: (say) => `Cordon réseau Cat.6A, S/FTP, ${say(metres, 'm')}, ${name.FR}`,
  }),
  description: texts({
    EN: (say) =>
      `Carries ${say(1e10, 'bit/s')}. Each pair has its own foil, a braid surrounds them all, and the jacket is free of halogen. Colours keep networks apart.`,
    DE: (say) =>
      `Trägt ${say(1e10, 'bit/s')}. Jedes Paar hat seine Folie, ein Geflecht umgibt alle, der Mantel ist halogenfrei. Farben halten Netze auseinander.`,
    FR: (say) =>
      `Transporte ${say(1e10, 'bit/s')}. Chaque paire a sa feuille, une tresse entoure le tout, la gaine est sans halogène. Les couleurs distinguent les réseaux.`,
  }),
  category: '1.2.3.4.1',
  tag: 'cables',
  attributes: [
    value('length', metres),
    words('colour', name),
    words('standard', 'Cat.6A'),
    words('shielding', 'S/FTP'),
    value('data-rate', 1e10),
    words('connector-a', 'RJ45'),
    words('connector-b', 'RJ45'),
  ],
  prices: [
    [1, Number((2.2 + metres * 1.15).toFixed(1))],
    [10, Number((1.9 + metres * 1.02).toFixed(2))],
  ],
  grams: Math.round(15 + metres * 42),
  stock: 90,
  related: [goesWith(gigabitSwitch)],
  variantGroup: 'cat6a-patch',
});

const dataCable = (line: (typeof cableWords)[number], metres: number, sku: number): Part => ({
  sku,
  kind: 'cable',
  manufacturer: houseBrand,
  partNumber: `PB-${line.code}-${String(metres * 100).padStart(4, '0')}`,
  name: texts({
    EN: (say) => `${line.name.EN}, ${say(metres, 'm')}`,
    DE: (say) => `${line.name.DE}, ${say(metres, 'm')}`,
    FR: (say) => `${line.name.FR}, ${say(metres, 'm')}`,
  }),
  description: texts({ EN: () => line.text.EN, DE: () => line.text.DE, FR: () => line.text.FR }),
  category: line.category,
  tag: 'cables',
  attributes: [
    value('length', metres),
    words('standard', line.standard),
    ...(line.bits === null ? [] : [value('data-rate', line.bits)]),
    words('connector-a', line.plugs[0]),
    words('connector-b', line.plugs[1]),
  ],
  prices: [
    [1, Number((line.euros + metres * 1.4).toFixed(1))],
    [10, Number((line.euros * 0.88 + metres * 1.2).toFixed(2))],
  ],
  grams: Math.round(18 + metres * 32),
  stock: 110,
  related: [goesWith(raspberryPi5)],
  variantGroup: `cable-${line.code.toLowerCase()}`,
});

const jumperKinds = [
  { code: 'MM', name: { EN: 'plug to plug', DE: 'Stecker auf Stecker', FR: 'mâle–mâle' } },
  { code: 'MF', name: { EN: 'plug to socket', DE: 'Stecker auf Buchse', FR: 'mâle–femelle' } },
  { code: 'FF', name: { EN: 'socket to socket', DE: 'Buchse auf Buchse', FR: 'femelle–femelle' } },
] as const;

const jumper = ({ code, name }: { code: string; name: Texts }, metres: number, sku: number): Part => ({
  sku,
  kind: 'cable',
  manufacturer: houseBrand,
  partNumber: `PB-J${code}-${metres * 100}`,
  name: texts({
    EN: (say) => `Jumper wires, ${name.EN}, ${say(metres * 100)} cm, 40 pieces`,
    DE: (say) => `Steckbrücken, ${name.DE}, ${say(metres * 100)} cm, 40 Stück`,
    FR: (say) => `Fils de connexion, ${name.FR}, ${say(metres * 100)} cm, 40 pièces`,
  }),
  description: texts({
    EN: () =>
      'Ten colours as a ribbon: peel off as many as a bus needs and its wires stay together. For breadboards and pin headers of 2.54 mm.',
    DE: () =>
      'Zehn Farben als Band: So viele abziehen, wie der Bus braucht, und die Drähte bleiben beisammen. Für Steckbretter und Stiftleisten mit 2,54 mm.',
    FR: () =>
      'Dix couleurs en nappe : détachez-en autant que le bus en demande, et les fils restent ensemble. Pour plaques d’essai et barrettes au pas de 2,54 mm.',
  }),
  category: '1.2.5.3.1',
  tag: 'prototyping',
  attributes: [
    value('length', metres),
    value('pieces', 40),
    words(
      'connector-a',
      code[0] === 'M'
        ? { EN: 'jumper plug', DE: 'Stecker', FR: 'mâle' }
        : { EN: 'jumper socket', DE: 'Buchse', FR: 'femelle' },
    ),
    words(
      'connector-b',
      code[1] === 'M'
        ? { EN: 'jumper plug', DE: 'Stecker', FR: 'mâle' }
        : { EN: 'jumper socket', DE: 'Buchse', FR: 'femelle' },
    ),
    value('pitch', 0.00254),
  ],
  prices: [
    [1, Number((3.2 + metres * 6).toFixed(1))],
    [10, Number((2.7 + metres * 5.2).toFixed(2))],
  ],
  grams: Math.round(20 + metres * 110),
  stock: 150,
  related: [goesWith(breadboard)],
  variantGroup: 'jumper-wires',
});

export const cables: readonly Part[] = [
  ...colours.flatMap((colour, row) =>
    patchMetres.map((metres, index) => patch(colour, metres, 1_120_000 + 20 * row + index)),
  ),
  ...cableWords.flatMap((line, row) =>
    line.metres.map((metres, index) => dataCable(line, metres, 1_121_000 + 20 * row + index)),
  ),
  ...jumperKinds.flatMap((kind, row) =>
    [0.1, 0.2, 0.3].map((metres, index) => jumper(kind, metres, 1_122_000 + 20 * row + index)),
  ),
];
