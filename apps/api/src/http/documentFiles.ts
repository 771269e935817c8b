import type { Context, Hono } from 'hono';
import type { RenderFormat } from '@platine/documents/render/renderDocument.ts';
import { isInvoice } from '@platine/domain/order/documentKinds.ts';
import { documentFile } from '../services/documents/documentFile.ts';
import { findOwnDocument } from '../services/documents/readDocuments.ts';
import type { Environment, HttpOptions } from './httpOptions.ts';
import { readSessionCookie } from './sessionCookie.ts';

const fileName = /^([A-Z]{2}-\d{4}-\d{1,12})\.(pdf|xml)$/;
const types = { pdf: 'application/pdf', ubl: 'application/xml' } as const satisfies Record<RenderFormat, string>;

/** A document as a file, for those who may see its order (D7): `RE-2026-000001.pdf`, and an invoice's or credit note's e-invoice as `.xml`. */
export function addDocumentRoutes(app: Hono<Environment>, options: HttpOptions): void {
  app.get('/api/shop/transaction/file/:file', async (c) => {
    c.set('route', '/api/shop/transaction/file/{FULL_TR_NUMBER}');
    const file = c.req.param('file');
    const [, number, ending] = fileName.exec(file) ?? [];
    const reader = readerOf(c, options);
    const issued = number === undefined ? null : await findOwnDocument(reader, number, signatureOf(c));
    const format = ending === 'pdf' ? 'pdf' : 'ubl';
    if (issued === null || (format === 'ubl' && !isInvoice(issued.kind))) return c.notFound();
    const bytes = await documentFile(reader, issued, format);
    return c.body(Uint8Array.from(bytes), 200, {
      'Content-Type': types[format],
      'Content-Disposition': `inline; filename="${file}"`,
      'Cache-Control': 'private, no-store',
    });
  });
}

/** Reading a file begins no session and prolongs none. */
export function readerOf(
  c: Context<Environment>,
  { db, clock, currentShop, publicOrigin, orderLinkDays }: HttpOptions,
) {
  const sessionToken = readSessionCookie(c.req.header('cookie') ?? null, publicOrigin);
  const occasion = { now: clock(), shop: currentShop() };
  return { db, ...occasion, sessionToken, browserLanguage: null, keepToken: () => undefined, orderLinkDays };
}

function signatureOf(c: Context<Environment>): string | null {
  return c.req.query('signature') ?? null;
}
