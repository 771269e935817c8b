import { readSettings } from '@platine/api/start/settings.ts';
import { startFailure } from '@platine/api/start/startFailure.ts';
import { serveStorefront } from './serve.ts';

/** The whole shop in one process. The build bundles it (vite.config.ts), and `npm start` runs that bundle. */
async function main(): Promise<void> {
  await serveStorefront(readSettings(process.env));
}

main().catch((error: unknown) => {
  process.stderr.write(`${startFailure(error)}\n`);
  process.exit(1);
});
