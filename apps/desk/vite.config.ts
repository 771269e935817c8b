import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { classNames } from '../../packages/ui/build/classNames.ts';
import { cssTarget, platineVite } from '../../packages/ui/build/platineVite.ts';

const { plugins = [], ...interfaceOptions } = platineVite();

/** The desk's files are served below /desk by the shop's own process (record 0109). */
export default defineConfig({
  ...interfaceOptions,
  base: '/desk/',
  publicDir: false,
  plugins: [react(), ...plugins],
  css: { modules: { generateScopedName: classNames(fileURLToPath(new URL('../..', import.meta.url))) } },
  build: {
    manifest: true,
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    cssTarget,
    modulePreload: false,
    rolldownOptions: { input: 'src/entry.tsx', checks: { bundlerTimings: false } },
  },
});
