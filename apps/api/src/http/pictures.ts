import { eq } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { drawPart } from '@platine/drawings/drawPart.ts';
import { drawView, hasView } from '@platine/drawings/drawView.ts';
import { isView } from '@platine/drawings/views.ts';
import type { View } from '@platine/drawings/views.ts';
import type { Encoding } from './encodings.ts';
import { chooseEncoding, compressKept } from './encodings.ts';
import { forEver } from './caching.ts';
import { shownElsewhere } from './isolation.ts';
import type { Database } from '../db/database.ts';
import { products } from '../db/schema.ts';

const fileName = /^(\d{1,9})(?:-([0-9a-f]{8}))?(?:-([a-z]+))?\.svg$/;

const shortly = 'public, max-age=300';

type Part = Parameters<typeof drawPart>[0] & { readonly sku: number; readonly pictureHash: string };
type Draw = () => Promise<Buffer<ArrayBuffer>>;

/** Drawings as they are sent, by product, content and coding; 16 MiB at most. */
const drawn = new LRUCache<string, Buffer<ArrayBuffer>, Draw>({
  maxSize: 16 * 1024 * 1024,
  sizeCalculation: ({ length }) => length + 200,
  fetchMethod: (_key, _stale, { context: draw }) => draw(),
});

/**
 * Answers `/pictures/{SKU}-{hash}.svg`, which never changes, and `/pictures/{SKU}.svg`, the current picture; either with `-{view}` before its end is the
 * part from another side, where it has one.
 */
export async function answerPicture(request: Request, file: string, db: Database): Promise<Response> {
  const asked = readFileName(file);
  const part = asked === null ? undefined : await findPart(db, asked.sku);
  if (asked === null || part === undefined || !hasView(part, asked.view)) return new Response(null, { status: 404 });
  const etag = `"${part.pictureHash}-${asked.view}"`;
  const headers: Record<string, string> = {
    ...shownElsewhere,
    'Cache-Control': asked.hash === part.pictureHash ? forEver : shortly,
    ETag: etag,
    Vary: 'Accept-Encoding',
  };
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
  const encoding = chooseEncoding(request.headers.get('accept-encoding') ?? undefined, 'kept');
  if (encoding !== 'identity') headers['Content-Encoding'] = encoding;
  // An SVG is a document: opened on its own it may use styles and nothing else.
  headers['Content-Security-Policy'] = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
  headers['Content-Type'] = 'image/svg+xml; charset=utf-8';
  return new Response(await drawing(part, asked.view, encoding), { headers });
}

type Asked = { readonly sku: number; readonly hash: string | undefined; readonly view: View };

/** Null for a name that is no drawing's. */
function readFileName(file: string): Asked | null {
  const [, sku, hash, view = 'picture'] = fileName.exec(file) ?? [];
  return sku === undefined || !isView(view) ? null : { sku: Number(sku), hash, view };
}

async function drawing(part: Part, view: View, encoding: Encoding): Promise<Buffer<ArrayBuffer>> {
  const draw = () => compressKept(Buffer.from(drawView(part, view) ?? drawPart(part)), encoding);
  return (await drawn.fetch(`${part.sku} ${part.pictureHash} ${view} ${encoding}`, { context: draw })) ?? draw();
}

async function findPart(db: Database, sku: number): Promise<Part | undefined> {
  const [part] = await db
    .select({
      sku: products.sku,
      kind: products.kind,
      attributes: products.attributes,
      pictureHash: products.pictureHash,
    })
    .from(products)
    .where(eq(products.sku, sku));
  return part;
}
