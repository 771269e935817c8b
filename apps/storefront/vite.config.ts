import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { cssTarget, platineVite } from '../../packages/ui/build/platineVite.ts';

const { plugins = [], ...shared } = platineVite();

/**
 * Few files: what every page needs is one, what several pages share another, then a page's own code and its language's words.
 * Many small ones would be as many requests before anything can be clicked.
 */
const codeSplitting = {
  // A group takes what it is said to take; with all that those need, the forms would come with the listings.
  includeDependenciesRecursively: false,
  groups: [
    { name: 'libraries', test: /node_modules/, tags: ['$initial' as const] },
    // Not the entry itself: it waits for the page's code, which waits for what is shared.
    { name: 'shared', test: /^(?!.*\/entry-client\.tsx)/, tags: ['$initial' as const] },
    // Forms, dialogs and the checkout come with the first of them: no other page waits for what they need.
    {
      name: 'forms',
      test: /\/ui\/src\/(?:dialogs|forms|checkout|screens\/(?:Account|Checkout|Contact|FormPage|Newsletter)\w*)\/|\/domain\/src\/(?:validation|checkout|order)\/|\/node_modules\//,
      minShareCount: 2,
    },
    { name: 'listings', minShareCount: 2 },
  ],
};

export default defineConfig(({ isSsrBuild }) => ({
  ...shared,
  plugins: [react(), ...plugins],
  build: {
    outDir: 'dist/client',
    // Every asset keeps its address for ever: its name carries its hash.
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    cssTarget,
    manifest: isSsrBuild !== true,
    modulePreload: false,
    ...(isSsrBuild === true ? {} : { rolldownOptions: { input: 'src/entry-client.tsx', output: { codeSplitting } } }),
  },
  // The server's bundle carries all it draws with: one file to read at start, and no second copy of React in it.
  ssr: { noExternal: true },
}));
