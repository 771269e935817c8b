import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildOptions } from 'vite';
import { build as viteBuild } from 'vite';
import { compressAssets } from './build/compressAssets.ts';
import { copyBrands } from './build/copyBrands.ts';

/** The two parts of the built shop, each in its folder below `dist`. */
export const buildParts = {
  /** The browser's files. */
  async client(folder: string) {
    await build(folder, 'client');
    await compressAssets(join(folder, 'dist/client'));
    await copyBrands(join(folder, 'dist/client'));
  },
  /** One program: the API, the storefront and its renderer (record 0040). */
  server: (folder: string) => build(folder, 'server', { ssr: 'src/server/main.ts' }),
};

async function build(folder: string, part: string, options: BuildOptions = {}): Promise<void> {
  // A test that starts the build has another value.
  process.env['NODE_ENV'] = 'production';
  const outDir = join(folder, 'dist', part);
  await rm(outDir, { recursive: true, force: true });
  await viteBuild({
    root: folder,
    configFile: join(folder, 'vite.config.ts'),
    logLevel: 'warn',
    // Fixed in the bundle: a start without NODE_ENV would render with React's slow development build.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { ...options, outDir },
  });
}
