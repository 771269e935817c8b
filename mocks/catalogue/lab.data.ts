import { price, reduced } from '../builders/price.ts';
import { measure } from './attributes.ts';
import type { CatalogueEntry } from './entry.ts';
import { entry } from './entry.ts';

export const lab: readonly CatalogueEntry[] = [
  // A German name that does not fit a narrow card.
  entry({
    sku: 120_500,
    kind: 'power-supply',
    maker: 'Voltaire',
    partNumber: 'VT-LAB-305',
    name: {
      EN: 'Laboratory power supply 30 V, 5 A',
      DE: 'Laborschaltnetzgerät mit Gleichstromausgangsspannungsregelung 30 V, 5 A',
      FR: 'Alimentation de laboratoire 30 V, 5 A',
    },
    description: { EN: 'Quiet, with fine setting.', DE: 'Leise, fein einstellbar.', FR: 'Silencieuse, réglage fin.' },
    category: '1.2.4',
    tags: ['power-supplies'],
    attributes: [measure('voltage', 30, 'V'), measure('current', 5, 'A')],
    prices: [reduced(11_900, 14_900, 13_900)],
    stock: { pieces: 6, timeFrame: 20 },
  }),
  entry({
    sku: 120_510,
    kind: 'multimeter',
    maker: 'Messtal & Söhne',
    partNumber: 'MT-6000',
    name: { EN: 'Digital multimeter, 6000 counts', DE: 'Digitalmultimeter, 6000 Digits', FR: 'Multimètre numérique, 6000 points' },
    description: { EN: 'True RMS, CAT III.', DE: 'Echteffektivwert, CAT III.', FR: 'Valeur efficace vraie, CAT III.' },
    category: '1.2.4',
    tags: ['measuring'],
    attributes: [measure('counts', 6000)],
    prices: [price(1, 6490)],
  }),
  entry({
    sku: 120_511,
    kind: 'oscilloscope',
    maker: 'Messtal & Söhne',
    partNumber: 'MT-OS-104',
    name: { EN: 'Oscilloscope 100 MHz, 4 channels', DE: 'Oszilloskop 100 MHz, 4 Kanäle', FR: 'Oscilloscope 100 MHz, 4 voies' },
    description: { EN: 'One gigasample a second.', DE: 'Ein Gigasample je Sekunde.', FR: 'Un giga-échantillon par seconde.' },
    category: '1.2.4',
    tags: ['measuring'],
    attributes: [measure('channels', 4)],
    prices: [price(1, 38_900)],
    stock: { pieces: 2, timeFrame: 30 },
  }),
  // Shown, never sold.
  entry({
    sku: 120_520,
    kind: 'soldering-iron',
    maker: 'Voltaire',
    partNumber: 'VT-SOL-60',
    name: { EN: 'Soldering iron 60 W', DE: 'Lötkolben 60 W', FR: 'Fer à souder 60 W' },
    description: { EN: 'No longer made.', DE: 'Wird nicht mehr gebaut.', FR: 'N’est plus fabriqué.' },
    category: '1.2.4',
    tags: ['soldering'],
    prices: [price(1, 2990)],
    flags: ['NO_SALE'],
    stock: { pieces: 0, timeFrame: 100 },
  }),
  entry({
    sku: 120_600,
    kind: 'network-switch',
    maker: 'Voltaire',
    partNumber: 'VT-SW-8',
    name: { EN: 'Network switch, 8 ports', DE: 'Netzwerk-Switch, 8 Anschlüsse', FR: 'Commutateur réseau, 8 ports' },
    description: { EN: 'Gigabit, without a fan.', DE: 'Gigabit, ohne Lüfter.', FR: 'Gigabit, sans ventilateur.' },
    category: '1.2.3',
    tags: ['network'],
    attributes: [measure('ports', 8)],
    prices: [price(1, 2750)],
  }),
];
