import type { Part } from './part.ts';
import { accessory, goesWith, value, words } from './part.ts';
import { breadboard, houseBrand, jumperWires, phoenixContact, screwdriverSet, wurth } from './related.ts';
import { texts } from './texts.ts';

const three = (number: number) => String(number).padStart(3, '0');
const dataSheet = (partNumber: string) => `https://www.we-online.com/components/products/datasheet/${partNumber}.pdf`;

/** Würth 613 xxx R1 121: pins and rows. Six in one row and forty in two are sold with texts of their own. */
const headers = [
  { rows: 1, first: 1_090_000, pins: [2, 3, 4, 5, 7, 8, 9, 10, 11, 12, 14, 16, 20, 32, 36, 40] },
  { rows: 2, first: 1_090_100, pins: [4, 6, 8, 10, 12, 14, 16, 20, 26, 34] },
] as const;

const header = (rows: 1 | 2, pins: number, sku: number): Part => {
  const grid = rows === 1 ? String(pins) : `2 × ${pins / 2}`;
  const partNumber = `613${three(pins)}${rows}1121`;
  return {
    sku,
    kind: 'pin-header',
    manufacturer: wurth,
    partNumber,
    name: texts({
      EN: () => `Pin header, ${grid} pins, 2.54 mm, straight`,
      DE: () => `Stiftleiste, ${grid} Pole, 2,54 mm, gerade`,
      FR: () => `Barrette mâle, ${grid} broches, 2,54 mm, droite`,
    }),
    description: texts({
      EN: (say) =>
        `Gold-plated square pins on the grid that everything shares. ${say(pins)} contacts over ${say((pins / rows) * 2.54)} mm; carries ${say(3, 'A')} a pin.`,
      DE: (say) =>
        `Vergoldete Vierkantstifte im Raster, das alle teilen. ${say(pins)} Kontakte auf ${say((pins / rows) * 2.54)} mm; trägt ${say(3, 'A')} je Stift.`,
      FR: (say) =>
        `Broches carrées dorées au pas commun à tous. ${say(pins)} contacts sur ${say((pins / rows) * 2.54)} mm ; ${say(3, 'A')} par broche.`,
    }),
    category: '1.2.2.4.1',
    tag: 'pin-headers',
    attributes: [
      value('positions', pins),
      value('rows', rows),
      value('pitch', 0.00254),
      value('current', 3),
      words('orientation', { EN: 'straight', DE: 'gerade', FR: 'droite' }),
    ],
    prices: [
      [1, Number((0.08 + pins * 0.035).toFixed(2))],
      [50, Number((0.05 + pins * 0.024).toFixed(2))],
    ],
    grams: Math.max(1, Math.round(pins * 0.15)),
    stock: 500,
    related: [accessory(jumperWires), accessory(breadboard)],
    dataSheet: dataSheet(partNumber),
  };
};

/** Würth 612 xxx 216 21, keyed, for flat cable. */
const boxHeader = (pins: number, index: number): Part => {
  const partNumber = `612${three(pins)}21621`;
  return {
    sku: 1_091_000 + index,
    kind: 'box-header',
    manufacturer: wurth,
    partNumber,
    name: texts({
      EN: () => `Box header, ${pins} pins, 2.54 mm, straight`,
      DE: () => `Wannenstecker, ${pins} Pole, 2,54 mm, gerade`,
      FR: () => `Embase à détrompeur, ${pins} broches, 2,54 mm, droite`,
    }),
    description: texts({
      EN: (say) =>
        `The shroud with its notch lets the flat cable in one way only. ${say(pins)} pins in two rows, pin one is marked.`,
      DE: (say) =>
        `Die Wanne mit Kerbe nimmt das Flachbandkabel nur in einer Richtung. ${say(pins)} Stifte in zwei Reihen, Stift eins ist markiert.`,
      FR: (say) =>
        `Le détrompeur n’accepte la nappe que dans un sens. ${say(pins)} broches sur deux rangées, la première est repérée.`,
    }),
    category: '1.2.2.4.4',
    tag: 'pin-headers',
    attributes: [value('positions', pins), value('rows', 2), value('pitch', 0.00254), value('current', 3)],
    prices: [
      [1, Number((0.35 + pins * 0.04).toFixed(2))],
      [50, Number((0.25 + pins * 0.03).toFixed(2))],
    ],
    grams: Math.max(1, Math.round(pins * 0.3)),
    stock: 260,
    related: [accessory(jumperWires)],
    dataSheet: dataSheet(partNumber),
  };
};

