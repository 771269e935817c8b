import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { BuildOptions, Plugin } from 'vite';
import { defineConfig } from 'vite';
import { reachOf } from '../../packages/ui/build/reach.ts';
import { besideSources } from './src/build/besideSources.ts';
import { firstScreens } from './src/firstScreens.ts';
import { classNames } from '../../packages/ui/build/classNames.ts';
import { noCircles } from '../../packages/ui/build/noCircles.ts';
import { cssTarget, platineVite } from '../../packages/ui/build/platineVite.ts';

const fileOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const uiFile = (path: string) => fileOf(`../../packages/ui/src/${path}`);
const screenOf = (name: string) => uiFile(`screens/${name}/${name}.tsx`);

const firstPages = firstScreens.map(screenOf);
const entry = fileOf('src/entry-client.tsx');
/** Every import that waits goes through it. */
const importing = fileOf('src/importBeside.ts');
const imports = reachOf([importing]);

const { plugins = [], ...shared } = platineVite([entry, ...firstPages]);

const everywhere = reachOf([entry]);
const [start = new Set<string>(), listing = new Set<string>(), , product = new Set<string>()] = firstPages.map((file) =>
  reachOf([file]),
);
const first = new Set([...start, ...listing, ...product]);
/** Modules that several of the first pages share: tiles and their parts. */
const several = new Set(
  [...first].filter((file) => [start, listing, product].filter((page) => page.has(file)).length > 1),
);
/** Parts that hydrate on interaction. */
const laterParts = [
  'chrome/ShopFrame/ShopFooter.tsx',
  'chrome/Header/Traces.tsx',
  'chrome/TopMenu/TopMenu.tsx',
  'screens/CategoryScreen/CategoryLinks.tsx',
  'screens/ListingPage/Narrowing.tsx',
  'screens/ListingPage/ActiveFilters.tsx',
  'screens/ListingPage/ListingEnd.tsx',
  'screens/NotFoundScreen/NotFoundScreen.tsx',
  'screens/ProductRows/ProductRows.tsx',
].map(uiFile);
/** Code needed to handle the first click: API calls and navigation here, the machines below. */
const asking = reachOf([uiFile('queries/reads.ts'), uiFile('api/fetchTransport.ts'), fileOf('src/approach.ts')]);
const machines = reachOf([uiFile('machines/startMachines.ts')]);
/** The other code that loads on the first interaction: the parts that hydrate then, and the page's floor. */
const quiet = reachOf([uiFile('chrome/ShopFloor.tsx'), ...laterParts, fileOf('src/PatientScreen.tsx')]);
const cart = reachOf([uiFile('screens/CartScreen/CartScreen.tsx')]);

/** The rules of the forms' fields, loaded when somebody fills one in. */
const rules = reachOf([uiFile('forms/formRules.ts')]);
const buying = reachOf(['CheckoutTypeScreen', 'CheckoutScreen', 'CheckoutSummaryScreen'].map(screenOf));
const rulesLibraries = /\/node_modules\/.*\/(?:yup|property-expr|tiny-case|toposort)\//;

const formLibraries = /\/node_modules\//;

const machineLibraries = /\/node_modules\/.*(?:xstate|use-sync-external-store|use-isomorphic-layout-effect)/;

function isOfShop(id: string): boolean {
  const elsewhereToo =
    (start.has(id) || product.has(id)) && [asking, machines, quiet, cart, buying].some((files) => files.has(id));
  return everywhere.has(id) || several.has(id) || elsewhereToo || id.startsWith('\0vite') || imports.has(id);
}

/**
 * Few files: many small ones would be as many requests before anything can be clicked. The entry carries what nearly every page of ours
 * needs; its libraries, which change less often, are one file; then come what only listings need, and a page's own code.
 */
