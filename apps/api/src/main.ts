import { serve } from '@hono/node-server';
import { logToStdout } from './log.ts';
import { readSettings } from './settings.ts';
import { startApi } from './start.ts';
import { startFailure } from './startFailure.ts';

/** The API alone, without the storefront: `node apps/api/src/main.ts`. */
async function main(): Promise<void> {
  const { port, ...settings } = readSettings(process.env);
  const { app, close } = await startApi({ ...settings, log: logToStdout });
  const server = serve({ fetch: app.fetch, port }, () =>
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
