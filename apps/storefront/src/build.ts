import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build as viteBuild } from 'vite';

/** Builds what the browser gets, and the bundle that draws pages on the server. Both in `dist`. */
export async function build(folder: string): Promise<void> {
  // Whoever starts the build (a test, say): what is served is always the production build.
  process.env['NODE_ENV'] = 'production';
  await rm(join(folder, 'dist'), { recursive: true, force: true });
  const configFile = join(folder, 'vite.config.ts');
  await viteBuild({ root: folder, configFile, logLevel: 'warn' });
  await viteBuild({
    root: folder,
    configFile,
    logLevel: 'warn',
    build: { ssr: 'src/entry-server.tsx', outDir: 'dist/server' },
  });
}
