import type { HttpBindings } from '@hono/node-server';
import type { Log } from '@platine/api/log/log.ts';
import type { Operations } from '@platine/api/operations/operations.ts';
import type { CurrentShop } from '@platine/api/shop/currentShop.ts';
import type { Context } from 'hono';
import type { RequestIdVariables } from 'hono/request-id';
import type { ApiAccess, IncomingRequest } from './apiAccess.ts';
import type { Assets, PageAssets } from './assets.ts';
import type { DeskFiles } from './deskFiles.ts';
import type { PageCache } from './documents.ts';
import type { OpenPage } from './renderedPage.ts';

export type StorefrontOptions = {
  readonly api: ApiAccess;
  readonly openPage: OpenPage;
  readonly assets: Assets;
  /** The assets of pages as they are now. A request asks once: its headers name the style of its document. */
  readonly pageAssets: () => PageAssets;
  readonly desk: DeskFiles;
  readonly publicOrigin: string;
  /** Scheme, host and port of the desk: those of the shop, or others where it has a port of its own. */
  readonly deskOrigin: string;
  readonly currentShop: CurrentShop;
  /** Changes with the shop: a page that was kept before is not shown. */
  readonly shopGeneration: () => number;
  readonly pages: PageCache;
  /** Seconds for which a CDN may keep pages of visitors without a session; 0: it may not. */
  readonly pagesSharedSeconds: number;
  /** Health, readiness and metrics. */
  readonly operations: Operations;
  readonly log: Log;
};

export type StorefrontEnvironment = { Bindings: HttpBindings; Variables: RequestIdVariables };
export type StorefrontContext = Context<StorefrontEnvironment>;

/** The request that API calls are made for. */
export function callerOf(c: StorefrontContext): IncomingRequest {
  return { request: c.req.raw, connection: c.env };
}
