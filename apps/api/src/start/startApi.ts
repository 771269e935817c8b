import type { App } from '../app.ts';
import { createApp } from '../app.ts';
import { openCommandSocket } from '../commands/commandSocket.ts';
import { loadCatalogue } from '../catalogue/load.ts';
import type { Clock } from '../time/clock.ts';
import { dayMs } from '../time/clock.ts';
import type { DatabaseLocation } from '../db/location.ts';
import type { OpenedDatabase } from '../db/open.ts';
import { openDatabase } from '../db/open.ts';
import { oneAfterAnother } from '../db/oneAfterAnother.ts';
import { importJobs } from './importJobs.ts';
import type { Job } from './jobs.ts';
import { startJobs } from './jobs.ts';
import type { Log } from '../log/log.ts';
import { describeError } from '../log/log.ts';
import type { MailSettings } from '../mail/mailDelivery.ts';
import { documentPdf } from '../services/documents/documentFile.ts';
import { settleWithdrawals } from '../services/withdrawals/settleWithdrawals.ts';
import { startMailDelivery } from '../mail/mailDelivery.ts';
import { addProcessMetrics, createMetrics } from '../operations/metrics.ts';
import type { Operations } from '../operations/operations.ts';
import { createOperations } from '../operations/operations.ts';
import { checkDatabase } from '../operations/readiness.ts';
import { addShopMetrics } from '../operations/shopMetrics.ts';
import type { IntegrationSettings, Integrations } from '../integrations/integrations.ts';
import { openIntegrations } from '../integrations/integrations.ts';
import { mailPasswordLinks } from '../services/accounts/passwordRequest.ts';
import { cancelUnpaidOrders } from '../services/checkout/cancelUnpaidOrders.ts';
import { forgetVatIdChecks } from '../services/checkout/forgetVatIdChecks.ts';
import { upkeepPayments } from '../services/checkout/upkeep.ts';
import { performLabels } from '../services/labels/performLabels.ts';
import { ownerLink } from '../services/desk/operators.ts';
import { removeExpired } from '../services/expiry.ts';
import { mailStockAlerts } from '../services/stockAlerts.ts';
import type { WebhookEndpoint } from '../webhooks/webhookWorker.ts';
import { tellDueWebhooks } from '../webhooks/webhookWorker.ts';
import { isOwnMachine } from './ownMachine.ts';
import { startSentences } from './services.ts';
import { startFailure } from './startFailure.ts';
import type { CurrentShop } from '../shop/currentShop.ts';
import type { ShopFolder } from '../shop/shopFolder.ts';

export type StartOptions = IntegrationSettings & {
  readonly database: DatabaseLocation;
  /** Where the catalogue's pictures and documents are kept. */
  readonly mediaFolder: string;
  /** Where catalogues are kept that operators upload. */
  readonly uploadFolder: string;
  /** The shop that it is: see `openShop`. */
  readonly currentShop: CurrentShop;
  /** The folder that it was read from; without it the desk shows no settings. */
  readonly shopFolder?: string;
  /** Takes a change of that folder over: see `openLiveShop`. */
  readonly takeChange?: () => void;
  readonly publicOrigin: string;
  readonly deskOrigin: string;
  readonly trustedProxies: number;
  /** Days for which a mailed link shows an order (D7). */
  readonly orderLinkDays: number;
  /** Days within which the transfer for a guest's order is expected (D32). */
  readonly guestTransferDays: number;
  /** How mails are sent; without it they stay in the outbox. */
  readonly mail?: MailSettings;
  /** Where events are told; nowhere by default. */
  readonly webhook?: WebhookEndpoint | null;
  /** The token that opens the metrics. */
  readonly metricsToken?: string | null;
  readonly log: Log;
  /** A catalogue folder; the sample catalogue by default. */
  readonly catalogueFolder?: string;
};
export type StartedApi = {
  readonly app: App;
  /** Also logs the requests that the storefront serves beside the API. */
  readonly operations: Operations;
  /** The path of a link that opens the desk once, for who has started the shop on this machine; null elsewhere. */
  readonly deskLink: () => Promise<string | null>;
  readonly close: () => Promise<void>;
};

