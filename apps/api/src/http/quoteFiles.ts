import type { Hono } from 'hono';
import { quoteFile } from '../services/quotes/quoteFile.ts';
import { readerOf } from './documentFiles.ts';
import type { Environment, HttpOptions } from './httpOptions.ts';

const fileName = /^(AN-\d{4}-\d{1,12})\.pdf$/;

/** A quote as a PDF, for the account that it belongs to. No later change of the shop alters it. */
export function addQuoteRoutes(app: Hono<Environment>, options: HttpOptions): void {
  app.get('/api/quote/file/:file', async (c) => {
    c.set('route', '/api/quote/file/{QUOTE_NUMBER}');
    const file = c.req.param('file');
    const number = fileName.exec(file)?.[1];
    const bytes = number === undefined ? null : await quoteFile(readerOf(c, options), number);
    if (bytes === null) return c.notFound();
    return c.body(Uint8Array.from(bytes), 200, {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${file}"`,
      'Cache-Control': 'private, no-store',
    });
  });
}
