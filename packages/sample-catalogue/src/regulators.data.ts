import { microchip, stMicroelectronics, texasInstruments } from './related.ts';
import type { Texts } from './texts.ts';

type Series = {
  readonly first: number;
  readonly manufacturer: number;
  readonly note: Texts;
  readonly amps: number;
  /** Least difference between input and output in V. */
  readonly dropout: number;
  readonly input: string;
  readonly housing: string;
  readonly euros: number;
  readonly dataSheet?: string;
  /** Part number, marking and output voltage in V. */
  readonly parts: readonly (readonly [partNumber: string, marking: string, volts: number])[];
};

const st = (document: string) => `https://www.st.com/resource/en/datasheet/${document}.pdf`;
const ti = (document: string) => `https://www.ti.com/lit/ds/symlink/${document}.pdf`;

export const regulatorSeries: readonly Series[] = [
  {
    first: 1_080_000,
    manufacturer: stMicroelectronics,
    amps: 1.5,
    dropout: 2,
    input: '35 V',
    housing: 'TO-220',
    euros: 0.75,
    dataSheet: st('l78'),
    note: {
      EN: 'Current limit and thermal shutdown are inside; two capacitors and a heat sink are all it needs',
      DE: 'Strombegrenzung und Übertemperaturschutz sind eingebaut; zwei Kondensatoren und ein Kühlkörper genügen',
      FR: 'Limitation de courant et protection thermique intégrées ; deux condensateurs et un dissipateur suffisent',
    },
    parts: [
      ['L7806CV', 'L7806CV', 6],
      ['L7808CV', 'L7808CV', 8],
      ['L7809CV', 'L7809CV', 9],
      ['L7812CV', 'L7812CV', 12],
      ['L7815CV', 'L7815CV', 15],
      ['L7818CV', 'L7818CV', 18],
      ['L7824CV', 'L7824CV', 24],
    ],
  },
  {
    first: 1_080_100,
    manufacturer: stMicroelectronics,
    amps: 1.5,
    dropout: 1.4,
    input: '−35 V',
    housing: 'TO-220',
    euros: 0.8,
    dataSheet: st('l79'),
    note: {
      EN: 'The negative counterpart of the 78 series, for operational amplifiers with two supplies; mind the other pin order',
      DE: 'Das negative Gegenstück zur 78er-Reihe, für Operationsverstärker mit zwei Versorgungen; die Anschlussfolge ist anders',
      FR: 'Le pendant négatif de la série 78, pour amplificateurs à double alimentation ; le brochage diffère',
    },
    parts: [
      ['L7905CV', 'L7905CV', -5],
      ['L7908CV', 'L7908CV', -8],
      ['L7912CV', 'L7912CV', -12],
      ['L7915CV', 'L7915CV', -15],
    ],
  },
  {
    first: 1_080_200,
    manufacturer: stMicroelectronics,
    amps: 0.1,
    dropout: 2,
    input: '30 V',
    housing: 'TO-92',
    euros: 0.45,
    dataSheet: st('l78l'),
    note: {
      EN: 'The small brother of the 78 series for loads up to 100 mA, without a heat sink',
      DE: 'Der kleine Bruder der 78er-Reihe für Lasten bis 100 mA, ohne Kühlkörper',
      FR: 'Le petit frère de la série 78 pour des charges jusqu’à 100 mA, sans dissipateur',
    },
    parts: [
      ['L78L33ACZ', '78L33', 3.3],
      ['L78L05ACZ', '78L05', 5],
      ['L78L08ACZ', '78L08', 8],
      ['L78L09ACZ', '78L09', 9],
      ['L78L12ACZ', '78L12', 12],
      ['L78L15ACZ', '78L15', 15],
    ],
  },
  {
    first: 1_080_300,
    manufacturer: stMicroelectronics,
    amps: 0.5,
    dropout: 0.45,
    input: '16 V',
    housing: 'TO-220',
    euros: 1.1,
    note: {
      EN: 'Still regulates when the battery is nearly empty: less than half a volt is lost',
      DE: 'Regelt noch, wenn der Akku fast leer ist: Weniger als ein halbes Volt geht verloren',
      FR: 'Régule encore quand la batterie est presque vide : moins d’un demi-volt de perte',
    },
    parts: [
      ['LF33CV', 'LF33CV', 3.3],
      ['LF50CV', 'LF50CV', 5],
      ['LF80CV', 'LF80CV', 8],
    ],
  },
  {
    first: 1_080_400,
    manufacturer: stMicroelectronics,
    amps: 0.8,
    dropout: 1.1,
    input: '15 V',
    housing: 'TO-220',
    euros: 0.95,
    dataSheet: st('ld1117'),
    note: {
      EN: 'Makes the supply of a microcontroller from 5 V; the output wants 10 µF',
      DE: 'Macht aus 5 V die Versorgung eines Mikrocontrollers; der Ausgang möchte 10 µF',
      FR: 'Tire l’alimentation d’un microcontrôleur du 5 V ; la sortie demande 10 µF',
    },
    parts: [
      ['LD1117V18', 'LD1117V18', 1.8],
      ['LD1117V33', 'LD1117V33', 3.3],
      ['LD1117V50', 'LD1117V50', 5],
    ],
  },
  {
    first: 1_080_500,
    manufacturer: microchip,
    amps: 0.25,
    dropout: 0.178,
    input: '6 V',
    housing: 'TO-92',
    euros: 0.55,
    note: {
      EN: 'Takes 1.6 µA for itself, so a battery lasts for years in a sensor that sleeps',
      DE: 'Braucht selbst nur 1,6 µA: In einem schlafenden Sensor hält die Batterie Jahre',
      FR: 'Ne consomme que 1,6 µA : dans un capteur en veille, la pile dure des années',
    },
    parts: [
      ['MCP1700-1802E/TO', '1700-1802', 1.8],
      ['MCP1700-2502E/TO', '1700-2502', 2.5],
      ['MCP1700-3002E/TO', '1700-3002', 3],
      ['MCP1700-3302E/TO', '1700-3302', 3.3],
      ['MCP1700-5002E/TO', '1700-5002', 5],
    ],
  },
  {
    first: 1_080_600,
    manufacturer: microchip,
    amps: 0.25,
    dropout: 0.625,
    input: '13.2 V',
    housing: 'TO-92',
    euros: 0.65,
    note: {
      EN: 'As frugal as the MCP1700, and for up to 13.2 V: three lithium cells in series may feed it',
      DE: 'So genügsam wie der MCP1700 und bis 13,2 V: Drei Lithiumzellen in Reihe dürfen ihn speisen',
      FR: 'Aussi sobre que le MCP1700, et jusqu’à 13,2 V : trois éléments lithium en série peuvent l’alimenter',
    },
    parts: [
      ['MCP1702-3002E/TO', '1702-3002', 3],
      ['MCP1702-3302E/TO', '1702-3302', 3.3],
      ['MCP1702-5002E/TO', '1702-5002', 5],
    ],
  },
  {
    first: 1_080_700,
    manufacturer: texasInstruments,
    amps: 3,
    dropout: 2,
    input: '40 V',
    housing: 'TO-220-5',
    euros: 4.9,
    dataSheet: ti('lm2596'),
    note: {
      EN: 'A step-down switcher at 150 kHz: add a coil, a Schottky diode and two capacitors, and little heat remains',
      DE: 'Ein Abwärtswandler mit 150 kHz: Spule, Schottky-Diode und zwei Kondensatoren dazu, und es bleibt kaum Wärme',
      FR: 'Un abaisseur à découpage de 150 kHz : ajoutez bobine, diode Schottky et deux condensateurs, et il reste peu de chaleur',
    },
    parts: [
      ['LM2596T-3.3/NOPB', 'LM2596T-3.3', 3.3],
      ['LM2596T-5.0/NOPB', 'LM2596T-5.0', 5],
      ['LM2596T-12/NOPB', 'LM2596T-12', 12],
    ],
  },
];
