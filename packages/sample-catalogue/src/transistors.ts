import type { Part } from './part.ts';
import { accessory, value, words } from './part.ts';
import { breadboard, infineon, onsemi } from './related.ts';
import { texts } from './texts.ts';

/** Part number, type, polarity, collector-emitter voltage in V, collector current in A, gain. */
type Bipolar = readonly [
  partNumber: string,
  type: string,
  polarity: 'NPN' | 'PNP',
  volts: number,
  amps: number,
  gain: string,
];
const bipolars: readonly Bipolar[] = [
  ['BC546BTA', 'BC546B', 'NPN', 65, 0.1, '200–450'],
  ['BC547CTA', 'BC547C', 'NPN', 45, 0.1, '420–800'],
  ['BC548BTA', 'BC548B', 'NPN', 30, 0.1, '200–450'],
  ['BC549CTA', 'BC549C', 'NPN', 30, 0.1, '420–800'],
  ['BC550CTA', 'BC550C', 'NPN', 45, 0.1, '420–800'],
  ['BC556BTA', 'BC556B', 'PNP', 65, 0.1, '200–450'],
  ['BC557BTA', 'BC557B', 'PNP', 45, 0.1, '200–450'],
  ['BC558BTA', 'BC558B', 'PNP', 30, 0.1, '200–450'],
  ['BC560CTA', 'BC560C', 'PNP', 45, 0.1, '420–800'],
  ['BC33725TA', 'BC337-25', 'NPN', 45, 0.8, '160–400'],
  ['BC33740TA', 'BC337-40', 'NPN', 45, 0.8, '250–630'],
  ['BC32725TA', 'BC327-25', 'PNP', 45, 0.8, '160–400'],
  ['2N3904BU', '2N3904', 'NPN', 40, 0.2, '100–300'],
  ['2N3906BU', '2N3906', 'PNP', 40, 0.2, '100–300'],
  ['2N5551BU', '2N5551', 'NPN', 160, 0.6, '80–250'],
  ['2N5401YBU', '2N5401', 'PNP', 150, 0.6, '60–240'],
];

const bipolar = ([partNumber, type, polarity, volts, amps, gain]: Bipolar, index: number): Part => ({
  sku: 1_085_000 + index,
  kind: 'transistor',
  manufacturer: onsemi,
  partNumber,
  name: texts({
    EN: (say) => `${polarity} transistor ${type}, ${say(volts, 'V')}, ${say(amps, 'A')}`,
    DE: (say) => `${polarity}-Transistor ${type}, ${say(volts, 'V')}, ${say(amps, 'A')}`,
    FR: (say) => `Transistor ${polarity} ${type}, ${say(volts, 'V')}, ${say(amps, 'A')}`,
  }),
  description: texts({
    EN: (say) =>
      polarity === 'NPN'
        ? `Switches loads to ground: relays, lamps and motors up to ${say(amps, 'A')}, driven by a pin and a base resistor. Current gain ${gain}.`
        : `Switches loads to the supply: pull the base low through a resistor and up to ${say(amps, 'A')} flow. Current gain ${gain}.`,
    DE: (say) =>
      polarity === 'NPN'
        ? `Schaltet Lasten gegen Masse: Relais, Lampen und Motoren bis ${say(amps, 'A')}, über einen Pin und einen Basiswiderstand. Stromverstärkung ${gain}.`
        : `Schaltet Lasten gegen die Versorgung: die Basis über einen Widerstand nach unten ziehen, und es fließen bis zu ${say(amps, 'A')}. Stromverstärkung ${gain}.`,
    FR: (say) =>
      polarity === 'NPN'
        ? `Commute des charges vers la masse : relais, lampes et moteurs jusqu’à ${say(amps, 'A')}, par une broche et une résistance de base. Gain ${gain}.`
        : `Commute des charges vers l’alimentation : tirez la base vers le bas par une résistance, et jusqu’à ${say(amps, 'A')} passent. Gain ${gain}.`,
  }),
  category: '1.2.2.3.2',
  tag: 'transistors',
  attributes: [
    words('polarity', polarity),
    value('collector-voltage', volts),
    value('current', amps),
    words('current-gain', gain),
    words('marking', type),
    words('package', 'TO-92'),
  ],
  prices: [
    [1, 0.2],
    [100, 0.11],
  ],
  step: 5,
  grams: 1,
  stock: 1400,
  related: [accessory(breadboard)],
});

