import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build as viteBuild } from 'vite';
import { compressAssets } from './server/assets.ts';

/** Builds what the browser gets, and the bundle that draws pages on the server. Both in `dist`. */
export async function build(folder: string): Promise<void> {
  // Whoever starts the build (a test, say): what is served is always the production build.
  process.env['NODE_ENV'] = 'production';
  await rm(join(folder, 'dist'), { recursive: true, force: true });
  const configFile = join(folder, 'vite.config.ts');
  await viteBuild({ root: folder, configFile, logLevel: 'warn' });
  await compressAssets(join(folder, 'dist/client'));
  await viteBuild({
    root: folder,
    configFile,
    logLevel: 'warn',
    // Said in the bundle, not asked of the environment: a start without NODE_ENV would draw with React's slow build for development.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { ssr: 'src/entry-server.tsx', outDir: 'dist/server' },
  });
}
