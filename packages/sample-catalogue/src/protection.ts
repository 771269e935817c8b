import { boxOf } from './cases.ts';
import type { Part } from './part.ts';
import { accessory, value, words } from './part.ts';
import { breadboard, finder, littelfuse } from './related.ts';
import { texts } from './texts.ts';

/** Rated currents of IEC 60127 in A, with the letters of Littelfuse's ordering code. */
const ratings: readonly (readonly [amps: number, code: string])[] = [
  [0.1, '.100'],
  [0.125, '.125'],
  [0.16, '.160'],
  [0.2, '.200'],
  [0.25, '.250'],
  [0.315, '.315'],
  [0.4, '.400'],
  [0.5, '.500'],
  [0.63, '.630'],
  [0.8, '.800'],
  [1, '001.'],
  [1.25, '1.25'],
  [1.6, '01.6'],
  [2, '002.'],
  [2.5, '02.5'],
  [3.15, '3.15'],
  [4, '004.'],
  [5, '005.'],
  [6.3, '06.3'],
  [8, '008.'],
  [10, '010.'],
];

const speeds = [
  { series: '0217', letter: 'F', first: 1_100_000, name: { EN: 'fast', DE: 'flink', FR: 'rapide' } },
  { series: '0218', letter: 'T', first: 1_100_100, name: { EN: 'time-lag', DE: 'träge', FR: 'temporisé' } },
] as const;

const fuse = (
  { series, letter, first, name }: (typeof speeds)[number],
  [amps, code]: (typeof ratings)[number],
  index: number,
): Part => ({
  sku: first + index,
  kind: 'fuse',
  manufacturer: littelfuse,
  partNumber: `${series}${code}HXP`,
  name: texts({
    EN: (say) => `Fuse 5 × 20 mm, ${say(amps, 'A')}, ${name.EN}, ${say(250, 'V')}`,
    DE: (say) => `Feinsicherung 5 × 20 mm, ${say(amps, 'A')}, ${name.DE}, ${say(250, 'V')}`,
    FR: (say) => `Fusible 5 × 20 mm, ${say(amps, 'A')}, ${name.FR}, ${say(250, 'V')}`,
  }),
  description: texts({
    EN: (say) =>
      letter === 'F'
        ? `Marked ${letter}: blows at once above ${say(amps, 'A')} and protects semiconductors and meters. Glass, so one sees that it has.`
        : `Marked ${letter}: forgives the inrush of motors and transformers and blows when more than ${say(amps, 'A')} last. Glass body.`,
    DE: (say) =>
      letter === 'F'
        ? `Kennbuchstabe ${letter}: löst oberhalb von ${say(amps, 'A')} sofort aus und schützt Halbleiter und Messgeräte. Aus Glas: Man sieht, ob sie durch ist.`
        : `Kennbuchstabe ${letter}: verzeiht den Anlauf von Motoren und Transformatoren und löst aus, wenn mehr als ${say(amps, 'A')} andauern. Glaskörper.`,
    FR: (say) =>
      letter === 'F'
        ? `Repère ${letter} : fond aussitôt au-delà de ${say(amps, 'A')} et protège semi-conducteurs et appareils de mesure. En verre : on voit s’il a fondu.`
        : `Repère ${letter} : tolère l’appel de courant des moteurs et transformateurs, et fond quand plus de ${say(amps, 'A')} durent. Corps en verre.`,
  }),
  category: '1.2.2.8',
  tag: 'fuses',
  attributes: [
    value('current', amps),
    value('voltage', 250),
    words('characteristic', name),
    value('diameter', 0.005),
    value('length', 0.02),
  ],
  prices: [
    [1, 0.35],
    [10, 0.28],
    [100, 0.2],
  ],
  grams: 1,
  stock: 450,
});

/** Finder 40 series: contacts, switching current in A, and DC coils of 0.65 W. */
const relays = [
  { type: '40.31', poles: 1, amps: 10, first: 1_105_000, euros: 3.9 },
  { type: '40.52', poles: 2, amps: 8, first: 1_105_100, euros: 4.6 },
  { type: '40.61', poles: 1, amps: 16, first: 1_105_200, euros: 4.9 },
] as const;
const coilVolts = [5, 6, 12, 24, 48] as const;

const relay = ({ type, poles, amps, first, euros }: (typeof relays)[number], volts: number, index: number): Part => {
  const form =
    poles === 1
      ? { EN: '1 changeover', DE: '1 Wechsler', FR: '1 inverseur' }
      : { EN: '2 changeovers', DE: '2 Wechsler', FR: '2 inverseurs' };
  return {
    sku: first + index,
    kind: 'relay',
    manufacturer: finder,
    partNumber: `${type}.9.${String(volts).padStart(3, '0')}.0000`,
    name: texts({
      EN: (say) => `Relay ${type}, ${say(volts, 'V')} DC, ${form.EN}, ${say(amps, 'A')}`,
      DE: (say) => `Relais ${type}, ${say(volts, 'V')} DC, ${form.DE}, ${say(amps, 'A')}`,
      FR: (say) => `Relais ${type}, ${say(volts, 'V')} CC, ${form.FR}, ${say(amps, 'A')}`,
    }),
    description: texts({
      EN: (say) =>
        `Switches up to ${say(amps, 'A')} at ${say(250, 'V')} AC with ${say(0.65, 'W')} in the coil. A transistor drives it; a diode across the coil catches what comes back.`,
      DE: (say) =>
        `Schaltet bis ${say(amps, 'A')} bei ${say(250, 'V')} Wechselspannung mit ${say(0.65, 'W')} in der Spule. Ein Transistor steuert es; eine Diode an der Spule fängt ab, was zurückkommt.`,
      FR: (say) =>
        `Commute jusqu’à ${say(amps, 'A')} sous ${say(250, 'V')} alternatif avec ${say(0.65, 'W')} dans la bobine. Un transistor le commande ; une diode sur la bobine absorbe le retour.`,
    }),
    category: '1.2.2.9.1',
    tag: 'relays',
    attributes: [
      value('coil-voltage', volts),
      words('contact-form', form),
      value('switching-current', amps),
      value('switching-voltage', 250),
      value('coil-resistance', Number((volts ** 2 / 0.65).toPrecision(2))),
      ...boxOf(29, 12.4, 25),
    ],
    prices: [
      [1, euros],
      [10, Number((euros * 0.88).toFixed(2))],
    ],
    grams: poles === 1 ? 14 : 15,
    stock: 130,
    related: [accessory(breadboard)],
  };
};

export const protection: readonly Part[] = [
  ...speeds.flatMap((speed) => ratings.map((rating, index) => fuse(speed, rating, index))),
  ...relays.flatMap((type) => coilVolts.map((volts, index) => relay(type, volts, index))),
];
