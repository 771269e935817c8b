import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { platineVite } from '../../packages/ui/build/platineVite.ts';

const { plugins = [], ...shared } = platineVite();

export default defineConfig(({ isSsrBuild }) => ({
  ...shared,
  plugins: [react(), ...plugins],
  build: {
    outDir: 'dist/client',
    // Every asset keeps its address for ever: its name carries its hash.
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    manifest: isSsrBuild !== true,
    modulePreload: false,
    ...(isSsrBuild === true ? {} : { rollupOptions: { input: 'src/entry-client.tsx' } }),
  },
  // The server's bundle carries all it draws with: one file to read at start, and no second copy of React in it.
  ssr: { noExternal: true },
}));
