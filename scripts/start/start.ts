import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { isBuilt, programFile } from './build.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** `npm start`: builds what has changed, and serves the shop until it is told to stop. */
export async function start(): Promise<void> {
  if (!(await isBuilt(root))) await build();
  await import(root + programFile);
}

/** Checks the settings before what is slow. The build is a process of its own: the shop would keep 200 MiB of it for as long as it is open. */
async function build(): Promise<void> {
  await checkSettings();
  const builder = fileURLToPath(new URL('runBuild.ts', import.meta.url));
  const building = spawn(process.execPath, [builder], { stdio: 'inherit' });
  const code = await new Promise<number | null>((resolve) => building.once('exit', resolve));
  if (code !== 0) {
    console.error('The storefront could not be built, for the reason above.');
    process.exit(1);
  }
  console.info('Built the storefront.');
}

async function checkSettings(): Promise<void> {
  const { SettingsError, readSettings } = await import('@platine/api/start/settings.ts');
  try {
    readSettings(process.env);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
