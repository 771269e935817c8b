import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { Log } from '@platine/api/log/log.ts';
import type { Redirect, RenderedPage } from './renderedPage.ts';
import type { ApiAccess } from './apiAccess.ts';
import { remoteApi } from './apiAccess.ts';
import type { FindAsset } from './assets.ts';
import { createDocuments } from './documents.ts';
import { createPageCache } from './pageCache.ts';
import { createStorefront } from './storefront.ts';

export const samplePage: RenderedPage = {
  status: 200,
  language: 'EN',
  route: '/',
  head: '<title>Platine</title>',
  parts: [],
  state: '{}',
  body: Buffer.from('<main>Parts</main>'),
};

/** An API that nobody reaches. */
export const noApi: ApiAccess = remoteApi({
  apiUrl: 'http://localhost:1',
  publicOrigin: 'http://localhost',
  log: () => undefined,
});

type Opened = {
  readonly origin: string;
  /** How many pages were drawn so far. */
  readonly drawn: () => number;
  /** The addresses of the pages that were read. */
  readonly read: () => readonly string[];
  readonly close: () => void;
};

type Opening = {
  /** Renders each page; gets how many were rendered before. */
  readonly draw?: (before: number) => RenderedPage | Redirect;
  /** Of every page; null: no document is kept. */
  readonly documentKey?: string | null;
  readonly api?: ApiAccess;
  readonly log?: Log;
  readonly assetAt?: FindAsset;
};

export async function openStorefront({
  draw = () => samplePage,
  documentKey = null,
  api = noApi,
  log = () => undefined,
  assetAt = () => null,
}: Opening = {}): Promise<Opened> {
  let drawn = 0;
  const read: string[] = [];
  const app = createStorefront({
    api,
    render: async ({ url }) => {
      read.push(url.href);
      return {
        documentKey,
        render: async () => {
          drawn += 1;
          return draw(drawn - 1);
        },
      };
    },
    assetAt,
    pageAssets: { css: '', cssHash: "'sha256-'", modulesFor: () => [] },
    publicOrigin: 'http://localhost',
    pages: createPageCache({ now: () => performance.now(), lifetime: 60_000, capacity: 1_000_000 }),
    documents: createDocuments(),
    operations: { answer: async () => null, log: () => undefined, drain: () => undefined },
    log,
  });
  const server = createAdaptorServer({ fetch: app.fetch }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address: AddressInfo | string | null = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { origin: `http://127.0.0.1:${port}`, drawn: () => drawn, read: () => read, close: () => server.close() };
}
