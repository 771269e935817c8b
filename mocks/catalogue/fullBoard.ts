import type { Product } from '@platine/domain/catalog/product.ts';
import { photo } from '../builders/picture.ts';
import { catalogue, mockSkus } from './catalogue.ts';
import type { CatalogueEntry } from './entry.ts';
import { photos } from './photos.data.ts';

/** The catalogue with a board that has everything on a product's page: photos of three formats with copyright, its manufacturer's logo, documents, a GTIN, a safety contact, related products of each kind, and all that the law wants a page to say. */
export const catalogueWithFullBoard: readonly CatalogueEntry[] = catalogue.map((entry) =>
  entry.product.sku === mockSkus.board ? { ...entry, product: full(entry.product) } : entry,
);

/** The same catalogue, whose board has its maker's label of the guarantee. */
export const catalogueWithLabel: readonly CatalogueEntry[] = catalogueWithFullBoard.map((entry) =>
  entry.product.sku === mockSkus.board ? { ...entry, product: withLabel(entry.product) } : entry,
);

function withLabel(product: Product): Product {
  const label = { type: 'GUARANTEE_LABEL', caption: {}, url: { ALL: photos.boardFromAbove } } as const;
  return { ...product, assets: [...product.assets, label] };
}

function full(product: Product): Product {
  return {
    ...product,
    gtin: '4012345678901',
    related: [...product.related, { kind: 'MASTERS', sku: 110_301 }],
    assets: [
      photo(photos.boardFromAbove, product.name),
      photo(photos.boardOnEnd, { EN: 'From behind', DE: 'Von hinten', FR: 'De dos' }),
      photo(photos.boardFromCloseBy, { DE: 'Der Controller aus der Nähe' }),
      { type: 'COPYRIGHT_TEXT', caption: { ALL: '© Kupferbach' }, url: {} },
      { type: 'COPYRIGHT_TEXT', caption: { ALL: '© Platine' }, url: {} },
      {
        type: 'COPYRIGHT_TEXT',
        caption: { EN: '© Kupferbach, by permission', DE: '© Kupferbach, mit Genehmigung' },
        url: {},
      },
      { type: 'MANUFACTURER_LOGO', caption: { ALL: product.manufacturer.name }, url: { ALL: photos.logo } },
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
    facts: {
      guarantee: {
        years: 5,
        guarantor: 'Kupferbach GmbH',
        address: 'Hüttenweg 4, 54290 Trier, Germany',
        url: 'https://kupferbach.example/guarantee',
      },
      battery: { chemistry: 'Ni-Cd', heavyMetals: ['Cd'] },
      weee: true,
      hsCode: '85371091',
      originCountry: 'DE',
    },
    safetyContact: {
      name: 'Kupferbach GmbH',
      address: 'Hüttenweg 4, 54290 Trier, Germany',
      email: 'safety@kupferbach.example',
      url: 'https://kupferbach.example/safety',
    },
  };
}
