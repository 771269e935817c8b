import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { Log } from '@platine/api/log/log.ts';
import type { Redirect, RenderedPage } from './renderedPage.ts';
import type { ApiAccess } from './apiAccess.ts';
import { remoteApi } from './apiAccess.ts';
import type { Assets } from './assets.ts';
import { createDocumentCaches } from './documents.ts';
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

/** A remote API that is away. */
export const noApi: ApiAccess = remoteApi({
  apiUrl: 'http://localhost:1',
  publicOrigin: 'http://localhost',
  log: () => undefined,
});

type Opened = {
  readonly origin: string;
  /** How many pages were rendered so far. */
  readonly rendered: () => number;
  /** The addresses of the pages that were prepared. */
  readonly read: () => readonly string[];
  readonly close: () => void;
};

type Opening = {
  /** Renders each page; gets how many were rendered before. */
  readonly renderPage?: (before: number) => RenderedPage | Redirect;
  /** Of every page; null: no document is kept. */
  readonly documentKey?: string | null;
  readonly api?: ApiAccess;
  readonly log?: Log;
  readonly assets?: Assets;
};

export async function openStorefront({
  renderPage = () => samplePage,
  documentKey = null,
  api = noApi,
  log = () => undefined,
  assets = new Map(),
}: Opening = {}): Promise<Opened> {
  let rendered = 0;
  const read: string[] = [];
  const app = createStorefront({
    api,
    preparePage: async ({ url }) => {
      read.push(url.href);
      return {
        documentKey,
        render: async () => {
          rendered += 1;
          return renderPage(rendered - 1);
        },
      };
    },
    assets,
    pageAssets: { css: '', cssHash: "'sha256-'", modulesFor: () => [] },
    publicOrigin: 'http://localhost',
    caches: createDocumentCaches(60_000),
    operations: { answer: async () => null, log: () => undefined, look: async () => undefined, drain: () => undefined },
    log,
  });
  const server = createAdaptorServer({ fetch: app.fetch }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address: AddressInfo | string | null = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    rendered: () => rendered,
    read: () => read,
    close: () => server.close(),
  };
}
