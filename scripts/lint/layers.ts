/** The packages that each layer may import: `domain ← ui ← storefront`, `domain ← api`, `domain ← mocks`. */
export type Layer = {
  readonly name: string;
  /** Folder or start of a path, relative to the repository. The first layer that fits a file is its layer. */
  readonly path: string;
  /** Packages it may import; `x` allows `x/anything`, a closing `*` any ending. `node:*` allows Node's own modules. */
  readonly packages: readonly string[];
};

const ui = [
  '@platine/domain',
  '@platine/ui',
  '@radix-ui/*',
  '@tanstack/react-query',
  '@xstate/react',
  'react',
  'react-hook-form',
  'react-intl',
  'uqr',
  'wouter',
  'xstate',
];
const api = [
  '@platine/api',
  '@platine/documents',
  '@platine/domain',
  '@platine/drawings',
  '@cantoo/pdf-lib',
  '@electric-sql/*',
  '@formatjs/icu-messageformat-parser',
  '@hono/node-server',
  '@rgrove/parse-xml',
  'csv-parse',
  'drizzle-orm',
  'file-type',
  'hono',
  'lru-cache',
  'mdast',
  'mdast-util-from-markdown',
  'mdast-util-gfm-table',
  'micromark-extension-gfm-table',
  'nodemailer',
  'prom-client',
  'node:*',
  'pg',
  'saxes',
  'sharp',
  'yaml',
  'yauzl',
  'yup',
];
const storefront = [
  '@platine/domain',
  '@platine/ui',
  '@tanstack/react-query',
  'react',
  'react-dom',
  'react-intl',
  'regexparam',
  'uqr',
  'wouter',
];

export const layers: readonly Layer[] = [
  { name: 'domain', path: 'packages/domain/src/', packages: ['@platine/domain', 'yup', 'xstate'] },
  { name: 'drawings', path: 'packages/drawings/src/', packages: ['@platine/drawings'] },
  {
    name: 'documents',
    path: 'packages/documents/src/',
    packages: ['@platine/documents', '@platine/domain', '@e-invoice-eu/core', 'node:*', 'pdfkit', 'uqr'],
  },
  {
    name: 'the sample catalogue',
    path: 'packages/sample-catalogue/src/',
    packages: ['@platine/domain', '@platine/sample-catalogue', '@platine/api/catalogue'],
  },
  { name: 'ui', path: 'packages/ui/src/', packages: ui },
  {
    name: 'the storefront server',
    path: 'apps/storefront/src/server',
    packages: [
      ...storefront,
      '@platine/api',
      '@platine/storefront',
      '@hono/node-server',
      'hono',
      'lru-cache',
      'node:*',
    ],
  },
  { name: 'the storefront server', path: 'apps/storefront/src/entry-server', packages: [...storefront, 'node:*'] },
  { name: 'the storefront build', path: 'apps/storefront/src/build', packages: ['node:*', 'vite'] },
  { name: 'storefront', path: 'apps/storefront/src/', packages: storefront },
  {
    name: 'desk',
    path: 'apps/desk/src/',
    packages: ['@platine/domain', '@platine/ui', 'react', 'react-dom', 'wouter'],
  },
  { name: 'api', path: 'apps/api/src/', packages: api },
  { name: 'the api’s test helpers', path: 'apps/api/testing/', packages: api },
  { name: 'mocks', path: 'mocks/', packages: ['@platine/domain', '@platine/drawings', '@platine/mocks', 'msw'] },
];

/** Further packages of tests, stories and their test helpers (`….testing.ts`, the API's `testing/`), beside those of their layer. */
export const extras: readonly { readonly file: RegExp; readonly packages: readonly string[] }[] = [
  {
    file: /^packages\/ui\/.*(?:\.stories\.tsx|\.testing\.tsx?)$/,
    packages: ['@platine/mocks', '@storybook/*', 'storybook', 'msw'],
  },
  { file: /^(?:packages|apps\/storefront)\/.*\.test(?:ing)?\.tsx?$/, packages: ['@platine/mocks', 'react-dom'] },
  {
    file: /\.test(?:ing)?\.tsx?$|^apps\/api\/testing\//,
    packages: ['fast-check', 'node:*', 'vitest'],
  },
  { file: /^apps\/api\/(?:.*\.test\.ts$|testing\/)/, packages: ['@platine/mocks/providers'] },
  { file: /^apps\/api\/testing\/openApi\.ts$/, packages: ['@seriousme/openapi-schema-validator', 'ajv'] },
  { file: /^apps\/api\/src\/mail\/.*\.test\.ts$/, packages: ['postal-mime', 'smtp-server'] },
];

/**
 * The folders of `packages/ui/src`, lowest first: a file imports from its own folder and from those before it.
 * A component gets props and a screen gets data, so `components` stands below `api` and `queries`.
 */
export const uiFolders: readonly string[] = [
  'tokens',
  'interaction',
  'i18n',
  'components',
  'content',
  'shop',
  'routing',
  'api',
  'queries',
  'forms',
  'cart',
  'provider',
  'checkout',
  'dialogs',
  'chrome',
  'screens',
  'desk',
  'flows',
  'fit',
];

/**
 * The folders and entries of `apps/api/src`, the top one first: each imports those below it only, and a new one gets a place here. Tests are free.
 */
export const apiOrder = [
  'main.ts',
  'start/',
  'commands/',
  'app.ts',
  'http/',
  'routes/',
  'partsLists/',
  'catalogue/',
  'services/',
  'operations/',
  'backup/',
  'search/',
  'media/',
  'bank/',
  'webhooks/',
  'mail/',
  'integrations/',
  'db/',
  'shop/',
  'words/',
  'processes/',
  'log/',
  'network/',
  'time/',
] as const;
