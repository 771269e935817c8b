import { boxOf } from './cases.ts';
import type { Part } from './part.ts';
import { accessory, value, words } from './part.ts';
import { bourns, breadboard, houseBrand, screwdriverSet } from './related.ts';
import { texts } from './texts.ts';
import { digitCode } from './valueCodes.ts';

/** Values of the Bourns 3296 in Ω. */
const trimmerValues = [
  10, 20, 50, 100, 200, 500, 1e3, 2e3, 5e3, 10e3, 20e3, 25e3, 50e3, 100e3, 200e3, 250e3, 500e3, 1e6, 2e6,
] as const;

const trimmer = (ohms: number, index: number): Part => ({
  sku: 1_030_000 + index,
  kind: 'trimmer',
  manufacturer: bourns,
  partNumber: `3296W-1-${digitCode(ohms, 2)}LF`,
  name: texts({
    EN: (say) => `Trimmer 3296W ${say(ohms, 'Ω')}, 25 turns`,
    DE: (say) => `Trimmpotentiometer 3296W ${say(ohms, 'Ω')}, 25 Umdrehungen`,
    FR: (say) => `Potentiomètre ajustable 3296W ${say(ohms, 'Ω')}, 25 tours`,
  }),
  description: texts({
    EN: (say) =>
      `Twenty-five turns from end to end: one turn moves ${say(ohms, 'Ω')} by ${say(ohms / 25, 'Ω')}. Cermet track, sealed against washing, screw on top.`,
    DE: (say) =>
      `Fünfundzwanzig Umdrehungen von Anschlag zu Anschlag: Eine davon verstellt ${say(ohms, 'Ω')} um ${say(ohms / 25, 'Ω')}. Cermet-Bahn, waschdicht, Stellschraube oben.`,
    FR: (say) =>
      `Vingt-cinq tours d’une butée à l’autre : un tour déplace ${say(ohms, 'Ω')} de ${say(ohms / 25, 'Ω')}. Piste cermet, étanche au lavage, vis sur le dessus.`,
  }),
  category: '1.2.2.1.3',
  tag: 'potentiometers',
  attributes: [
    value('resistance', ohms),
    value('tolerance', 10),
    value('power', 0.5),
    value('turns', 25),
    words('package', {
      EN: 'through-hole, top adjust',
      DE: 'bedrahtet, von oben',
      FR: 'traversant, réglage supérieur',
    }),
    ...boxOf(9.53, 4.83, 10.03),
  ],
  prices: [
    [1, 2.2],
    [10, 1.85],
    [100, 1.45],
  ],
  grams: 1,
  stock: 180,
  related: [accessory(screwdriverSet)],
  dataSheet: 'https://www.bourns.com/docs/Product-Datasheets/3296.pdf',
});

const tapers = [
  { letter: 'B', name: { EN: 'linear', DE: 'linear', FR: 'linéaire' } },
  { letter: 'A', name: { EN: 'logarithmic', DE: 'logarithmisch', FR: 'logarithmique' } },
] as const;
const potentiometerValues = [1e3, 5e3, 10e3, 20e3, 50e3, 100e3, 250e3, 500e3, 1e6] as const;

const potentiometer = ({ letter, name }: (typeof tapers)[number], ohms: number, sku: number): Part => ({
  sku,
  kind: 'potentiometer',
  manufacturer: houseBrand,
  partNumber: `PB-P16-${letter}${digitCode(ohms, 2)}`,
  name: texts({
    EN: (say) => `Potentiometer ${say(ohms, 'Ω')}, ${name.EN}, 6 mm shaft`,
    DE: (say) => `Potentiometer ${say(ohms, 'Ω')}, ${name.DE}, 6-mm-Achse`,
    FR: (say) => `Potentiomètre ${say(ohms, 'Ω')}, ${name.FR}, axe de 6 mm`,
  }),
  description: texts({
    EN: (say) =>
      letter === 'B'
        ? `Half the angle gives half of ${say(ohms, 'Ω')}: for set points, brightness and speed. 16 mm body, three solder lugs, nut and washer included.`
        : `Follows the ear: for volume, with ${say(ohms, 'Ω')} at full turn. 16 mm body, three solder lugs, nut and washer included.`,
    DE: (say) =>
      letter === 'B'
        ? `Halber Winkel, halber Wert von ${say(ohms, 'Ω')}: für Sollwerte, Helligkeit und Drehzahl. 16-mm-Gehäuse, drei Lötösen, Mutter und Scheibe liegen bei.`
        : `Folgt dem Ohr: für Lautstärke, ${say(ohms, 'Ω')} am Anschlag. 16-mm-Gehäuse, drei Lötösen, Mutter und Scheibe liegen bei.`,
    FR: (say) =>
      letter === 'B'
        ? `Moitié de l’angle, moitié de ${say(ohms, 'Ω')} : pour consignes, luminosité et vitesse. Corps de 16 mm, trois cosses à souder, écrou et rondelle fournis.`
        : `Suit l’oreille : pour le volume, ${say(ohms, 'Ω')} en fin de course. Corps de 16 mm, trois cosses à souder, écrou et rondelle fournis.`,
  }),
  category: '1.2.2.1.3',
  tag: 'potentiometers',
  attributes: [
    value('resistance', ohms),
    value('tolerance', 20),
    value('power', letter === 'B' ? 0.125 : 0.0625),
    words('taper', name),
    value('diameter', 0.006),
  ],
  prices: [
    [1, 1.6],
    [10, 1.3],
  ],
  grams: 9,
  stock: 140,
  related: [accessory(breadboard)],
});

export const trimmers: readonly Part[] = [
  ...trimmerValues.map(trimmer),
  ...tapers.flatMap((taper, row) =>
    potentiometerValues.map((ohms, index) => potentiometer(taper, ohms, 1_031_000 + 100 * row + index)),
  ),
];