/** Part number, channel, drain-source voltage in V, current in A, on resistance in Ω at the gate voltage in V. */
type Mosfet = readonly [
  partNumber: string,
  channel: 'N' | 'P',
  volts: number,
  amps: number,
  ohms: number,
  gate: number,
];
const mosfets: readonly Mosfet[] = [
  ['IRLZ44NPBF', 'N', 55, 47, 0.022, 10],
  ['IRLZ34NPBF', 'N', 55, 30, 0.035, 10],
  ['IRL540NPBF', 'N', 100, 36, 0.044, 10],
  ['IRLB8721PBF', 'N', 30, 62, 0.0087, 10],
  ['IRLB8743PBF', 'N', 30, 150, 0.0032, 10],
  ['IRLB3034PBF', 'N', 40, 195, 0.0017, 10],
  ['IRFZ44NPBF', 'N', 55, 49, 0.0175, 10],
  ['IRF520NPBF', 'N', 100, 9.7, 0.2, 10],
  ['IRF540NPBF', 'N', 100, 33, 0.044, 10],
  ['IRF640NPBF', 'N', 200, 18, 0.15, 10],
  ['IRF3205PBF', 'N', 55, 110, 0.008, 10],
  ['IRF4905PBF', 'P', -55, -74, 0.02, 10],
  ['IRF5305PBF', 'P', -55, -31, 0.06, 10],
  ['IRF9540NPBF', 'P', -100, -23, 0.117, 10],
];

const mosfet = ([partNumber, channel, volts, amps, ohms, gate]: Mosfet, index: number): Part => {
  const type = partNumber.replace(/PBF$/, '');
  const logic = type.startsWith('IRL');
  return {
    sku: 1_086_000 + index,
    kind: 'voltage-regulator',
    manufacturer: infineon,
    partNumber,
    name: texts({
      EN: (say) => `${channel}-channel MOSFET ${type}, ${say(volts, 'V')}, ${say(amps, 'A')}`,
      DE: (say) => `${channel}-Kanal-MOSFET ${type}, ${say(volts, 'V')}, ${say(amps, 'A')}`,
      FR: (say) => `MOSFET canal ${channel} ${type}, ${say(volts, 'V')}, ${say(amps, 'A')}`,
    }),
    description: texts({
      EN: (say) =>
        `${logic ? 'Conducts well from 5 V at the gate: a microcontroller drives it directly.' : 'Wants 10 V at the gate, so put a driver in front of it.'} On, it has ${say(ohms, 'Ω')}. Add 10 kΩ from gate to source.`,
      DE: (say) =>
        `${logic ? 'Leitet schon bei 5 V am Gate gut: Ein Mikrocontroller steuert ihn direkt.' : 'Möchte 10 V am Gate, also gehört ein Treiber davor.'} Eingeschaltet hat er ${say(ohms, 'Ω')}. 10 kΩ vom Gate zur Source ergänzen.`,
      FR: (say) =>
        `${logic ? 'Conduit bien dès 5 V sur la grille : un microcontrôleur le commande directement.' : 'Demande 10 V sur la grille : placez un pilote devant lui.'} Passant, il fait ${say(ohms, 'Ω')}. Ajoutez 10 kΩ entre grille et source.`,
    }),
    category: '1.2.2.3.8',
    tag: 'mosfets',
    attributes: [
      words('polarity', { EN: `${channel} channel`, DE: `${channel}-Kanal`, FR: `canal ${channel}` }),
      value('drain-voltage', volts),
      value('current', amps),
      value('on-resistance', ohms),
      words('characteristic', {
        EN: logic ? 'logic level' : `standard, ${gate} V`,
        DE: logic ? 'Logikpegel' : `Standard, ${gate} V`,
        FR: logic ? 'niveau logique' : `standard, ${gate} V`,
      }),
      words('marking', type),
      words('package', 'TO-220'),
    ],
    prices: [
      [1, Math.abs(amps) > 100 ? 2.6 : 1.4],
      [10, Math.abs(amps) > 100 ? 2.2 : 1.15],
      [100, Math.abs(amps) > 100 ? 1.75 : 0.85],
    ],
    grams: 2,
    stock: 280,
    related: [accessory(breadboard)],
  };
};

export const transistors: readonly Part[] = [...bipolars.map(bipolar), ...mosfets.map(mosfet)];
