import type { App } from './app.ts';
import { createApp } from './app.ts';
import { loadCatalogue } from './catalogue/load.ts';
import type { DatabaseLocation } from './db/location.ts';
import { openDatabase } from './db/open.ts';
import { holdStart } from './db/startLock.ts';
import type { Log } from './log.ts';
import { describeError } from './log.ts';
import { startPost } from './mail/post.ts';
import { sandboxes } from './outside.ts';
import type { MailSettings } from './settings.ts';
import { upkeepPayments } from './services/checkout/upkeep.ts';
import { removeExpired } from './services/expiry.ts';

export type StartOptions = {
  readonly database: DatabaseLocation;
  readonly publicOrigin: string;
  readonly trustedProxies: number;
  /** How mails leave; without it they stay in the outbox. */
  readonly mail?: MailSettings;
  readonly log: Log;
  /** A catalogue folder; the sample catalogue by default. */
  readonly catalogueFolder?: string;
};
export type StartedApi = { readonly app: App; readonly close: () => Promise<void> };

const mailMs = 3000;
const minuteMs = 60_000;
const dayMs = 86_400_000;

/**
 * Everything between the settings and an API that answers: opens the database, brings catalogue, sessions and payments up to date, and
 * keeps them so. What it throws, `startFailure` says in one sentence.
 */
export async function startApi(options: StartOptions): Promise<StartedApi> {
  const { database, publicOrigin, trustedProxies, mail, log, catalogueFolder } = options;
  const clock = () => new Date();
  const { db, close } = await openDatabase(database);
  const outside = sandboxes(db);
  try {
    const warn = (message: string) => log({ event: 'warning', message });
    const letNextStart = await holdStart(database);
    try {
      await loadCatalogue(db, { clock, warn, ...(catalogueFolder === undefined ? {} : { folder: catalogueFolder }) });
    } finally {
      await letNextStart();
    }
    await removeExpired(db, clock());
    await upkeepPayments({ db, now: clock(), payments: outside.payments });
  } catch (error) {
    await close();
    throw error;
  }
  const repeated = (what: string, ms: number, job: () => Promise<void>) =>
    setInterval(() => {
      job().catch((error: unknown) => log({ event: 'crash', id: what, route: what, ...describeError(error) }));
    }, ms).unref();
  const post = mail === undefined ? null : startPost(mail, { db, clock, log, origin: publicOrigin });
  const timers = [
    ...(post === null ? [] : [repeated('mail', mailMs, post.round)]),
    repeated('cleaning', dayMs, () => removeExpired(db, clock())),
    repeated('payments', minuteMs, () => upkeepPayments({ db, now: clock(), payments: outside.payments })),
  ];
  log({ event: 'warning', message: 'Payments and the check of VAT ids are a sandbox: no money moves.' });
  const stop = () => {
    for (const timer of timers) clearInterval(timer);
    post?.close();
    return close();
  };
  return {
    app: createApp({ db, clock, log, publicOrigin, trustedProxies, outside, outbox: post?.outbox ?? null }),
    close: stop,
  };
}
