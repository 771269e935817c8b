import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { logToStdout } from '@platine/api/log/log.ts';
import { supervise } from '@platine/api/processes/supervise.ts';
import type { Settings } from '@platine/api/start/settings.ts';
import { readSettings } from '@platine/api/start/settings.ts';
import { SettingsError } from '@platine/api/start/settingsError.ts';
import { isBuilt, programFile } from './build.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** `npm start`: builds what has changed, and serves the shop until it is told to stop, in one process or in several that this one supervises. */
export async function start(): Promise<void> {
  const { processes, publicOrigin, shopFolder } = settings();
  if (!(await isBuilt(root))) await build();
  const program = root + programFile;
  if (processes === 1) return void (await import(program));
  // To load what reads a shop's folder takes longer than all else here, and the first page does not wait for it.
  const opened = async () => {
    const { readShopFile } = await import('@platine/api/shop/readShop.ts');
    const { name } = readShopFile(shopFolder).identity;
    console.info(`${name} is open at ${publicOrigin} with ${processes} processes (Ctrl-C closes it).`);
    // Now, because an update may have changed the files by the time the folder is taken over.
    await import('@platine/api/shop/openShop.ts');
  };
  const takesOver = async () => {
    const { canTakeOver } = await import('@platine/api/shop/openShop.ts');
    return canTakeOver(shopFolder, logToStdout);
  };
  process.exitCode = await supervise({ program, count: processes, log: logToStdout, canTakeOver: takesOver, opened });
}

/** The build is a process of its own: the shop would keep 200 MiB of it for as long as it is open. */
async function build(): Promise<void> {
  const builder = fileURLToPath(new URL('runBuild.ts', import.meta.url));
  const building = spawn(process.execPath, [builder], { stdio: 'inherit' });
  const code = await new Promise<number | null>((resolve) => building.once('exit', resolve));
  if (code !== 0) {
    console.error('The storefront could not be built, for the reason above.');
    process.exit(1);
  }
  console.info('Built the storefront.');
}

/** Checked before what is slow. */
function settings(): Settings {
  try {
    return readSettings(process.env);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
