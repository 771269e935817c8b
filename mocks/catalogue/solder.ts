import { price } from '../builders/price.ts';
import { catalogue } from './catalogue.ts';
import type { CatalogueEntry } from './entry.ts';
import { entry } from './entry.ts';

export const solderSku = 150_900;

/** The catalogue with solder, which is sold by its weight. */
export const catalogueWithSolder: readonly CatalogueEntry[] = [
  ...catalogue,
  entry({
    sku: solderSku,
    kind: 'spool',
    maker: 'Voltaire',
    partNumber: 'VT-SN-50',
    name: { EN: 'Solder 1 mm, 50 g', DE: 'Lötzinn 1 mm, 50 g', FR: 'Étain à souder 1 mm, 50 g' },
    description: { EN: 'Lead-free, with flux.', DE: 'Bleifrei, mit Flussmittel.', FR: 'Sans plomb, avec flux.' },
    category: '1.2.4',
    tags: ['soldering'],
    prices: [price(1, 890)],
    content: { amount: 50, unit: 'g' },
  }),
];
