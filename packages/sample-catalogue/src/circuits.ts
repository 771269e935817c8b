import { amplifiers, logicCircuits } from './circuits.data.ts';
import type { Part } from './part.ts';
import { accessory, value, words } from './part.ts';
import { breadboard, texasInstruments } from './related.ts';
import { texts } from './texts.ts';

const dataSheet = (document: string) => `https://www.ti.com/lit/ds/symlink/${document}.pdf`;
const sockets = new Map([
  [8, 1_094_001],
  [14, 1_094_002],
  [16, 1_094_003],
  [20, 1_094_005],
]);
const socketFor = (pins: number) => [...sockets].flatMap(([size, sku]) => (size === pins ? [accessory(sku)] : []));

const families = {
  HC: { name: '74HC', supply: '2–6', highest: 6 },
  CD: { name: 'CD4000B', supply: '3–18', highest: 18 },
} as const;

const logic = (
  [partNumber, pins, en, de, fr, document, euros]: (typeof logicCircuits)[number],
  index: number,
): Part => {
  const { name, supply, highest } = families[partNumber.startsWith('CD') ? 'CD' : 'HC'];
  const type = partNumber.replace(/^SN|B?E$|N$/g, '');
  return {
    sku: 1_088_000 + index,
    kind: 'integrated-circuit',
    manufacturer: texasInstruments,
    partNumber,
    name: texts({
      EN: () => `Logic IC ${type}: ${en}`,
      DE: () => `Logik-IC ${type}: ${de}`,
      FR: () => `Circuit logique ${type} : ${fr}`,
    }),
    description: texts({
      EN: (say) =>
        `In one DIP-${pins}: ${en}. Runs on anything up to ${say(highest, 'V')}. Put 100 nF across the supply, right beside the package, and leave no input open.`,
      DE: (say) =>
        `In einem DIP-${pins}: ${de}. Läuft mit bis zu ${say(highest, 'V')}. 100 nF gehören direkt neben dem Gehäuse an die Versorgung, und kein Eingang bleibt offen.`,
      FR: (say) =>
        `Dans un DIP-${pins} : ${fr}. Fonctionne jusqu’à ${say(highest, 'V')}. Placez 100 nF sur l’alimentation, tout près du boîtier, et ne laissez aucune entrée en l’air.`,
    }),
    category: '1.2.2.3.6',
    tag: 'logic',
    attributes: [
      words('function', { EN: en, DE: de, FR: fr }),
      words('logic-family', name),
      words('supply-voltage', `${supply} V`),
      value('pins', pins),
      words('marking', type),
      words('package', `DIP-${pins}`),
    ],
    prices: [
      [1, euros],
      [25, Number((euros * 0.8).toFixed(2))],
      [100, Number((euros * 0.65).toFixed(2))],
    ],
    grams: pins > 16 ? 2 : 1,
    stock: 320,
    related: [...socketFor(pins), accessory(breadboard)],
    dataSheet: dataSheet(document),
  };
};

const circuits = { 1: ['one', 'ein', 'un'], 2: ['two', 'zwei', 'deux'], 4: ['four', 'vier', 'quatre'] } as const;
const roles = {
  operational: {
    name: ['Operational amplifier', 'Operationsverstärker', 'Amplificateur opérationnel'],
    use: [
      'Amplifies, filters and adds what resistors around it say',
      'Verstärkt, filtert und addiert, was die Widerstände ringsum vorgeben',
      'Amplifie, filtre et additionne selon les résistances qui l’entourent',
    ],
  },
  comparator: {
    name: ['Comparator', 'Komparator', 'Comparateur'],
    use: [
      'Says which of two voltages is higher; the open collector needs a pull-up',
      'Sagt, welche von zwei Spannungen höher ist; der offene Kollektor braucht einen Pull-up',
      'Dit laquelle de deux tensions est la plus haute ; le collecteur ouvert demande un rappel',
    ],
  },
} as const;

const amplifier = (
  [partNumber, channels, pins, role, supply, bandwidth, document, euros]: (typeof amplifiers)[number],
  index: number,
): Part => {
  const { name, use } = roles[role];
  const [one, ein, un] = circuits[channels];
  const type = partNumber.replace(/(?:CP|CN|PA|P|N)$/, '');
  const words3 = (text: readonly [string, string, string]) => ({ EN: text[0], DE: text[1], FR: text[2] });
  return {
    sku: 1_089_000 + index,
    kind: 'integrated-circuit',
    manufacturer: texasInstruments,
    partNumber,
    name: texts({
      EN: () => `${name[0]} ${type}, DIP-${pins}`,
      DE: () => `${name[1]} ${type}, DIP-${pins}`,
      FR: () => `${name[2]} ${type}, DIP-${pins}`,
    }),
    description: texts({
      EN: () => `${use[0]}: ${one} in a DIP-${pins} for ${supply}.`,
      DE: () => `${use[1]}: ${channels === 1 ? 'einer' : ein} im DIP-${pins} für ${supply}.`,
      FR: () => `${use[2]} : ${un} dans un DIP-${pins} pour ${supply}.`,
    }),
    category: '1.2.2.3.7',
    tag: 'integrated-circuits',
    attributes: [
      words('function', words3([name[0].toLowerCase(), name[1], name[2].toLowerCase()])),
      value('circuits', channels),
      ...(bandwidth === null ? [] : [value('bandwidth', bandwidth)]),
      words('supply-voltage', supply),
      value('pins', pins),
      words('marking', type),
      words('package', `DIP-${pins}`),
    ],
    prices: [
      [1, euros],
      [25, Number((euros * 0.82).toFixed(2))],
    ],
    grams: 1,
    stock: 420,
    related: [...socketFor(pins), accessory(breadboard)],
    dataSheet: dataSheet(document),
  };
};

export const integratedCircuits: readonly Part[] = [...logicCircuits.map(logic), ...amplifiers.map(amplifier)];
