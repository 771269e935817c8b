import cluster from 'node:cluster';
import { fileURLToPath } from 'node:url';
import { listenUntilStopped } from '@platine/api/http/listen.ts';
import { logToStdout } from '@platine/api/log/log.ts';
import { createMetrics, addProcessMetrics } from '@platine/api/operations/metrics.ts';
import { createOperations } from '@platine/api/operations/operations.ts';
import type { Settings } from '@platine/api/start/settings.ts';
import type { LiveShop } from '@platine/api/shop/openShop.ts';
import { openLiveShop } from '@platine/api/shop/openShop.ts';
import { shopFactsOf } from '@platine/domain/shop/shop.ts';
import type { StartedApi } from '@platine/api/start/startApi.ts';
import { startApi } from '@platine/api/start/startApi.ts';
import { loadRenderer } from '../entry-server.tsx';
import type { ApiAccess } from './apiAccess.ts';
import { embeddedApi, remoteApi } from './apiAccess.ts';
import { livePageAssets, loadAssets, readPageAssets } from './assets.ts';
import { loadDesk } from './deskFiles.ts';
import { createPageCache } from './documents.ts';
import { messagesAddresses } from './addedMessages.ts';
import { createDeskSite, createStorefront } from './storefront.ts';

const built = fileURLToPath(new URL('../../dist/client', import.meta.url));
const builtDesk = fileURLToPath(new URL('../../dist/desk', import.meta.url));

/** Milliseconds that a page is kept at most: dates make and end reductions without a change of the catalogue. */
const keptMs = 60_000;

/** Serves the shop until the process is told to stop. Rejects with a message for the operator when it cannot start. */
export async function serveStorefront(settings: Settings): Promise<void> {
  // Before the database is opened: a start that is refused for its brand changes nothing.
  const builtAssets = { chosen: readPageAssets(built, settings.brand), plain: readPageAssets(built) };
  const shop = openLiveShop(settings, logToStdout);
  const { currentShop, generation } = shop;
  const { api, operations, deskLink, close } = await openApi(settings, shop);
  const { versionInterval } = settings;
  const translations = () => currentShop().translations ?? {};
  const pageSettings = () => ({
    shop: shopFactsOf(currentShop()),
    versionInterval,
    addedMessages: messagesAddresses(translations()),
  });
  const options = {
    api,
    openPage: await loadRenderer({ settings: pageSettings, translations, client: api.forCaller(null).client }),
    assets: await loadAssets(built),
    desk: await loadDesk(builtDesk),
    pageAssets: livePageAssets(builtAssets, currentShop),
    publicOrigin: settings.publicOrigin,
    deskOrigin: settings.deskOrigin,
    currentShop,
    shopGeneration: generation,
    pages: createPageCache(keptMs),
    pagesSharedSeconds: settings.pagesSharedSeconds,
    operations,
    log: operations.log,
  };
  const { port, deskPort, limits, publicOrigin, deskOrigin, drainSeconds } = settings;
  const desk = deskPort === null ? [] : [{ fetch: createDeskSite(options).fetch, port: deskPort }];
  await listenUntilStopped({
    sites: [{ fetch: createStorefront(options).fetch, port }, ...desk],
    limits,
    drainSeconds,
    opened: () => {
      // Of several processes the one that supervises them says so.
      if (!cluster.isPrimary) return;
      console.info(`${currentShop().identity.name} is open at ${publicOrigin} (Ctrl-C closes it).`);
      void deskLink().then((path) => {
        if (path !== null) console.info(`The desk opens once, on this machine, by ${deskOrigin}${path}`);
      });
    },
    drain: () => {
      operations.log({ event: 'stop', message: 'Stopping.' });
      operations.drain();
    },
    close,
  });
}

type OpenedApi = Pick<StartedApi, 'operations' | 'deskLink' | 'close'> & { readonly api: ApiAccess };

async function openApi({ apiUrl, ...settings }: Settings, { currentShop, takeChange }: LiveShop): Promise<OpenedApi> {
  const { publicOrigin, deskOrigin, trustedProxies } = settings;
  if (apiUrl !== null) {
    const operations = watchRemote(apiUrl, settings);
    const api = remoteApi({ apiUrl, publicOrigin, deskOrigin, log: operations.log });
    return { api, operations, deskLink: () => Promise.resolve(null), close: () => Promise.resolve() };
  }
  const { app, ...started } = await startApi({ ...settings, currentShop, takeChange, log: logToStdout });
  return { api: embeddedApi(app, { publicOrigin, trustedProxies }), ...started };
}

/** Operations of a storefront without a database: it is ready when its API is. */
function watchRemote(apiUrl: string, { publicOrigin, metricsToken }: Pick<Settings, 'publicOrigin' | 'metricsToken'>) {
  const metrics = createMetrics();
  addProcessMetrics(metrics);
  const check = () =>
    fetch(new URL('/ready', apiUrl), { signal: AbortSignal.timeout(2000) }).then(
      ({ ok }) => (ok ? null : 'The API is not ready.'),
      () => 'The API does not answer.',
    );
  return createOperations({ log: logToStdout, metrics, check, publicOrigin, metricsToken });
}
