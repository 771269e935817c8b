import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { BuildOptions } from 'vite';
import { defineConfig } from 'vite';
import { classNames } from '../../packages/ui/build/classNames.ts';
import { cssTarget, platineVite, sharedAliases } from '../../packages/ui/build/platineVite.ts';
import { reachOf, reachWithParts } from '../../packages/ui/build/reach.ts';
import { besideSources } from './src/build/besideSources.ts';
import { leanCalls } from './src/build/leanCalls.ts';
import { screenGroups } from './src/firstScreens.ts';

const fileOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const entry = fileOf('src/entry-client.tsx');
/** Pages name their titles and descriptions, which the browser shows by `PageHead`: that comes later, with the words of parts. */
const metadata = /\/storefront\/src\/pages\//;
const beginningWith = (names: readonly string[]) => [
  entry,
  ...names.map((name) => fileOf(`../../packages/ui/src/screens/${name}/${name}.tsx`)),
];
const { plugins = [], ...interfaceOptions } = platineVite({
  first: reachOf(beginningWith(screenGroups.first), metadata),
  parts: reachWithParts(beginningWith(screenGroups.first)),
  buying: reachOf(beginningWith(screenGroups.buying), metadata),
});
/** Pages name structured data, and what is never prefetched, for the server alone: the browser's build drops them. */
const serverOnly =
  /\/(?:metadata\/(?:productThings|structuredData)|pages\/(?:comparedProducts|listReads|orderReads|retiredProduct))\.ts$/;
const initial = reachOf([entry], serverOnly);

/** Plugin timings do not concern the person who starts the shop. */
const checks = { bundlerTimings: false };

/** Modules of the interface, by the pages that share them. */
const shared = {
  /** Transit times: the product page and the checkout. */
  shipping: /\/domain\/src\/shipping\/prices/,
  /** Nearly every page. */
  all: /\/ui\/src\/(?:components\/(?:Button|Money|Notice|PartNumber|RetryView|Skeleton)\/|interaction\/(?!useNear)|queries\/outcome|screens\/LoadFailure)/,
  /** Pages that show or change products: tiles, prices, amounts. */
  products:
    /\/ui\/src\/(?:cart\/(?!Totals|useSessionAccess)|components\/|screens\/(?:ProductTiles\/|[^/]+\.tsx?$))|\/domain\/src\/(?:catalog|money)\//,
  /** Pages that list products and narrow them by facets. */
  listings: /\/ui\/src\/screens\/(?:ListingPage\/(?!facetText)|ProductRows\/)|\/domain\/src\/search\//,
  start: /categorySelector|\/SideBar\/|serviceTimes/,
  /** Sizes of files, on a product's documents and on an order's. */
  files: /\/ui\/src\/i18n\/FileSize/,
  /** The cart and the checkout; the payment methods are the footer's, too, which must not load forms for them. */
  cart: /\/ui\/src\/(?:cart\/Totals|checkout\/(?:RefusedOrder|checkoutPaths)|queries\/keepSession)|shopMessages|\/cart\/minimumOrder|\/payment\/methods|\/shop\/MethodName/,
  /** The checkout, the account and the dialogs with forms. */
  forms:
    /\/ui\/src\/(?:forms\/(?!(?:Radio|Checkbox|Terms|Password|NewPassword|CustomerType)Field|customerKindOf|useSubmission)|checkout\/(?!OrderLines|OrderFacts|OrderDocuments|OrderHistory)|queries\/checkoutChanges)|\/domain\/src\/order\/order\.ts|\/CheckoutScreen\/(?:useAddressRemoval|AddressButtons|address)/,
  /** Lists of an account, read on their own page and among an account's views. */
  lists: /\/(?:ui\/src\/queries\/lists|domain\/src\/lists\/)/,
  /** Parts that the checkout's steps lack: passwords, the terms, an order's lines. */
  account: /\/ui\/src\/(?:forms|checkout)\//,
};

/**
 * Few files, because each is a request before the page works. A group takes the dependencies of its modules along, so a group stands before
 * those that are needed on fewer pages.
 */
const codeSplitting = {
  groups: [
    { name: 'libraries', test: /node_modules|\0/, tags: ['$initial' as const] },
    { name: 'shop', test: (id: string) => initial.has(id) || shared.all.test(id) },
    { name: 'shipping', test: shared.shipping },
    { name: 'products', test: shared.products, minShareCount: 2 },
    { name: 'listings', test: shared.listings, minShareCount: 2 },
    { name: 'start', test: shared.start, minShareCount: 2 },
    { name: 'files', test: shared.files },
    { name: 'cart', test: shared.cart, minShareCount: 2 },
    { name: 'lists', test: shared.lists, minShareCount: 2 },
    { name: 'forms', test: shared.forms, minShareCount: 2 },
    { name: 'account', test: shared.account, minShareCount: 2 },
  ],
};

/** The entry names every file of the shop, and a hash cannot be compressed. Seven of 64 characters tell 4 × 10¹² versions of a file apart. */
const fileNames = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
};

/** Shims of React's own hook for versions of React that lack it: they do nothing when they are loaded, and say so nowhere. */
const treeshake = { moduleSideEffects: [{ test: /\/use-sync-external-store\//, sideEffects: false }] };

const clientBuild: BuildOptions = {
  manifest: true,
  rolldownOptions: { input: 'src/entry-client.tsx', output: { codeSplitting, ...fileNames }, treeshake, checks },
};

const serverBuild: BuildOptions = {
  copyPublicDir: false,
  sourcemap: true,
  rolldownOptions: {
    // Each process keeps the text of its program: two bytes a character, or one if all are ASCII.
    output: { codeSplitting: false, comments: false, charset: 'ascii' },
    // PGlite contains `eval`, in what Emscripten made of PostgreSQL.
    checks: { ...checks, eval: false },
  },
};

export default defineConfig(({ isSsrBuild }) => ({
  ...(isSsrBuild === true ? { resolve: { alias: sharedAliases } } : interfaceOptions),
  plugins: [react(), ...plugins, besideSources(), ...(isSsrBuild === true ? [] : [leanCalls()])],
  css: { modules: { generateScopedName: classNames(fileOf('../..')) } },
  build: {
    outDir: 'dist/client',
    // Every asset keeps its address for ever: its name carries its hash.
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    cssTarget,
    // A preloaded dependency that fails is never fetched again by an import, so a retry (`importAgain`) could not succeed.
    modulePreload: false,
    ...(isSsrBuild === true ? serverBuild : clientBuild),
  },
  // The program carries all its packages: one file to read at start, and no second copy of React or the domain in it.
  ssr: { noExternal: true },
}));
