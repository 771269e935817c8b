import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { enableCompileCache } from 'node:module';
import { isBuilt } from './build.ts';

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

/** Builds what has changed, and says whether anything had. In a process of its own: the shop would keep 200 MiB of it for as long as it is open. */
async function built(): Promise<boolean> {
  if (await isBuilt(root)) return false;
  const program = fileURLToPath(new URL('runBuild.ts', import.meta.url));
  const build = spawn(process.execPath, [program], { stdio: 'inherit' });
  const code = await new Promise<number | null>((resolve) => build.once('exit', resolve));
  if (code !== 0) {
    console.error('The storefront could not be built, for the reason above.');
    process.exit(1);
  }
  return true;
}
