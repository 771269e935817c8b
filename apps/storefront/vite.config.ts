import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { BuildOptions } from 'vite';
import { defineConfig } from 'vite';
import { classNames } from '../../packages/ui/build/classNames.ts';
import { cssTarget, platineVite } from '../../packages/ui/build/platineVite.ts';
import { besideSources } from './src/build/besideSources.ts';
import { firstScreens } from './src/firstScreens.ts';

const fileOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const entry = fileOf('src/entry-client.tsx');
const screens = firstScreens.map((name) => fileOf(`../../packages/ui/src/screens/${name}/${name}.tsx`));
const { plugins = [], ...shared } = platineVite([entry, ...screens]);

/** Plugin timings do not concern the person who starts the shop. */
const checks = { bundlerTimings: false };

/**
 * Few files, because each is a request before the page works: the libraries, the code of every page, the code of product lists, and that of forms. Groups
 * take their dependencies along, so a group stands before those that are needed on fewer pages.
 */
const codeSplitting = {
  groups: [
    { name: 'libraries', test: /node_modules|rolldown\/runtime|\0/, tags: ['$initial' as const] },
    { name: 'shop', tags: ['$initial' as const] },
    {
      name: 'products',
      test: /\/ui\/src\/(?:cart|components|interaction|checkout\/(?:RefusedOrder|checkoutPaths))|\/ui\/src\/screens\/(?:ListingPage|Product(?:Rows|Tiles)|[^/]+\.tsx?$)|\/domain\/src\/(?:catalog|cart|money|shipping|search)\//,
      minShareCount: 3,
    },
    { name: 'facts', test: /categorySelector|\/SideBar\/|serviceTimes/, minShareCount: 2 },
    {
      name: 'cart',
      test: /\/ui\/src\/checkout\/(?:RefusedOrder|checkoutPaths)|usePicture|shopMessages|checkoutChanges/,
      minShareCount: 2,
    },
    { name: 'forms', test: /\/ui\/src\/(?:forms|checkout)\/|useAddressRemoval/, minShareCount: 2 },
  ],
};

const clientBuild: BuildOptions = {
  manifest: true,
  rolldownOptions: { input: 'src/entry-client.tsx', output: { codeSplitting }, checks },
};

const serverBuild: BuildOptions = {
  copyPublicDir: false,
  sourcemap: true,
  rolldownOptions: {
    output: { codeSplitting: false },
    // PGlite contains `eval`, in what Emscripten made of PostgreSQL.
    checks: { ...checks, eval: false },
  },
};

export default defineConfig(({ isSsrBuild }) => ({
  ...shared,
  plugins: [react(), ...plugins, besideSources()],
  css: { modules: { generateScopedName: classNames(fileOf('../..')) } },
  build: {
    outDir: 'dist/client',
    // Every asset keeps its address for ever: its name carries its hash.
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    cssTarget,
    modulePreload: { polyfill: false },
    ...(isSsrBuild === true ? serverBuild : clientBuild),
  },
  // The program carries all its packages: one file to read at start, and no second copy of React or the domain in it.
  ssr: { noExternal: true },
}));