const codeSplitting = {
  // A group takes what it is said to take; with all that those need, the forms would come with the listings.
  includeDependenciesRecursively: false,
  groups: [
    { name: 'libraries', test: /rolldown\/runtime/ },
    { name: 'libraries', test: /node_modules/, tags: ['$initial' as const] },
    { name: 'shop', test: isOfShop },
    { name: 'listings', test: (id: string) => listing.has(id), minShareCount: 2 },
    { name: 'asking', test: (id: string) => asking.has(id) && !buying.has(id) && !first.has(id) },
    // The checkout needs the library, and not the machines of other pages.
    { name: 'xstate', test: machineLibraries },
    { name: 'machines', test: (id: string) => machines.has(id) && !asking.has(id) && !buying.has(id) },
    { name: 'quiet', test: (id: string) => quiet.has(id) && !cart.has(id) && !buying.has(id) && !first.has(id) },
    {
      name: 'cart',
      test: (id: string) => cart.has(id) || ((asking.has(id) || quiet.has(id)) && buying.has(id)),
      minShareCount: 2,
    },
    // Dialogs have a file of their own: they need no form, and forms need no dialog.
    {
      name: 'dialogs',
      test: /node_modules\/(?:\.pnpm\/)?(?:@radix-ui|aria-hidden)|\/ui\/src\/dialogs\/Modal/,
      minShareCount: 2,
    },
    { name: 'rules', test: (id: string) => (rules.has(id) && !buying.has(id)) || rulesLibraries.test(id) },
    // The checkout is a row of forms: what they are made of comes with what its pages share.
    { name: 'forms', test: (id: string) => buying.has(id) || formLibraries.test(id), minShareCount: 2 },
    { name: 'pages', test: (id: string) => !first.has(id), minShareCount: 2 },
  ],
};

/** Vite's own way of importing fetches style sheets and says nothing of a second try; the style stands in the page. */
function ownImports(): Plugin {
  return {
    name: 'platine-own-imports',
    enforce: 'pre',
    load: (id) =>
      id === '\0vite/preload-helper.js'
        ? `import { importBeside } from ${JSON.stringify(importing)}; export const __vitePreload = importBeside;`
        : null,
  };
}

/** Files that several later ones need: fetched beside the one that is imported, not after it has come. */
const sharedLater = /^assets\/(?:asking|xstate|machines|quiet|cart|forms|rules|dialogs|pages)-/;
const modulePreload = {
  polyfill: false,
  resolveDependencies: (file: string, needed: readonly string[]) =>
    needed.filter((one) => one !== file && sharedLater.test(one)),
};

const throwing = (names: readonly string[], why: string) =>
  names.map((name) => `export const ${name} = () => { throw new Error('${why}'); };`).join('\n');

/** Parts that the query library loads and the shop does not use: infinite queries and mutations. */
const unusedOfQueries = {
  infiniteQueryBehavior: throwing(
    ['infiniteQueryBehavior', 'hasNextPage', 'hasPreviousPage'],
    'The shop has no lists without an end.',
  ),
  mutationCache:
    'export class MutationCache { findAll = () => []; getAll = () => []; resumePausedMutations = async () => undefined; clear() {} }',
};

function onlyQueries(): Plugin[] {
  return Object.entries(unusedOfQueries).map(([file, code]) => ({
    name: `platine-only-queries-${file}`,
    enforce: 'pre',
    load: { filter: { id: new RegExp(`/query-core/.*/${file}\\.js$`) }, handler: () => code },
  }));
}

/** Asks the browser to compile the functions of a file while it comes, and not each when it is first called: a first press calls many. */
function compiledEarly(): Plugin {
  /** Characters. A smaller file has little to compile, and each byte of the first pages counts. */
  const worthAHint = 9000;
  const hint = '//# allFunctionsCalledOnLoad\n';
  return {
    name: 'platine-compiled-early',
    generateBundle: {
      order: 'post',
      handler: (_, bundle) => {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && file.code.length > worthAHint) file.code = hint + file.code;
      },
    },
  };
}

/** How long plugins took is nothing that whoever starts the shop can act on. */
const checks = { bundlerTimings: false };

const clientBuild: BuildOptions = {
  manifest: true,
  rolldownOptions: { input: 'src/entry-client.tsx', output: { codeSplitting }, checks },
};

const serverBuild: BuildOptions = {
  copyPublicDir: false,
  sourcemap: true,
  rolldownOptions: {
    output: { codeSplitting: false },
    // PGlite's own, in what Emscripten made of PostgreSQL.
    checks: { ...checks, eval: false },
  },
};

export default defineConfig(({ isSsrBuild }) => ({
  ...shared,
  plugins: [
    react(),
    ...plugins,
    ownImports(),
    ...onlyQueries(),
    besideSources(),
    noCircles(),
    ...(isSsrBuild === true ? [] : [compiledEarly()]),
  ],
  css: { modules: { generateScopedName: classNames(fileOf('../..')) } },
  build: {
    outDir: 'dist/client',
    // Every asset keeps its address for ever: its name carries its hash.
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    cssTarget,
    modulePreload,
    ...(isSsrBuild === true ? serverBuild : clientBuild),
  },
  // The program carries all its packages: one file to read at start, and no second copy of React or the domain in it.
  ssr: { noExternal: true },
}));
