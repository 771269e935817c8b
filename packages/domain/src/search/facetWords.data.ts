import type { BuiltInLanguage } from '../language/language.ts';

/** Names of the facets that every listing has, and of the one value of STOCK. */
export type FacetWords = {
  readonly manufacturer: string;
  readonly price: string;
  readonly availability: string;
  readonly inStock: string;
};

export const facetWords: Readonly<Record<BuiltInLanguage, FacetWords>> = {
  EN: { manufacturer: 'Manufacturer', price: 'Price', availability: 'Availability', inStock: 'In stock' },
  DE: { manufacturer: 'Hersteller', price: 'Preis', availability: 'Verfügbarkeit', inStock: 'Auf Lager' },
  FR: { manufacturer: 'Fabricant', price: 'Prix', availability: 'Disponibilité', inStock: 'En stock' },
};
