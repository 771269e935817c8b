import cluster from 'node:cluster';
import { listenUntilStopped } from './http/listen.ts';
import { logToStdout } from './log/log.ts';
import { supervise } from './processes/supervise.ts';
import { readSettings } from './start/settings.ts';
import { canTakeOver, openLiveShop } from './shop/openShop.ts';
import { startApi } from './start/startApi.ts';
import { startFailure } from './start/startFailure.ts';

/** Runs the API alone, without the storefront: `node apps/api/src/main.ts`. */
async function main(): Promise<void> {
  const { port, limits, drainSeconds, processes, ...settings } = readSettings(process.env);
  if (processes > 1 && cluster.isPrimary) {
    const program = import.meta.filename;
    const takesOver = () => Promise.resolve(canTakeOver(settings.shopFolder, logToStdout));
    return process.exit(await supervise({ program, count: processes, log: logToStdout, canTakeOver: takesOver }));
  }
  const { currentShop, takeChange } = openLiveShop(settings, logToStdout);
  const { app, operations, close } = await startApi({ ...settings, currentShop, takeChange, log: logToStdout });
  const { log } = operations;
  await listenUntilStopped({
    sites: [{ fetch: app.fetch, port }],
    limits,
    drainSeconds,
    opened: () => log({ event: 'start', message: `The API listens on http://localhost:${port}` }),
    drain: () => {
      log({ event: 'stop', message: 'Stopping.' });
      operations.drain();
    },
    close,
  });
  process.exit(0);
}

main().catch((error: unknown) => {
  process.stderr.write(`${startFailure(error)}\n`);
  process.exit(1);
});
