import { readSettings } from '@platine/api/start/settings.ts';
import { startFailure } from '@platine/api/start/startFailure.ts';
import { serveStorefront } from './serve.ts';

/** One process of the shop. The build bundles it (vite.config.ts), and `npm start` runs that bundle. */
async function main(): Promise<void> {
  await serveStorefront(readSettings(process.env));
  // The supervisor's channel would keep the process.
  if (process.connected) process.disconnect();
}

main().catch((error: unknown) => {
  process.stderr.write(`${startFailure(error)}\n`);
  process.exit(1);
});