const mailMs = 3000;
const passwordLinksMs = 1000;
const roomMs = 5000;
const minuteMs = 60_000;

/**
 * Starts the API from its settings: opens the database, updates catalogue, sessions and payments, and keeps them up to date. `startFailure` turns its
 * errors into one sentence.
 */
export async function startApi(options: StartOptions): Promise<StartedApi> {
  const { database, currentShop, publicOrigin, deskOrigin, trustedProxies, orderLinkDays, guestTransferDays } = options;
  const clock = () => new Date();
  const opened = await openDatabase(database);
  const { db } = opened;
  const operations = watch(options, { ...opened, clock });
  const { log } = operations;
  const integrations = openIntegrations(options, { db, clock, currentShop, log });
  try {
    await prepare(options, { ...opened, clock, integrations });
  } catch (error) {
    await opened.close();
    throw error;
  }
  const own = { db, clock, currentShop, log };
  const delivery = openDelivery(options, own);
  const folders = { mediaFolder: options.mediaFolder, uploadFolder: options.uploadFolder };
  const imports = importJobs({ ...own, ...folders });
  const jobs = [
    ...(delivery === null ? [] : [{ name: 'mail', everyMs: mailMs, run: delivery.sendDue }]),
    webhookJob(options, own),
    ...upkeepJobs(opened, operations),
    ...shopJobs({ ...own, database }, integrations),
    ...imports.jobs,
  ];
  const stopJobs = startJobs(jobs, log);
  const closeSocket = await openSocket(options, { ...own, ...integrations });
  for (const message of startSentences(options)) log({ event: 'warning', message });
  const times = { orderLinkDays, guestTransferDays };
  const places = { ...folders, publicOrigin, deskOrigin, trustedProxies, shopFolder: shopFolderOf(options) };
  const app = { ...own, ...places, ...times, ...integrations, operations, outbox: delivery?.outbox ?? null };
  return {
    app: createApp(app),
    operations,
    deskLink: async () => (isOwnMachine(options) ? ownerLink({ db, now: clock() }) : null),
    async close() {
      await closeSocket();
      imports.stop();
      await stopJobs();
      delivery?.close();
      await opened.close();
    },
  };
}

function shopFolderOf({ shopFolder, takeChange }: StartOptions): ShopFolder | null {
  return shopFolder === undefined || takeChange === undefined ? null : { path: shopFolder, takeChange };
}

/** The delivery of mails; null where they stay in the outbox. */
function openDelivery(
  { mail, publicOrigin }: StartOptions,
  own: Pick<ShopJobs, 'db' | 'clock' | 'currentShop' | 'log'>,
) {
  const pdfs = { documentPdf: (number: string) => documentPdf({ db: own.db, shop: own.currentShop() }, number) };
  return mail === undefined ? null : startMailDelivery(mail, { ...own, origin: publicOrigin, ...pdfs });
}

type Socket = Pick<Opened, 'db' | 'clock'> &
  Pick<Integrations, 'payments' | 'labels'> & { readonly currentShop: CurrentShop; readonly log: Log };

type SocketPlaces = Pick<StartOptions, 'database' | 'mediaFolder' | 'deskOrigin'>;

/** Opens the way for commands to an embedded database. A shop that cannot have it runs all the same. */
async function openSocket({ database, ...places }: SocketPlaces, shop: Socket): Promise<() => Promise<void>> {
  if (database.kind !== 'folder') return () => Promise.resolve();
  const { mediaFolder, deskOrigin } = places;
  const options = { ...shop, folder: database.path, mediaFolder, deskOrigin, sentenceOf: startFailure };
  return openCommandSocket(options).catch((error: unknown) => {
    const { error: reason } = describeError(error);
    shop.log({
      event: 'warning',
      message: `Commands have to wait until the shop is closed: no socket in DATA_DIR (${reason}).`,
    });
    return () => Promise.resolve();
  });
}

