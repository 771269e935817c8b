import { readSettings } from '@platine/api/start/settings.ts';
import { startFailure } from '@platine/api/start/startFailure.ts';
import { serveStorefront } from './serve.ts';

/** The whole shop in one process. The build makes one program of it (vite.config.ts), which `npm start` runs. */
async function main(): Promise<void> {
  await serveStorefront(readSettings(process.env));
}

main().catch((error: unknown) => {
  process.stderr.write(`${startFailure(error)}\n`);
  process.exit(1);
});
