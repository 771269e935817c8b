import { price } from '../builders/price.ts';
import { measure, words } from './attributes.ts';
import type { CatalogueEntry } from './entry.ts';
import { entry } from './entry.ts';

/** The educational line (spec §9: five pieces for each customer, two of the scarce sets) and its plain sister. */
export const education: readonly CatalogueEntry[] = [
  entry({
    sku: 193_001,
    kind: 'brick-set',
    maker: 'Klots',
    partNumber: 'KS-2001',
    name: { EN: 'Klots School: simple machines', DE: 'Klots Schule: einfache Maschinen', FR: 'Klots École : machines simples' },
    description: { EN: 'Levers, wheels and pulleys for two children.', DE: 'Hebel, Räder und Rollen für zwei Kinder.', FR: 'Leviers, roues et poulies pour deux enfants.' },
    category: '1.2.5',
    tags: ['klots-school'],
    attributes: [
      measure('parts', 214),
      words('model', { EN: 'eight simple machines', DE: 'acht einfache Maschinen', FR: 'huit machines simples' }),
    ],
    prices: [price(1, 8950)],
    related: [{ kind: 'MASTERS', sku: 193_004 }],
  }),
  entry({
    sku: 193_004,
    kind: 'brick-set',
    maker: 'Klots',
    partNumber: 'KS-2045',
    name: { EN: 'Klots School: robot set', DE: 'Klots Schule: Roboterset', FR: 'Klots École : kit robot' },
    description: { EN: 'Three motors, four sensors, 528 parts.', DE: 'Drei Motoren, vier Sensoren, 528 Teile.', FR: 'Trois moteurs, quatre capteurs, 528 pièces.' },
    category: '1.2.5',
    tags: ['klots-school', 'robots'],
    attributes: [
      measure('parts', 528),
      measure('motors', 3),
      words('model', { EN: 'driving robot', DE: 'fahrender Roboter', FR: 'robot roulant' }),
    ],
    prices: [price(1, 37_495)],
    stock: { pieces: 9, timeFrame: 20 },
    newSince: '2026-11-03',
  }),
  entry({
    sku: 193_013,
    kind: 'brick-set',
    maker: 'Klots',
    partNumber: 'KS-2046',
    name: { EN: 'Klots School: robot expansion set', DE: 'Klots Schule: Robotererweiterungsset', FR: 'Klots École : extension robot' },
    description: { EN: 'Gears and beams for more.', DE: 'Zahnräder und Balken für mehr.', FR: 'Engrenages et poutres pour aller plus loin.' },
    category: '1.2.5',
    tags: ['klots-school', 'robots'],
    attributes: [measure('parts', 604)],
    prices: [price(1, 13_495)],
    stock: { pieces: 0, timeFrame: 30 },
  }),
  entry({
    sku: 193_100,
    kind: 'brick-set',
    maker: 'Klots',
    partNumber: 'K-310',
    name: { EN: 'Klots lighthouse', DE: 'Klots Leuchtturm', FR: 'Klots Le phare' },
    description: { EN: 'For a shelf by the window.', DE: 'Für ein Regal am Fenster.', FR: 'Pour une étagère près de la fenêtre.' },
    category: '1.2.6',
    tags: ['klots-sets'],
    attributes: [measure('parts', 410)],
    prices: [price(1, 4499)],
    warnings: [
      {
        EN: 'Not suitable for children under 36 months. Small parts.',
        DE: 'Nicht für Kinder unter 36 Monaten geeignet. Kleine Teile.',
        FR: 'Ne convient pas aux enfants de moins de 36 mois. Petits éléments.',
      },
    ],
  }),
  entry({
    sku: 194_200,
    kind: 'robot',
    maker: 'Kupferbach',
    partNumber: 'KB-ROVER',
    name: { EN: 'Rover kit with two motors', DE: 'Fahrroboter-Bausatz mit zwei Motoren', FR: 'Kit robot roulant à deux moteurs' },
    description: { EN: 'Needs a board and an evening.', DE: 'Braucht eine Platine und einen Abend.', FR: 'Il faut une carte et une soirée.' },
    category: '1.2.7',
    tags: ['robots'],
    attributes: [measure('motors', 2)],
    prices: [price(1, 5800), price(5, 5200)],
    newSince: '2026-09-15',
  }),
];
