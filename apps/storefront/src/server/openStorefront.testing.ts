import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { CurrentShop } from '@platine/api/shop/currentShop.ts';
import type { Log } from '@platine/api/log/log.ts';
import type { PageAudience, PageRequest, Redirect, RenderedPage } from './renderedPage.ts';
import type { ApiAccess } from './apiAccess.ts';
import { remoteApi } from './apiAccess.ts';
import type { Assets, PageAssets } from './assets.ts';
import { livePageAssets } from './assets.ts';
import { createPageCache } from './documents.ts';
import { createStorefront } from './storefront.ts';
import type { StorefrontOptions } from './storefrontContext.ts';
import { exampleShop } from '@platine/domain/shop/exampleShop.data.ts';

export const samplePage: RenderedPage = {
  status: 200,
  language: 'EN',
  route: '/',
  head: '<title>Platine</title>',
  parts: [],
  addedModules: [],
  body: ['<header>', '</header><main>Parts</main>'],
  state: ['{"queries":[', ']}'],
  own: { cart: 'Empty', state: '"nobody"' },
};

/** A remote API that is away. */
export const noApi: ApiAccess = remoteApi({
  apiUrl: 'http://localhost:1',
  publicOrigin: 'http://localhost',
  deskOrigin: 'http://localhost',
  log: () => undefined,
});

const noStyle: PageAssets = {
  css: '',
  cssBytes: Buffer.from(''),
  cssHash: "'sha256-'",
  brand: null,
  ground: '#0d4f38',
  modulesFor: () => [],
};

type Opened = {
  readonly origin: string;
  /** How many pages were rendered so far. */
  readonly rendered: () => number;
  /** The addresses of the pages that were prepared. */
  readonly read: () => readonly string[];
  readonly close: () => void;
};

export type Opening = {
  /** Renders each page; gets how many were rendered before. */
  readonly renderPage?: (before: number) => RenderedPage | Redirect;
  /** For whom a page of this address is. Unless given, visitors without a session share it, and shoppers have pages of their own. */
  readonly openedFor?: (request: PageRequest) => PageAudience;
  readonly api?: ApiAccess;
  readonly log?: Log;
  readonly assets?: Assets;
  readonly pagesSharedSeconds?: number;
  readonly currentShop?: CurrentShop;
  /** Where the desk is, and which of two ports is opened; the shop's, with the desk, unless given. */
  readonly port?: {
    readonly deskOrigin: string;
    readonly site: (options: StorefrontOptions) => ReturnType<typeof createStorefront>;
  };
};

export async function openStorefront({
  renderPage = () => samplePage,
  openedFor = ({ url, hasSession, acceptLanguage = '' }) =>
    hasSession ? { of: 'shopper' } : { of: 'visitors', key: `${acceptLanguage} ${url.href}` },
  api = noApi,
  log = () => undefined,
  assets = new Map(),
  pagesSharedSeconds = 0,
  currentShop = () => exampleShop,
  port = { deskOrigin: 'http://localhost', site: createStorefront },
}: Opening = {}): Promise<Opened> {
  let rendered = 0;
  const read: string[] = [];
  const app = port.site({
    api,
    openPage: async (request) => {
      read.push(request.url.href);
      return {
        ...openedFor(request),
        render: async () => {
          rendered += 1;
          return renderPage(rendered - 1);
        },
      };
    },
    assets,
    desk: { page: () => 'The desk', assets: new Map() },
    pageAssets: livePageAssets({ chosen: noStyle, plain: noStyle }, currentShop),
    publicOrigin: 'http://localhost',
    deskOrigin: port.deskOrigin,
    shopGeneration: () => 0,
    currentShop,
    pages: createPageCache(60_000),
    pagesSharedSeconds,
    operations: { answer: async () => null, log: () => undefined, look: async () => undefined, drain: () => undefined },
    log,
  });
  return { ...(await listen(app)), rendered: () => rendered, read: () => read };
}

async function listen(app: ReturnType<typeof createStorefront>): Promise<Pick<Opened, 'origin' | 'close'>> {
  const server = createAdaptorServer({ fetch: app.fetch }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address: AddressInfo | string | null = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}
