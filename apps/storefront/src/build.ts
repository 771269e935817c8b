import { join } from 'node:path';
import type { BuildOptions } from 'vite';
import { build as viteBuild } from 'vite';
import { compressAssets } from './build/compressAssets.ts';
import { copyBrands } from './build/copyBrands.ts';

/** The parts of the built shop, each in its folder below `dist`. */
export const buildParts = {
  /** The browser's files. */
  async client(folder: string) {
    await build(folder, 'client');
    await compressAssets(join(folder, 'dist/client'));
    await copyBrands(join(folder, 'dist/client'));
  },
  /** The desk's files. It is an app of its own, which no shopper loads. */
  async desk(folder: string) {
    await build(join(folder, '../desk'), 'desk', { outDir: join(folder, 'dist/desk') });
    await compressAssets(join(folder, 'dist/desk'));
  },
  /** One program: the API, the storefront and its renderer (record 0040). */
  server: (folder: string) => build(folder, 'server', { ssr: 'src/server/main.ts' }),
};

async function build(
  folder: string,
  part: string,
  { outDir = join(folder, 'dist', part), ...options }: BuildOptions = {},
): Promise<void> {
  // A test that starts the build has another value.
  process.env['NODE_ENV'] = 'production';
  await viteBuild({
    root: folder,
    configFile: join(folder, 'vite.config.ts'),
    logLevel: 'warn',
    // Fixed in the bundle: a start without NODE_ENV would render with React's slow development build.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { ...options, outDir, emptyOutDir: true },
  });
}
