import type { HttpBindings } from '@hono/node-server';
import type { Log } from '@platine/api/log.ts';
import type { Context } from 'hono';
import type { RenderPage } from '../page.ts';
import type { ApiAccess } from './apiAccess.ts';
import type { FindAsset, PageAssets } from './assets.ts';
import type { PageCache } from './pageCache.ts';

export type StorefrontOptions = {
  readonly api: ApiAccess;
  readonly render: RenderPage;
  readonly assetAt: FindAsset;
  readonly pageAssets: PageAssets;
  readonly publicOrigin: string;
  /** Pages that are the same for every visitor without a session. */
  readonly pages: PageCache;
  readonly log: Log;
};

export type StorefrontContext = Context<{ Bindings: HttpBindings }>;

export function acceptsBrotli(c: StorefrontContext): boolean {
  return /\bbr\b/.test(c.req.header('accept-encoding') ?? '');
}
