import type { App } from './app.ts';
import { createApp } from './app.ts';
import { loadCatalogue } from './catalogue/load.ts';
import type { DatabaseLocation } from './db/location.ts';
import { openDatabase } from './db/open.ts';
import type { Log } from './log.ts';
import { describeError } from './log.ts';
import { removeExpired } from './services/expiry.ts';

export type StartOptions = {
  readonly database: DatabaseLocation;
  readonly publicOrigin: string;
  readonly trustedProxies: number;
  readonly log: Log;
  /** A catalogue folder; the sample catalogue by default. */
  readonly catalogueFolder?: string;
};
export type StartedApi = { readonly app: App; readonly close: () => Promise<void> };

const dayMs = 86_400_000;

/**
 * Everything between the settings and an API that answers: opens the database, brings catalogue and sessions up to date, and removes
 * what has expired once a day. What it throws, `startFailure` says in one sentence.
 */
export async function startApi(options: StartOptions): Promise<StartedApi> {
  const { database, publicOrigin, trustedProxies, log, catalogueFolder } = options;
  const clock = () => new Date();
  const { db, close } = await openDatabase(database);
  try {
    const warn = (message: string) => log({ event: 'warning', message });
    await loadCatalogue(db, { clock, warn, ...(catalogueFolder === undefined ? {} : { folder: catalogueFolder }) });
    await removeExpired(db, clock());
  } catch (error) {
    await close();
    throw error;
  }
  const cleaning = setInterval(() => {
    removeExpired(db, clock()).catch((error: unknown) =>
      log({ event: 'crash', id: 'cleaning', route: 'cleaning', ...describeError(error) }),
    );
  }, dayMs).unref();
  const stop = () => {
    clearInterval(cleaning);
    return close();
  };
  return { app: createApp({ db, clock, log, publicOrigin, trustedProxies }), close: stop };
}
