import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildOptions } from 'vite';
import { build as viteBuild } from 'vite';
import { compressAssets } from './server/assets.ts';

/** Both parts of the built shop, each made anew in its folder below `dist`. */
export const buildParts = {
  /** What the browser gets. */
  async client(folder: string) {
    await build(folder, 'client');
    await compressAssets(join(folder, 'dist/client'));
  },
  /** One program of all that the server does: the API, the storefront, and what draws pages. */
  server: (folder: string) => build(folder, 'server', { ssr: 'src/server/main.ts' }),
};

async function build(folder: string, part: string, options: BuildOptions = {}): Promise<void> {
  // Whoever starts the build (a test, say): what is served is always the production build.
  process.env['NODE_ENV'] = 'production';
  const outDir = join(folder, 'dist', part);
  await rm(outDir, { recursive: true, force: true });
  await viteBuild({
    root: folder,
    configFile: join(folder, 'vite.config.ts'),
    logLevel: 'warn',
    // Said in the files, not asked of the environment: a start without NODE_ENV would draw with React's slow build for development.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { ...options, outDir },
  });
}
