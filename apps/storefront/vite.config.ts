import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { cssTarget, platineVite } from '../../packages/ui/build/platineVite.ts';

const { plugins = [], ...shared } = platineVite();

/**
 * Few files: what every page needs is one, what several pages share another, then a page's own code and its language's words.
 * Many small ones would be as many requests before anything can be clicked.
 */
const codeSplitting = {
  groups: [
    { name: 'libraries', test: /node_modules/, tags: ['$initial' as const], minShareCount: 2 },
    {
      name: 'shared',
      test: /^(?!.*(?:\/node_modules\/|\/ui\/src\/(?:dialogs|forms)\/|\/domain\/src\/validation\/))/,
      minShareCount: 2,
    },
    // What only dialogs and their forms need comes with the first of them.
    { name: 'dialogs', minShareCount: 2 },
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
