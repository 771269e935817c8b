import type { Part } from './part.ts';
import { accessory, goesWith, value, words } from './part.ts';
import { crimpTool, jst, molex } from './related.ts';
import { texts } from './texts.ts';

/** A header for the board and a housing for the wires, in three series. Part numbers follow the makers' schemes. */
type Series = {
  readonly name: string;
  readonly manufacturer: number;
  readonly first: number;
  /** In mm. */
  readonly pitch: number;
  readonly amps: number;
  readonly header: (pins: number) => string;
  readonly housing: (pins: number) => string;
  readonly dataSheet?: string;
};

/** German joins the words of a compound. */
const hyphenated = ({ name }: Series) => name.replaceAll(' ', '-');

const two = (number: number) => String(number).padStart(2, '0');

const series: readonly Series[] = [
  {
    name: 'JST XH',
    manufacturer: jst,
    first: 1_096_000,
    pitch: 2.5,
    amps: 3,
    header: (pins) => `B${pins}B-XH-A(LF)(SN)`,
    housing: (pins) => `XHP-${pins}`,
    dataSheet: 'https://www.jst-mfg.com/product/pdf/eng/eXH.pdf',
  },
  {
    name: 'JST PH',
    manufacturer: jst,
    first: 1_096_100,
    pitch: 2,
    amps: 2,
    header: (pins) => `B${pins}B-PH-K-S(LF)(SN)`,
    housing: (pins) => `PHR-${pins}`,
    dataSheet: 'https://www.jst-mfg.com/product/pdf/eng/ePH.pdf',
  },
  {
    name: 'Molex KK 254',
    manufacturer: molex,
    first: 1_096_200,
    pitch: 2.54,
    amps: 4,
    header: (pins) => `22-23-2${two(pins)}1`,
    housing: (pins) => `22-01-3${two(pins)}7`,
  },
];

const pinCounts = [2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

const shared = ({ manufacturer, amps, pitch, dataSheet }: Series, pins: number) => ({
  manufacturer,
  category: '1.2.2.4.3',
  tag: 'wire-connectors',
  attributes: [
    value('positions', pins),
    value('pitch', Number(`${pitch}e-3`)),
    value('current', amps),
    value('voltage', 250),
  ],
  ...(dataSheet === undefined ? {} : { dataSheet }),
});

const header = (one: Series, pins: number, sku: number): Part => ({
  ...shared(one, pins),
  sku,
  kind: 'wire-connector',
  partNumber: one.header(pins),
  name: texts({
    EN: (say) => `${one.name} header, ${pins} pins, ${say(one.pitch)} mm`,
    DE: (say) => `${hyphenated(one)}-Stiftwanne, ${pins} Pole, ${say(one.pitch)} mm`,
    FR: (say) => `Embase ${one.name}, ${pins} broches, ${say(one.pitch)} mm`,
  }),
  description: texts({
    EN: (say) =>
      `Sits upright on the board and takes the housing with ${say(pins)} wires in one direction only; a latch holds it. Up to ${say(one.amps, 'A')} a pin.`,
    DE: (say) =>
      `Steht auf der Platine und nimmt das Gehäuse mit ${say(pins)} Drähten nur in einer Richtung auf; eine Rastung hält es. Bis ${say(one.amps, 'A')} je Stift.`,
    FR: (say) =>
      `Se tient sur la carte et ne reçoit le boîtier à ${say(pins)} fils que dans un sens ; un verrou le retient. Jusqu’à ${say(one.amps, 'A')} par broche.`,
  }),
  prices: [
    [1, Number((0.1 + pins * 0.04).toFixed(2))],
    [100, Number((0.05 + pins * 0.028).toFixed(2))],
  ],
  grams: 1,
  stock: 620,
  related: [accessory(sku + 20)],
});

const housing = (one: Series, pins: number, sku: number): Part => ({
  ...shared(one, pins),
  sku,
  kind: 'wire-housing',
  partNumber: one.housing(pins),
  name: texts({
    EN: (say) => `${one.name} housing, ${pins} positions, ${say(one.pitch)} mm`,
    DE: (say) => `${hyphenated(one)}-Gehäuse, ${pins}-polig, ${say(one.pitch)} mm`,
    FR: (say) => `Boîtier ${one.name}, ${pins} contacts, ${say(one.pitch)} mm`,
  }),
  description: texts({
    EN: (say) =>
      `The wires' side: crimp a contact to each of ${say(pins)} wires and push it in until it clicks. Contacts are sold apart.`,
    DE: (say) =>
      `Die Seite der Drähte: an jeden der ${say(pins)} Drähte einen Kontakt crimpen und einschieben, bis es klickt. Kontakte gibt es getrennt.`,
    FR: (say) =>
      `Le côté des fils : sertissez un contact sur chacun des ${say(pins)} fils et poussez jusqu’au déclic. Contacts vendus à part.`,
  }),
  attributes: [
    ...shared(one, pins).attributes,
    words('design', { EN: 'crimp housing', DE: 'Crimpgehäuse', FR: 'boîtier à sertir' }),
  ],
  prices: [
    [1, Number((0.06 + pins * 0.02).toFixed(2))],
    [100, Number((0.03 + pins * 0.013).toFixed(2))],
  ],
  grams: 1,
  stock: 800,
  related: [goesWith(sku - 20), accessory(crimpTool)],
});

export const wireConnectors: readonly Part[] = series.flatMap((one) =>
  pinCounts.flatMap((pins, index) => [
    header(one, pins, one.first + index),
    housing(one, pins, one.first + 20 + index),
  ]),
);