type Opened = OpenedDatabase & { readonly clock: Clock };

/** The embedded database has no processes of its own that would do this; a server has. */
function upkeepJobs({ upkeep }: OpenedDatabase, { look }: Operations): readonly Job[] {
  if (upkeep === null) return [];
  return [
    { name: 'room', everyMs: roomMs, run: look },
    { name: 'checkpoint', everyMs: minuteMs, run: upkeep.checkpoint },
  ];
}

function watch(
  { log, publicOrigin, metricsToken = null }: StartOptions,
  { db, clock, connections, upkeep }: Opened,
): Operations {
  const metrics = createMetrics();
  addProcessMetrics(metrics);
  addShopMetrics(metrics, { db, clock, connections });
  return createOperations({
    log,
    metrics,
    check: async () => (await checkDatabase(db)) ?? (await upkeep?.whyReadOnly()) ?? null,
    publicOrigin,
    metricsToken,
  });
}

type Prepared = OpenedDatabase & { readonly clock: Clock; readonly integrations: Integrations };

/** Work that must finish before the first request. */
async function prepare(
  { database, currentShop, log, vies = null, catalogueFolder }: StartOptions,
  { db, clock, integrations, upkeep }: Prepared,
): Promise<void> {
  const warn = (message: string) => log({ event: 'warning', message });
  await oneAfterAnother(database, async () => {
    await loadCatalogue(db, { clock, warn, ...(catalogueFolder === undefined ? {} : { folder: catalogueFolder }) });
    await removeExpired(db, clock());
  });
  if (!integrations.sandbox) await forgetVatIdChecks(db, { keepProven: vies !== null });
  // A provider that is down must not keep the shop closed: the job tries again every minute.
  await upkeepPayments({ db, clock, currentShop, payments: integrations.payments, log }).catch((error: unknown) =>
    log({ event: 'crash', id: 'payments', route: 'payments', ...describeError(error) }),
  );
  await upkeep?.checkpoint();
}

/** Also without an address, because events that nobody is told would be kept for ever. */
function webhookJob({ webhook: endpoint = null }: StartOptions, own: Pick<ShopJobs, 'db' | 'clock' | 'log'>): Job {
  const run = async () => {
    while ((await tellDueWebhooks({ ...own, endpoint })) > 0);
  };
  return { name: 'webhooks', everyMs: mailMs, run };
}

type ShopJobs = Pick<StartOptions, 'database' | 'currentShop' | 'log'> & Pick<Opened, 'db' | 'clock'>;

/** The work that time brings, whoever runs the database. */
function shopJobs(own: ShopJobs, { payments, labels }: Integrations): readonly Job[] {
  const { database, db, clock, currentShop, log } = own;
  return [
    { name: 'password links', everyMs: passwordLinksMs, run: () => mailPasswordLinks({ db, now: clock() }) },
    {
      name: 'withdrawals',
      everyMs: passwordLinksMs,
      run: () => settleWithdrawals({ db, now: clock(), shop: currentShop() }),
    },
    // Two processes that delete the same rows at once could wait for each other.
    { name: 'cleaning', everyMs: dayMs, run: () => oneAfterAnother(database, () => removeExpired(db, clock())) },
    {
      name: 'unpaid orders',
      everyMs: minuteMs,
      run: () => cancelUnpaidOrders({ db, now: clock(), shop: currentShop() }),
    },
    { name: 'stock alerts', everyMs: minuteMs, run: () => mailStockAlerts({ db, now: clock() }) },
    { name: 'labels', everyMs: minuteMs, run: () => performLabels({ ...own, labels }) },
    { name: 'payments', everyMs: minuteMs, run: () => upkeepPayments({ db, clock, currentShop, payments, log }) },
  ];
}