/** Phoenix Contact PT 1,5/…-5,0-H; two and three poles are sold with texts of their own. */
const terminals = [
  [4, '1935187'],
  [5, '1935190'],
  [6, '1935200'],
  [7, '1935213'],
  [8, '1935226'],
  [9, '1935239'],
  [10, '1935242'],
] as const;

const terminal = ([poles, partNumber]: (typeof terminals)[number], index: number): Part => ({
  sku: 1_092_000 + index,
  kind: 'connector',
  manufacturer: phoenixContact,
  partNumber,
  name: texts({
    EN: () => `PCB terminal block, ${poles}-pole, 5 mm`,
    DE: () => `Leiterplattenklemme, ${poles}-polig, 5 mm`,
    FR: () => `Bornier pour circuit imprimé, ${poles} pôles, 5 mm`,
  }),
  description: texts({
    EN: (say) =>
      `Wires from the front, screws from above, ${say(poles * 5)} mm long. Strip 5 mm, tighten to 0.5 Nm, done. Up to ${say(13.5, 'A')} and ${say(250, 'V')} a pole.`,
    DE: (say) =>
      `Drähte von vorn, Schrauben von oben, ${say(poles * 5)} mm lang. 5 mm abisolieren, mit 0,5 Nm anziehen, fertig. Bis ${say(13.5, 'A')} und ${say(250, 'V')} je Pol.`,
    FR: (say) =>
      `Fils par l’avant, vis par le dessus, ${say(poles * 5)} mm de long. Dénudez 5 mm, serrez à 0,5 Nm, c’est prêt. Jusqu’à ${say(13.5, 'A')} et ${say(250, 'V')} par pôle.`,
  }),
  category: '1.2.2.4.2',
  tag: 'terminal-blocks',
  attributes: [
    value('positions', poles),
    value('pitch', 0.005),
    value('current', 13.5),
    value('voltage', 250),
    words('wire-cross-section', { EN: '0.2–1.5 mm²', DE: '0,2–1,5 mm²', FR: '0,2–1,5 mm²' }),
  ],
  prices: [
    [1, Number((poles * 0.42).toFixed(2))],
    [50, Number((poles * 0.31).toFixed(2))],
  ],
  grams: Math.round(poles * 1.3),
  stock: 240,
  related: [accessory(screwdriverSet)],
});

const socketPins = [6, 8, 14, 16, 18, 20, 24, 28, 40] as const;
/** A circuit that each size is for. */
const circuitFor: Readonly<Record<number, number>> = {
  8: 100_331,
  14: 1_088_000,
  16: 1_088_010,
  20: 1_088_019,
  28: 100_332,
};

const socket = (pins: number, index: number): Part => ({
  sku: 1_094_000 + index,
  kind: 'ic-socket',
  manufacturer: houseBrand,
  partNumber: `PB-DIP${pins}`,
  name: texts({
    EN: () => `IC socket, ${pins} pins, turned contacts`,
    DE: () => `IC-Fassung, ${pins}-polig, gedrehte Kontakte`,
    FR: () => `Support de circuit, ${pins} broches, contacts tournés`,
  }),
  description: texts({
    EN: () =>
      `Solder the socket and plug in the circuit afterwards: it stays cool and can be swapped. Round, gold-plated contacts hold a DIP-${pins} firmly.`,
    DE: () =>
      `Erst die Fassung löten, dann den Schaltkreis stecken: Er bleibt kühl und lässt sich tauschen. Runde, vergoldete Kontakte halten einen DIP-${pins} fest.`,
    FR: () =>
      `Soudez le support, puis enfichez le circuit : il reste froid et s’échange. Des contacts ronds et dorés tiennent fermement un DIP-${pins}.`,
  }),
  category: '1.2.2.4.5',
  tag: 'ic-sockets',
  attributes: [
    value('pins', pins),
    value('pitch', 0.00254),
    value('current', 1),
    words('package', { EN: `for DIP-${pins}`, DE: `für DIP-${pins}`, FR: `pour DIP-${pins}` }),
  ],
  prices: [
    [1, Number((0.15 + pins * 0.035).toFixed(2))],
    [25, Number((0.1 + pins * 0.026).toFixed(2))],
  ],
  grams: Math.max(1, Math.round(pins * 0.12)),
  stock: 480,
  related: [accessory(breadboard), ...[circuitFor[pins] ?? []].flat().map(goesWith)],
});

export const boardConnectors: readonly Part[] = [
  ...headers.flatMap(({ rows, first, pins }) => pins.map((count, index) => header(rows, count, first + index))),
  ...[6, 8, 10, 14, 16, 20, 26, 34, 40].map(boxHeader),
  ...terminals.map(terminal),
  ...socketPins.map(socket),
];
