import { decades, e12, e6 } from './eSeries.ts';
import { boxOf, rodOf } from './cases.ts';
import type { Part } from './part.ts';
import { accessory, goesWith, value, words } from './part.ts';
import { breadboard, houseBrand, schottkyDiode, stepDownSwitcher } from './related.ts';
import { texts } from './texts.ts';
import { digitCode } from './valueCodes.ts';

const micro = (henries: number) => Number((henries * 1e6).toPrecision(3));

/** Moulded chokes in the shape of a half-watt resistor, 1 µH to 1 mH. */
const axial = (henries: number, index: number): Part => {
  const ohms = Number((0.12 * micro(henries) ** 0.62).toPrecision(2));
  const amps = Number((1.1 / micro(henries) ** 0.33).toPrecision(2));
  return {
    sku: 1_050_000 + index,
    kind: 'inductor',
    manufacturer: houseBrand,
    partNumber: `PB-LA-${micro(henries) < 10 ? String(micro(henries)).replace('.', 'R') : digitCode(micro(henries), 2)}`,
    name: texts({
      EN: (say) => `Axial inductor ${say(henries, 'H')}, ${say(amps, 'A')}`,
      DE: (say) => `Axiale Drossel ${say(henries, 'H')}, ${say(amps, 'A')}`,
      FR: (say) => `Inductance axiale ${say(henries, 'H')}, ${say(amps, 'A')}`,
    }),
    description: texts({
      EN: (say) =>
        `Looks like a resistor and wears its value in rings too, in microhenries. Keeps radio noise out of supply lines; ${say(ohms, 'Ω')} at DC.`,
      DE: (say) =>
        `Sieht aus wie ein Widerstand und trägt ihren Wert ebenfalls in Ringen, in Mikrohenry. Hält Funkstörungen von Versorgungen fern; ${say(ohms, 'Ω')} für Gleichstrom.`,
      FR: (say) =>
        `Elle ressemble à une résistance et porte aussi sa valeur en anneaux, en microhenrys. Écarte les parasites des alimentations ; ${say(ohms, 'Ω')} en continu.`,
    }),
    category: '1.2.2.6',
    tag: 'inductors',
    attributes: [
      value('inductance', henries),
      value('tolerance', 10),
      value('current', amps),
      value('dc-resistance', ohms),
      words('package', { EN: 'through-hole, 3.5 × 9 mm', DE: 'bedrahtet, 3,5 × 9 mm', FR: 'traversant, 3,5 × 9 mm' }),
      ...rodOf(3.5, 9),
    ],
    prices: [
      [1, 0.3],
      [50, 0.21],
    ],
    step: 5,
    grams: 1,
    stock: 500,
    related: [accessory(breadboard)],
  };
};

/** Shielded power chokes of 12 × 12 mm for switching regulators. */
const shielded = (henries: number, index: number): Part => {
  const amps = Number((14 / micro(henries) ** 0.5).toPrecision(2));
  return {
    sku: 1_051_000 + index,
    kind: 'power-inductor',
    manufacturer: houseBrand,
    partNumber: `PB-LS12-${micro(henries) < 10 ? String(micro(henries)).replace('.', 'R') : digitCode(micro(henries), 2)}`,
    name: texts({
      EN: (say) => `Shielded power inductor ${say(henries, 'H')}, ${say(amps, 'A')}`,
      DE: (say) => `Geschirmte Speicherdrossel ${say(henries, 'H')}, ${say(amps, 'A')}`,
      FR: (say) => `Inductance de puissance blindée ${say(henries, 'H')}, ${say(amps, 'A')}`,
    }),
    description: texts({
      EN: (say) =>
        `For step-down and step-up converters: the shield keeps the field inside. Saturates gently above ${say(amps, 'A')}. Surface-mounted, 12 × 12 mm.`,
      DE: (say) =>
        `Für Abwärts- und Aufwärtswandler: Der Schirm hält das Feld innen. Geht oberhalb von ${say(amps, 'A')} sanft in Sättigung. Oberflächenmontage, 12 × 12 mm.`,
      FR: (say) =>
        `Pour convertisseurs abaisseurs et élévateurs : le blindage retient le champ. Saturation douce au-delà de ${say(amps, 'A')}. Montage en surface, 12 × 12 mm.`,
    }),
    category: '1.2.2.6',
    tag: 'inductors',
    attributes: [
      value('inductance', henries),
      value('tolerance', 20),
      value('saturation-current', amps),
      value('dc-resistance', Number((0.006 * micro(henries) ** 0.75).toPrecision(2))),
      words('package', {
        EN: 'surface-mount, 12 × 12 mm',
        DE: 'Oberflächenmontage, 12 × 12 mm',
        FR: 'montage en surface, 12 × 12 mm',
      }),
      ...boxOf(12, 12),
      value('height', 0.008),
    ],
    prices: [
      [1, 1.25],
      [10, 1.05],
      [100, 0.8],
    ],
    grams: 5,
    stock: 220,
    related: [goesWith(stepDownSwitcher), accessory(schottkyDiode)],
  };
};

export const inductors: readonly Part[] = [
  ...decades(e12, -6, -3).map(axial),
  ...decades(e6, -6, -3)
    .filter((henries) => henries >= 2.2e-6 && henries <= 4.7e-4)
    .map(shielded),
];
