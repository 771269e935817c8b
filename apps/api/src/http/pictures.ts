import { eq } from 'drizzle-orm';
import { drawPart } from '@platine/drawings/drawPart.ts';
import { shownElsewhere } from './isolation.ts';
import type { Database } from '../db/database.ts';
import { products } from '../db/schema.ts';

const fileName = /^(\d{1,9})(?:-([0-9a-f]{8}))?\.svg$/;

const forEver = 'public, max-age=31536000, immutable';
const shortly = 'public, max-age=300';

/** Answers `/pictures/{SKU}-{hash}.svg`, which never changes, and `/pictures/{SKU}.svg`, the current picture. */
export async function answerPicture(request: Request, file: string, db: Database): Promise<Response> {
  const [, sku = '', askedHash] = fileName.exec(file) ?? [];
  const product = sku === '' ? undefined : await findPart(db, Number(sku));
  if (product === undefined) return new Response(null, { status: 404 });
  const etag = `"${product.pictureHash}"`;
  const headers = {
    ...shownElsewhere,
    'Cache-Control': askedHash === product.pictureHash ? forEver : shortly,
    ETag: etag,
  };
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
  // An SVG is a document: opened on its own it may use styles and nothing else.
  const policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
  return new Response(drawPart(product), {
    headers: { ...headers, 'Content-Type': 'image/svg+xml; charset=utf-8', 'Content-Security-Policy': policy },
  });
}

async function findPart(db: Database, sku: number) {
  const [part] = await db
    .select({ kind: products.kind, attributes: products.attributes, pictureHash: products.pictureHash })
    .from(products)
    .where(eq(products.sku, sku));
  return part;
}
