import type { HttpBindings } from '@hono/node-server';
import type { Log } from '@platine/api/log/log.ts';
import type { Operations } from '@platine/api/operations/operations.ts';
import type { Context } from 'hono';
import type { PreparePage } from './renderedPage.ts';
import type { ApiAccess, Asker } from './apiAccess.ts';
import type { FindAsset, PageAssets } from './assets.ts';
import type { Documents } from './documents.ts';
import type { PageCache } from './pageCache.ts';

export type StorefrontOptions = {
  readonly api: ApiAccess;
  readonly render: PreparePage;
  readonly assetAt: FindAsset;
  readonly pageAssets: PageAssets;
  readonly publicOrigin: string;
  /** Pages that are the same for every visitor without a session. */
  readonly pages: PageCache;
  /** Pages of shoppers of whom nothing is known, under their data. */
  readonly documents: Documents;
  /** Health, readiness and figures. */
  readonly operations: Operations;
  readonly log: Log;
};

export type StorefrontContext = Context<{ Bindings: HttpBindings }>;

/** Who asks, for the calls that answer this request. */
export function callerOf(c: StorefrontContext): NonNullable<Asker> {
  return { request: c.req.raw, connection: c.env };
}

export function acceptsBrotli(c: StorefrontContext): boolean {
  return /\bbr\b/.test(c.req.header('accept-encoding') ?? '');
}
