import { promisify } from 'node:util';
import type { BrotliOptions } from 'node:zlib';
import { brotliCompress, constants } from 'node:zlib';
import { closeDocument, openDocument } from '../document.ts';
import type { Redirect, RenderedPage, PreparedPage } from './renderedPage.ts';
import type { PageAssets } from './assets.ts';
import type { Keep } from './keep.ts';
import { createKeep } from './keep.ts';

/** A page ready to be sent. */
export type Document = Pick<RenderedPage, 'status' | 'language' | 'route'> & { readonly brotli: Buffer };

/** Documents under all that they were made of. */
export type Documents = Keep<Document | Redirect>;

/** Bytes. */
const capacity = 16 * 1024 * 1024;
/** What else an entry takes, about. */
const overhead = 300;

/**
 * The data are read anew for every page; when they are what they were, so is the document. It is never stale, and whoever gets it has sent in
 * the very data that stand in it.
 */
export function createDocuments(): Documents {
  return createKeep<Document | Redirect>({
    now: () => 0,
    lifetime: Number.POSITIVE_INFINITY,
    capacity,
    weigh: (made) => overhead + ('brotli' in made ? made.brotli.length : 0),
  });
}

type Making = { readonly documents: Documents; readonly pageAssets: PageAssets };

/** Compressed less than a page that everybody gets: most of them are sent once. */
export function documentFor(
  { documentKey, render }: PreparedPage,
  { documents, pageAssets }: Making,
): Promise<Document | Redirect> {
  const make = async () => {
    const page = await render();
    if (!('body' in page)) return page;
    const { status, language, route } = page;
    return { status, language, route, brotli: await compressed(wholeOf(page, pageAssets), 3) };
  };
  return documentKey === null ? make() : documents.find(documentKey, make);
}

export function wholeOf(page: RenderedPage, pageAssets: PageAssets): Buffer {
  const parts = { ...page, css: pageAssets.css, modules: pageAssets.modulesFor(page.parts) };
  return Buffer.concat([Buffer.from(openDocument(parts)), page.body, Buffer.from(closeDocument(parts))]);
}

const compress = promisify(brotliCompress);

/** Looks back over 256 KiB: more than a page has, and each compression takes that memory. */
const windowBits = 18;

/** @param quality Brotli's, 0 to 11: higher is smaller and slower. */
export function compressed(whole: Buffer, quality: number): Promise<Buffer> {
  const params: BrotliOptions['params'] = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: whole.length,
    [constants.BROTLI_PARAM_LGWIN]: windowBits,
  };
  return compress(whole, { params });
}
