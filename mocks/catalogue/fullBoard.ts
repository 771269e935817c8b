import { picture } from '../builders/picture.ts';
import { catalogue, mockSkus } from './catalogue.ts';
import type { CatalogueEntry } from './entry.ts';

/** The catalogue with a board that has everything on a product's page: two pictures with copyright, a document, a GTIN, a safety contact, related products of each kind. */
export const catalogueWithFullBoard: readonly CatalogueEntry[] = catalogue.map((entry) =>
  entry.product.SKU === mockSkus.board ? { ...entry, product: full(entry.product) } : entry,
);

function full(product: CatalogueEntry['product']): CatalogueEntry['product'] {
  const back = picture('display', [], { EN: 'From behind', DE: 'Von hinten', FR: 'De dos' });
  return {
    ...product,
    GTIN: '4012345678901',
    CROSS_SELLING: [...(product.CROSS_SELLING ?? []), { CROSS_SELLING_TYPE: 'MASTERS', SKU: 110_301 }],
    ASSETS: [
      ...product.ASSETS,
      back,
      { ASSET_TYPE: 'COPYRIGHT_TEXT', CAPTION: { ALL: '© Kupferbach' }, URL: {} },
      { ASSET_TYPE: 'COPYRIGHT_TEXT', CAPTION: { ALL: '© Platine' }, URL: {} },
      {
        ASSET_TYPE: 'EXTERNAL_LINK',
        CAPTION: { EN: 'Data sheet', DE: 'Datenblatt', FR: 'Fiche technique' },
        URL: { ALL: 'https://kupferbach.example/kb-uno-4.pdf' },
      },
    ],
    SAFETY_CONTACT: {
      NAME: 'Kupferbach GmbH',
      ADDRESS: 'Hüttenweg 4, 54290 Trier, Germany',
      EMAIL: 'safety@kupferbach.example',
      URL: 'https://kupferbach.example/safety',
    },
  };
}
