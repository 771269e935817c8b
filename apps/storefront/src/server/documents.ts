import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { closeDocument, openDocument } from '../document.ts';
import type { PageAssets } from './assets.ts';
import type { Cache } from './cache.ts';
import { createCache } from './cache.ts';
import type { Redirect, RenderedPage } from './renderedPage.ts';

/** A compressed document. A client that does not accept Brotli gets it decompressed. */
export type Document = Pick<RenderedPage, 'status' | 'language' | 'route'> & {
  readonly brotli: Buffer<ArrayBuffer>;
  readonly etag: string;
};

export type DocumentCaches = {
  /** Documents of visitors without a session, by address and language, for a few seconds (record 0024). */
  readonly shared: Cache<Document>;
  /** Documents of anonymous shoppers, by a hash of all that they depend on (record 0047): they are never stale. */
  readonly byData: Cache<Document | Redirect>;
};

const mebibyte = 1024 * 1024;
/** Bytes that an entry takes beside its document, about. */
const overhead = 300;

/** @param ttl Milliseconds that a shared document is kept. */
export function createDocumentCaches(ttl: number): DocumentCaches {
  const sizeOf = (kept: Document | Redirect) => overhead + ('brotli' in kept ? kept.brotli.length : 0);
  return {
    shared: createCache<Document>({ ttl, maxSize: 32 * mebibyte, sizeOf }),
    byData: createCache<Document | Redirect>({ maxSize: 16 * mebibyte, sizeOf }),
  };
}

const compress = promisify(brotliCompress);

/** @param quality Brotli's, 0 to 11: higher is smaller and slower. */
export async function makeDocument(page: RenderedPage, assets: PageAssets, quality: number): Promise<Document> {
  const parts = { ...page, css: assets.css, modules: assets.modulesFor(page.parts) };
  const html = Buffer.concat([Buffer.from(openDocument(parts)), page.body, Buffer.from(closeDocument(parts))]);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
    // A window of 256 KiB is larger than any page; each compression allocates it.
    [constants.BROTLI_PARAM_LGWIN]: 18,
  };
  const { status, language, route } = page;
  const brotli = await compress(html, { params });
  return { status, language, route, brotli, etag: `"${hash('sha256', brotli, 'base64url').slice(0, 22)}"` };
}
