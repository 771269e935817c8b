import { serve } from '@hono/node-server';
import { createApp } from './app.ts';
import { CatalogueError } from './catalogue/readCatalogue.ts';
import { loadCatalogue } from './catalogue/load.ts';
import { FolderInUseError } from './db/lock.ts';
import { openDatabase } from './db/open.ts';
import { describeError, logToStdout } from './log.ts';
import { removeEndedSessions } from './services/session.ts';
import { SettingsError, readSettings } from './settings.ts';

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
  server.on('error', fail);
  const stop = () => {
    logToStdout({ event: 'stop', message: 'Stopping.' });
    server.close(() => void close().finally(() => process.exit(0)));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

/** What the person at the keyboard can mend is one sentence; anything else is described without its message. */
function fail(error: unknown): void {
  const known = error instanceof SettingsError || error instanceof FolderInUseError || error instanceof CatalogueError;
  if (known) console.error(error.message);
  else if (hasCode(error, 'EADDRINUSE')) console.error('The port is in use: stop the program that uses it, or set PORT to another one.');
  else console.error(`The API could not start: ${describeError(error).error}.`);
  process.exit(1);
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

main().catch(fail);
