import { hash } from 'node:crypto';
import { closeDocument, insideScript, openBody, openData, openDocument } from '../document.ts';
import type { PageAssets } from './assets.ts';
import type { Cache } from './cache.ts';
import { createCache } from './cache.ts';
import type { Encoding } from '@platine/api/http/encodings.ts';
import { compressKept } from '@platine/api/http/encodings.ts';
import type { OwnParts, Redirect, RenderedPage } from './renderedPage.ts';

type About = Pick<RenderedPage, 'status' | 'language' | 'route'>;

/** A whole document for visitors without a session, ready to send. */
export type WholeDocument = About & {
  readonly content: Buffer<ArrayBuffer>;
  readonly encoding: Encoding;
  readonly etag: string;
};

/** A document with gaps for a shopper's own parts. The style, the same in all documents, is left out. */
export type DocumentFrame = About & {
  /** Before the style, then up to the cart, up to the shopper's data, and to the end. */
  readonly pieces: readonly [Buffer, Buffer, Buffer, Buffer];
  /** The parts that it was rendered with. */
  readonly own: OwnParts;
};

export type KeptPage = WholeDocument | DocumentFrame | Redirect;
export type PageCache = Cache<KeptPage>;

const mebibyte = 1024 * 1024;
/** Bytes that an entry takes beside its document, about: its key, its objects. */
const overhead = 1000;

/** @param ttl Milliseconds that a page is kept at most. */
export function createPageCache(ttl: number): PageCache {
  return createCache<KeptPage>({ ttl, maxSize: 32 * mebibyte, sizeOf: (kept) => overhead + sizeOf(kept) });
}

function sizeOf(kept: KeptPage): number {
  if ('pieces' in kept) return kept.pieces.reduce((sum, { length }) => sum + length, 0);
  return 'content' in kept ? kept.content.length : 0;
}

/** The document of a page, without the parts that a shopper has of their own. */
export function frameOf(page: RenderedPage, assets: PageAssets): DocumentFrame {
  const { status, language, route, body, state, own } = page;
  const pieces = [
    openDocument({ ...page, brand: assets.brand, ground: assets.ground }),
    openBody + body[0],
    body[1] + openData([...assets.modulesFor(page.parts), ...page.addedModules]) + insideScript(state[0]),
    insideScript(state[1]) + closeDocument,
  ] as const;
  const [start, toCart, toData, end] = pieces;
  return {
    status,
    language,
    route,
    own,
    pieces: [Buffer.from(start), Buffer.from(toCart), Buffer.from(toData), Buffer.from(end)],
  };
}

/** The document with a shopper's own parts in their places, piece by piece. */
export function fillIn({ pieces }: DocumentFrame, own: OwnParts, { cssBytes }: PageAssets): readonly Buffer[] {
  const [start, toCart, toData, end] = pieces;
  return [start, cssBytes, toCart, Buffer.from(own.cart), toData, Buffer.from(insideScript(own.state)), end];
}

/** The document that every visitor without a session gets. */
export async function makeWhole(page: RenderedPage, assets: PageAssets, encoding: Encoding): Promise<WholeDocument> {
  const { status, language, route, own } = page;
  const content = await compressKept(Buffer.concat(fillIn(frameOf(page, assets), own, assets)), encoding);
  return { status, language, route, content, encoding, etag: `"${hash('sha256', content, 'base64url').slice(0, 22)}"` };
}
