import { rectifiers, suppressors, wattZeners } from './diodes.data.ts';
import { e24 } from './eSeries.ts';
import type { Part } from './part.ts';
import { accessory, value, words } from './part.ts';
import { breadboard, littelfuse, vishay } from './related.ts';
import { texts } from './texts.ts';

const glass = { EN: 'glass, through-hole, DO-35', DE: 'Glas, bedrahtet, DO-35', FR: 'verre, traversant, DO-35' };

/** BZX55C: 2.4 to 75 V in E24, tested at 5 mA, the high voltages at less. */
const smallZener = (volts: number, index: number): Part => ({
  sku: 1_070_000 + index,
  kind: 'diode',
  manufacturer: vishay,
  partNumber: `BZX55C${volts < 10 ? volts.toFixed(1).replace('.', 'V') : volts}-TAP`,
  ...zenerTexts(volts, 0.5),
  category: '1.2.2.3.5',
  tag: 'diodes',
  attributes: [
    value('zener-voltage', volts),
    value('power', 0.5),
    value('tolerance', 5),
    value('test-current', volts <= 24 ? 0.005 : 0.0025),
    words('package', glass),
  ],
  prices: [
    [1, 0.12],
    [100, 0.06],
  ],
  step: 5,
  grams: 1,
  stock: 900,
  related: [accessory(breadboard)],
  dataSheet: 'https://www.vishay.com/docs/85604/bzx55.pdf',
});

const wattZener = ([volts, milliamps]: readonly [number, number], index: number): Part => ({
  sku: 1_071_000 + index,
  kind: 'diode',
  manufacturer: vishay,
  partNumber: `1N${4728 + index}A-TAP`,
  ...zenerTexts(volts, 1.3),
  category: '1.2.2.3.5',
  tag: 'diodes',
  attributes: [
    value('zener-voltage', volts),
    value('power', 1.3),
    value('tolerance', 5),
    value('test-current', Number(`${milliamps}e-3`)),
    words('package', {
      EN: 'glass, through-hole, DO-41',
      DE: 'Glas, bedrahtet, DO-41',
      FR: 'verre, traversant, DO-41',
    }),
  ],
  prices: [
    [1, 0.2],
    [100, 0.11],
  ],
  step: 5,
  grams: 1,
  stock: 600,
  related: [accessory(breadboard)],
  dataSheet: 'https://www.vishay.com/docs/85816/1n4728a.pdf',
});

function zenerTexts(volts: number, watts: number) {
  const amps = Number((watts / volts).toPrecision(2));
  return {
    name: texts({
      EN: (say) => `Zener diode ${say(volts, 'V')}, ${say(watts, 'W')}`,
      DE: (say) => `Z-Diode ${say(volts, 'V')}, ${say(watts, 'W')}`,
      FR: (say) => `Diode Zener ${say(volts, 'V')}, ${say(watts, 'W')}`,
    }),
    description: texts({
      EN: (say) =>
        `Holds ${say(volts, 'V')} when fed backwards through a resistor. ${say(watts, 'W')} allow at most ${say(amps, 'A')}. The ring marks the cathode, which goes to plus.`,
      DE: (say) =>
        `Hält ${say(volts, 'V')}, rückwärts über einen Widerstand gespeist. ${say(watts, 'W')} erlauben höchstens ${say(amps, 'A')}. Der Ring zeigt die Kathode, sie gehört an Plus.`,
      FR: (say) =>
        `Maintient ${say(volts, 'V')} quand on l’alimente en inverse à travers une résistance. ${say(watts, 'W')} permettent au plus ${say(amps, 'A')}. L’anneau marque la cathode, côté plus.`,
    }),
  };
}

