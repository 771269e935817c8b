import { decades, e24 } from './eSeries.ts';
import { rodOf } from './cases.ts';
import type { Part } from './part.ts';
import { accessory, value, words } from './part.ts';
import { breadboard, vishay, yageo } from './related.ts';
import { texts } from './texts.ts';
import { letterCode, vishayCode } from './valueCodes.ts';

const shape = (size: string) => ({
  EN: `through-hole, ${size} mm`,
  DE: `bedrahtet, ${size.replaceAll('.', ',')} mm`,
  FR: `traversant, ${size.replaceAll('.', ',')} mm`,
});

/** Yageo CFR-25, sold with a text of its own: 4.7 kΩ. */
const writtenByHand = 4700;

const carbonFilm = (ohms: number, index: number): Part => {
  // The power sets the limit, and for large values the voltage.
  const amps = Number(Math.min(Math.sqrt(0.25 / ohms), 250 / ohms).toPrecision(2));
  return {
    sku: 1_020_000 + index,
    kind: 'resistor',
    manufacturer: yageo,
    partNumber: `CFR-25JB-52-${letterCode(ohms)}`,
    name: texts({
      EN: (say) => `Carbon film resistor ${say(ohms, 'Ω')}, ${say(5, '%')}, ${say(0.25, 'W')}`,
      DE: (say) => `Kohleschichtwiderstand ${say(ohms, 'Ω')}, ${say(5, '%')}, ${say(0.25, 'W')}`,
      FR: (say) => `Résistance à couche de carbone ${say(ohms, 'Ω')}, ${say(5, '%')}, ${say(0.25, 'W')}`,
    }),
    description: texts({
      EN: (say) =>
        `Carbon film with four colour rings, for circuits where ${say(5, '%')} are enough. At ${say(ohms, 'Ω')} it may carry ${say(amps, 'A')} at most. On tape, leads tinned.`,
      DE: (say) =>
        `Ein Kohleschichtwiderstand mit vier Farbringen, wo ${say(5, '%')} genügen. Bei ${say(ohms, 'Ω')} verträgt er höchstens ${say(amps, 'A')}. Gegurtet, Anschlüsse verzinnt.`,
      FR: (say) =>
        `Une résistance à quatre anneaux, là où ${say(5, '%')} suffisent. Avec ${say(ohms, 'Ω')}, elle supporte au plus ${say(amps, 'A')}. Sur bande, pattes étamées.`,
    }),
    category: '1.2.2.1.1',
    tag: 'resistors',
    attributes: [
      value('resistance', ohms),
      value('tolerance', 5),
      value('power', 0.25),
      words('package', shape('2.3 × 6.3')),
      value('voltage', 250),
      ...rodOf(2.3, 6.3),
    ],
    prices: [
      [1, 0.05],
      [100, 0.02],
    ],
    step: 10,
    grams: 1,
    stock: 4000,
    related: [accessory(breadboard)],
  };
};

const metalFilm = (ohms: number, index: number): Part => ({
  sku: 1_021_000 + index,
  kind: 'resistor',
  manufacturer: vishay,
  partNumber: `MRS25000C${vishayCode(ohms)}FCT00`,
  name: texts({
    EN: (say) => `Metal film resistor ${say(ohms, 'Ω')}, ${say(1, '%')}, ${say(0.6, 'W')}`,
    DE: (say) => `Metallschichtwiderstand ${say(ohms, 'Ω')}, ${say(1, '%')}, ${say(0.6, 'W')}`,
    FR: (say) => `Résistance à couche métallique ${say(ohms, 'Ω')}, ${say(1, '%')}, ${say(0.6, 'W')}`,
  }),
  description: texts({
    EN: (say) =>
      `A quiet metal film that drifts by at most ${say(50, 'ppm')} per kelvin: between 20 and ${say(60, '°C')} ${say(ohms, 'Ω')} move by no more than ${say(0.2, '%')}. ${say(0.6, 'W')} in the size of a quarter watt.`,
    DE: (say) =>
      `Eine rauscharme Metallschicht, die höchstens ${say(50, 'ppm')} je Kelvin driftet: Zwischen 20 und ${say(60, '°C')} ändern sich ${say(ohms, 'Ω')} um höchstens ${say(0.2, '%')}. ${say(0.6, 'W')} in der Größe eines Viertelwatts.`,
    FR: (say) =>
      `Une couche métallique à faible bruit qui dérive d’au plus ${say(50, 'ppm')} par kelvin : de 20 à ${say(60, '°C')}, ${say(ohms, 'Ω')} varient d’au plus ${say(0.2, '%')}. ${say(0.6, 'W')} dans la taille d’un quart de watt.`,
  }),
  category: '1.2.2.1.1',
  tag: 'resistors',
  attributes: [
    value('resistance', ohms),
    value('tolerance', 1),
    value('power', 0.6),
    words('package', shape('2.5 × 6.5')),
    value('temperature-coefficient', 50),
    value('voltage', 350),
    ...rodOf(2.5, 6.5),
  ],
  prices: [
    [1, 0.12],
    [100, 0.06],
    [1000, 0.03],
  ],
  step: 10,
  grams: 1,
  stock: 2500,
  related: [accessory(breadboard)],
});

export const throughHoleResistors: readonly Part[] = [
  ...decades(e24, 1, 6)
    .map(carbonFilm)
    .filter(({ partNumber }) => partNumber !== `CFR-25JB-52-${letterCode(writtenByHand)}`),
  ...decades(e24, 1, 6).map(metalFilm),
];
