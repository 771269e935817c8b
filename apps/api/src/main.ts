import { serve } from '@hono/node-server';
import { createApp } from './app.ts';
import { loadCatalogue } from './catalogue/load.ts';
import { openDatabase } from './db/open.ts';
import { logToStdout } from './log.ts';
import { removeEndedSessions } from './services/session.ts';
import { readSettings } from './settings.ts';
import { startFailure } from './startFailure.ts';

/** The API alone, without the storefront: `node apps/api/src/main.ts`. */
async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const { db, close } = await openDatabase(settings.database);
  const clock = () => new Date();
  await loadCatalogue(db, { clock, warn: (message) => logToStdout({ event: 'warning', message }) });
  await removeEndedSessions(db, clock());
  const app = createApp({ db, clock, log: logToStdout, publicOrigin: settings.publicOrigin });
  const server = serve({ fetch: app.fetch, port: settings.port }, ({ port }) =>
    logToStdout({ event: 'start', message: `The API listens on http://localhost:${port}` }),
  );
  server.on('error', (error) => void close().finally(() => fail(error)));
  const stop = () => {
    logToStdout({ event: 'stop', message: 'Stopping.' });
    server.close(() => void close().finally(() => process.exit(0)));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

function fail(error: unknown): void {
  process.stderr.write(`${startFailure(error)}\n`);
  process.exit(1);
}

main().catch(fail);