const suppressor = ([breakdown, standoff, clamping]: readonly [number, number, number], index: number): Part => ({
  sku: 1_072_000 + index,
  kind: 'diode',
  manufacturer: littelfuse,
  partNumber: `P6KE${breakdown}A`,
  name: texts({
    EN: (say) => `Suppressor diode P6KE${breakdown}A, ${say(standoff, 'V')}, ${say(600, 'W')}`,
    DE: (say) => `Suppressordiode P6KE${breakdown}A, ${say(standoff, 'V')}, ${say(600, 'W')}`,
    FR: (say) => `Diode de protection P6KE${breakdown}A, ${say(standoff, 'V')}, ${say(600, 'W')}`,
  }),
  description: texts({
    EN: (say) =>
      `Sleeps up to ${say(standoff, 'V')} and swallows surges: never more than ${say(clamping, 'V')} get through, ${say(600, 'W')} for a millisecond. For one direction.`,
    DE: (say) =>
      `Schläft bis ${say(standoff, 'V')} und schluckt Überspannungen: Mehr als ${say(clamping, 'V')} kommen nicht durch, ${say(600, 'W')} eine Millisekunde lang. Für eine Richtung.`,
    FR: (say) =>
      `Dort jusqu’à ${say(standoff, 'V')} et avale les surtensions : jamais plus de ${say(clamping, 'V')} ne passent, ${say(600, 'W')} pendant une milliseconde. Unidirectionnelle.`,
  }),
  category: '1.2.2.3.5',
  tag: 'diodes',
  attributes: [
    value('breakdown-voltage', breakdown),
    value('standoff-voltage', standoff),
    value('clamping-voltage', clamping),
    value('pulse-power', 600),
    words('package', 'DO-15'),
  ],
  prices: [
    [1, 0.75],
    [25, 0.55],
  ],
  grams: 1,
  stock: 240,
  related: [accessory(breadboard)],
});

const rectifier = (
  [type, volts, amps, forward, housing, document]: (typeof rectifiers)[number],
  index: number,
): Part => {
  const schottky = type.startsWith('1N58');
  return {
    sku: 1_073_000 + index,
    kind: 'diode',
    manufacturer: vishay,
    partNumber: `${type}-E3/54`,
    name: texts({
      EN: (say) => `${schottky ? 'Schottky' : 'Rectifier'} diode ${type}, ${say(volts, 'V')}, ${say(amps, 'A')}`,
      DE: (say) => `${schottky ? 'Schottky' : 'Gleichrichter'}diode ${type}, ${say(volts, 'V')}, ${say(amps, 'A')}`,
      FR: (say) => `Diode ${schottky ? 'Schottky' : 'de redressement'} ${type}, ${say(volts, 'V')}, ${say(amps, 'A')}`,
    }),
    description: texts({
      EN: (say) =>
        schottky
          ? `Drops little and recovers at once: ${say(forward, 'V')} at ${say(amps, 'A')} save heat in switching supplies and against reversed batteries.`
          : `For mains rectifiers and as a guard against wrong polarity: blocks ${say(volts, 'V')}, carries ${say(amps, 'A')}, and takes far more for the first half-wave.`,
      DE: (say) =>
        schottky
          ? `Wenig Spannungsabfall, sofort wieder gesperrt: ${say(forward, 'V')} bei ${say(amps, 'A')} sparen Wärme in Schaltnetzteilen und beim Verpolungsschutz.`
          : `Für Netzgleichrichter und als Schutz gegen Verpolung: sperrt ${say(volts, 'V')}, trägt ${say(amps, 'A')} und verkraftet in der ersten Halbwelle weit mehr.`,
      FR: (say) =>
        schottky
          ? `Faible chute et blocage immédiat : ${say(forward, 'V')} à ${say(amps, 'A')} évitent de la chaleur dans les alimentations à découpage et contre l’inversion de batterie.`
          : `Pour redresser le secteur et parer aux inversions : bloque ${say(volts, 'V')}, porte ${say(amps, 'A')} et bien plus à la première alternance.`,
    }),
    category: '1.2.2.3.2',
    tag: 'diodes',
    attributes: [
      value('reverse-voltage', volts),
      value('current', amps),
      value('forward-voltage', forward),
      words('technology', schottky ? 'Schottky' : { EN: 'silicon', DE: 'Silizium', FR: 'silicium' }),
      words('package', housing),
    ],
    prices: [
      [1, amps > 1 ? 0.35 : 0.15],
      [100, amps > 1 ? 0.22 : 0.08],
    ],
    step: 5,
    grams: 1,
    stock: 1200,
    related: [accessory(breadboard)],
    dataSheet: `https://www.vishay.com/docs/${document}.pdf`,
  };
};

const smallZenerVolts = [...e24.map((figure) => figure / 10), ...e24].filter((volts) => volts >= 2.4 && volts <= 75);

export const diodes: readonly Part[] = [
  ...smallZenerVolts.map(smallZener),
  ...wattZeners.map(wattZener),
  ...suppressors.map(suppressor),
  ...rectifiers.map(rectifier),
];
