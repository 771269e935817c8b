import { fileURLToPath } from 'node:url';
import { enableCompileCache } from 'node:module';
import { buildStorefront } from './build.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** `npm start`: checks the settings before anything slow, builds what has changed, and serves the shop until it is told to stop. */
export async function start(): Promise<void> {
  enableCompileCache(`${root}/node_modules/.cache/node`);
  const { readSettings } = await import('@platine/api/settings.ts');
  const { serveStorefront } = await import('@platine/storefront/server/serve.ts');
  const { startFailure } = await import('@platine/api/startFailure.ts');
  try {
    const settings = readSettings(process.env);
    if (await built()) console.info('Built the storefront.');
    await serveStorefront(settings);
  } catch (error) {
    console.error(startFailure(error));
    process.exit(1);
  }
}

async function built(): Promise<boolean> {
  try {
    return await buildStorefront(root);
  } catch (error) {
    console.error(`The storefront could not be built: ${error instanceof Error ? error.message : String(error)}`);
    process.exit(1);
  }
}
