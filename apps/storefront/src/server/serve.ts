import { fileURLToPath } from 'node:url';
import { serve } from '@hono/node-server';
import { logToStdout } from '@platine/api/log.ts';
import type { Settings } from '@platine/api/settings.ts';
import { startApi } from '@platine/api/start.ts';
import type { RenderPage } from '../page.ts';
import type { ApiAccess } from './apiAccess.ts';
import { embeddedApi, remoteApi } from './apiAccess.ts';
import { loadAssets, readPageAssets } from './assets.ts';
import { createPageCache } from './pageCache.ts';
import { createStorefront } from './storefront.ts';

const dist = fileURLToPath(new URL('../../dist', import.meta.url));

/** Serves the shop until the process is told to stop; rejects with a sentence for the operator when it cannot start. */
export async function serveStorefront(settings: Settings): Promise<void> {
  const { api, close } = await openApi(settings);
  const drawing: unknown = await import(`${dist}/server/entry-server.js`);
  if (!isDrawing(drawing)) throw new Error('The built storefront draws no pages.');
  const app = createStorefront({
    api,
    render: drawing.renderPage,
    assetAt: await loadAssets(`${dist}/client`),
    pageAssets: readPageAssets(`${dist}/client`),
    publicOrigin: settings.publicOrigin,
    pages: createPageCache({ now: () => performance.now(), lifetime: 5000, capacity: 64 * 1024 * 1024 }),
    log: logToStdout,
  });
  await listen(app, settings, close);
}

function isDrawing(built: unknown): built is { readonly renderPage: RenderPage } {
  return typeof built === 'object' && built !== null && 'renderPage' in built;
}

async function openApi({ apiUrl, ...settings }: Settings): Promise<{ api: ApiAccess; close: () => Promise<void> }> {
  const { publicOrigin } = settings;
  if (apiUrl !== null) return { api: remoteApi(apiUrl, publicOrigin), close: () => Promise.resolve() };
  const { app, close } = await startApi({ ...settings, log: logToStdout });
  return { api: embeddedApi(app, publicOrigin), close };
}

function listen(
  app: ReturnType<typeof createStorefront>,
  { port, publicOrigin }: Settings,
  close: () => Promise<void>,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, port }, () => {
      console.info(`Platine is open at ${publicOrigin} (Ctrl-C closes it).`);
    });
    server.on('error', (error) => void close().finally(() => reject(error)));
    const stop = () => {
      // Requests under way are answered; idle connections would keep the server open for ever.
      server.close(() => void close().then(resolve, reject));
      if ('closeIdleConnections' in server) server.closeIdleConnections();
    };
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
  });
}
