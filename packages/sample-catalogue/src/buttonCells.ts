import type { Part } from './part.ts';
import { value, words } from './part.ts';
import { houseBrand } from './related.ts';
import { texts } from './texts.ts';

/** IEC 60086: lithium cells named by diameter and height; typical charge in mAh. */
const cells = [
  ['CR1216', 12.5, 1.6, 25],
  ['CR1220', 12.5, 2, 35],
  ['CR1225', 12.5, 2.5, 50],
  ['CR1616', 16, 1.6, 50],
  ['CR1620', 16, 2, 75],
  ['CR1632', 16, 3.2, 130],
  ['CR2016', 20, 1.6, 90],
  ['CR2025', 20, 2.5, 165],
  ['CR2032', 20, 3.2, 225],
  ['CR2430', 24.5, 3, 280],
  ['CR2450', 24.5, 5, 620],
  ['CR2477', 24.5, 7.7, 1000],
] as const;

export const buttonCells: readonly Part[] = cells.map(([type, diameter, height, milliamps], index) => ({
  sku: 1_140_000 + index,
  kind: 'button-cell',
  manufacturer: houseBrand,
  partNumber: `PB-${type}`,
  name: texts({
    EN: (say) => `Lithium button cell ${type}, ${say(3, 'V')}`,
    DE: (say) => `Lithium-Knopfzelle ${type}, ${say(3, 'V')}`,
    FR: (say) => `Pile bouton au lithium ${type}, ${say(3, 'V')}`,
  }),
  description: texts({
    EN: (say) =>
      `The name says the size: ${say(diameter)} mm across, ${say(height)} mm high. Holds ${milliamps} mAh and keeps them for years. Keep away from children: if swallowed, call a doctor at once.`,
    DE: (say) =>
      `Der Name sagt die Größe: ${say(diameter)} mm Durchmesser, ${say(height)} mm hoch. Enthält ${milliamps} mAh und hält sie Jahre. Von Kindern fernhalten: Bei Verschlucken sofort ärztliche Hilfe holen.`,
    FR: (say) =>
      `Le nom dit la taille : ${say(diameter)} mm de diamètre, ${say(height)} mm de haut. Contient ${milliamps} mAh et les garde des années. À tenir hors de portée des enfants : en cas d’ingestion, consultez aussitôt un médecin.`,
  }),
  category: '1.2.4.2.2',
  tag: 'batteries',
  attributes: [
    value('voltage', 3),
    value('charge', Number(`${milliamps}e-3`)),
    value('diameter', Number(`${diameter}e-3`)),
    value('height', Number(`${height}e-3`)),
    words('technology', {
      EN: 'lithium manganese dioxide',
      DE: 'Lithium-Mangandioxid',
      FR: 'lithium-dioxyde de manganèse',
    }),
    words('cell-size', type),
  ],
  prices: [
    [1, Number((0.9 + milliamps / 350).toFixed(2))],
    [10, Number((0.7 + milliamps / 420).toFixed(2))],
  ],
  grams: Math.max(1, Math.round(diameter ** 2 * height * 0.0024)),
  stock: 210,
}));
