import type { DeskCallDescription } from './deskCallDescription.ts';

/** The desk's calls about products and the catalogue. */
export const deskProductCalls = {
  deskProducts: {
    method: 'GET',
    path: '/desk/api/products',
    errors: ['NotLoggedInException'],
    source: 'desk',
    task: 'read',
  },
  deskProduct: {
    method: 'GET',
    path: '/desk/api/product/{SKU}',
    errors: ['NotLoggedInException', 'ProductNotFoundException'],
    source: 'desk',
    task: 'read',
  },
  /** Everything that a new product chooses from. */
  deskNewProduct: {
    method: 'GET',
    path: '/desk/api/products/new',
    errors: ['NotLoggedInException'],
    source: 'desk',
    task: 'catalogue',
  },
  /** Brings a product in by the import's rules. A refusal is an answer. */
  deskCreateProduct: {
    method: 'POST',
    path: '/desk/api/products/new',
    errors: ['NotLoggedInException'],
    source: 'desk',
    effect: true,
    task: 'catalogue',
  },
  /** Counts, or by how many pieces they change. Lines that are refused come with their reason. */
  deskUpdateStock: {
    method: 'POST',
    path: '/desk/api/products/stock',
    errors: ['NotLoggedInException'],
    source: 'desk',
    effect: true,
    largestBody: 1_000_000,
    task: 'catalogue',
  },
  deskUpdatePrices: {
    method: 'POST',
    path: '/desk/api/products/prices',
    errors: ['NotLoggedInException'],
    source: 'desk',
    effect: true,
    largestBody: 1_000_000,
    task: 'catalogue',
  },
  /** Refusals and conflicts are answers: they come with the product as it is. */
  deskEditProduct: {
    method: 'POST',
    path: '/desk/api/product/edit',
    errors: ['NotLoggedInException', 'ProductNotFoundException'],
    source: 'desk',
    effect: true,
    task: 'catalogue',
  },
  /** Adds a picture, made as the import makes them (record 0089). The same file once more is there already. */
  deskAddPicture: {
    method: 'POST',
    path: '/desk/api/product/{SKU}/picture',
    errors: ['NotLoggedInException', 'ProductNotFoundException'],
    source: 'desk',
    effect: true,
    largestBody: 35_100_000,
    task: 'catalogue',
  },
  /** Adds a document under the hash of its content. The same file in the same language once more is there already. */
  deskAddDocument: {
    method: 'POST',
    path: '/desk/api/product/{SKU}/document',
    errors: ['NotLoggedInException', 'ProductNotFoundException'],
    source: 'desk',
    effect: true,
    largestBody: 35_100_000,
    task: 'catalogue',
  },
  /** Everything that products refer to, and the menu. */
  deskStructure: {
    method: 'GET',
    path: '/desk/api/structure',
    errors: ['NotLoggedInException'],
    source: 'desk',
    task: 'read',
  },
  /** One entry by the import's rules. Refusals and conflicts are answers: they come with everything as it is. */
  deskEditStructure: {
    method: 'POST',
    path: '/desk/api/structure/edit',
    errors: ['NotLoggedInException'],
    source: 'desk',
    effect: true,
    task: 'catalogue',
  },
  /** A picture as for a product, kept before the maker names it; without a file the logo goes. */
  deskSetLogo: {
    method: 'POST',
    path: '/desk/api/structure/maker/{REF}/logo',
    errors: ['NotLoggedInException'],
    source: 'desk',
    effect: true,
    largestBody: 35_100_000,
    task: 'catalogue',
  },
  /** The catalogue that somebody has uploaded last, with how far its check or its import is. */
  deskImport: {
    method: 'GET',
    path: '/desk/api/catalogue/import',
    errors: ['NotLoggedInException'],
    source: 'desk',
    task: 'catalogue',
  },
  /** Only begins it: `deskImport` says how far it is. An import can be repeated. */
  deskTakeImport: {
    method: 'POST',
    path: '/desk/api/catalogue/import/take',
    errors: ['NotLoggedInException'],
    source: 'desk',
    effect: true,
    task: 'catalogue',
  },
  /** Takes the place of an upload that nobody has taken over. A refusal is an answer. */
  deskUploadCatalogue: {
    method: 'POST',
    path: '/desk/api/catalogue/import',
    errors: ['NotLoggedInException'],
    source: 'desk',
    effect: true,
    largestBody: 35_100_000,
    task: 'catalogue',
  },
} as const satisfies Record<string, DeskCallDescription>;
