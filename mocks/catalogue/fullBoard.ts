import type { Product } from '@platine/domain/catalog/product.ts';
import { picture } from '../builders/picture.ts';
import { catalogue, mockSkus } from './catalogue.ts';
import type { CatalogueEntry } from './entry.ts';

/** The catalogue with a board that has everything on a product's page: two pictures with copyright, a document, a GTIN, a safety contact, related products of each kind. */
export const catalogueWithFullBoard: readonly CatalogueEntry[] = catalogue.map((entry) =>
  entry.product.sku === mockSkus.board ? { ...entry, product: full(entry.product) } : entry,
);

function full(product: Product): Product {
  const back = picture('display', [], { EN: 'From behind', DE: 'Von hinten', FR: 'De dos' });
  return {
    ...product,
    gtin: '4012345678901',
    related: [...product.related, { kind: 'MASTERS', sku: 110_301 }],
    assets: [
      ...product.assets,
      back,
      { type: 'COPYRIGHT_TEXT', caption: { ALL: '© Kupferbach' }, url: {} },
      { type: 'COPYRIGHT_TEXT', caption: { ALL: '© Platine' }, url: {} },
    ],
    documents: [
      {
        caption: { EN: 'Data sheet', DE: 'Datenblatt', FR: 'Fiche technique' },
        url: { ALL: 'https://kupferbach.example/kb-uno-4.pdf' },
        file: null,
      },
      {
        caption: {},
        url: { DE: '/media/0123456789abcdef0123456789abcdef.pdf' },
        file: { kind: 'MANUAL', bytes: 1_234_567 },
      },
    ],
    safetyContact: {
      name: 'Kupferbach GmbH',
      address: 'Hüttenweg 4, 54290 Trier, Germany',
      email: 'safety@kupferbach.example',
      url: 'https://kupferbach.example/safety',
    },
  };
}
