import { desc, eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import { mailOutbox } from '../db/mailSchema.ts';
import type { Environment } from './httpOptions.ts';
import { isFromThisMachine } from '../network/thisMachine.ts';
import type { Outbox } from '../mail/mailDelivery.ts';
import type { OutboxMail } from '../mail/compose.ts';
import { composeMail } from '../mail/compose.ts';
import { findOrder } from '../db/findOrder.ts';
import { escapeHtml } from '../mail/letterHtml.ts';

/** The most mails that the list shows. */
const listed = 50;

/** Shows the mails of a shop without a mail server to its developer: only on this machine, never through a proxy. */
export function addOutboxRoutes(app: Hono<Environment>, outbox: Outbox): void {
  app.use('/outbox/*', async (c, next) => {
    c.set('route', '/outbox');
    if (!isFromThisMachine(c.req.raw, c.env.connection)) return c.notFound();
    c.header('Cache-Control', 'no-store');
    c.header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'");
    return next();
  });
  app.get('/outbox/', async (c) => c.html(await list(outbox)));
  app.get('/outbox/:id{[0-9a-f-]{36}}', async (c) => {
    const found = await findMail(outbox, c.req.param('id'));
    return found === null ? c.notFound() : c.html(found);
  });
}

async function list({ db }: Outbox): Promise<string> {
  const rows = await db.select().from(mailOutbox).orderBy(desc(mailOutbox.createdAt)).limit(listed);
  const items = rows.map(({ id, createdAt, recipient, mail }) => {
    const words = `${createdAt.toISOString()} · ${mail.kind} · ${recipient}`;
    return `<li><a href="/outbox/${id}">${escapeHtml(words)}</a></li>`;
  });
  return page(
    'Outbox',
    `<p>No SMTP_URL is set, so these mails were not sent. This page exists on this machine alone.</p><ul>${items.join('')}</ul>`,
  );
}

async function findMail({ db, currentShop, ...options }: Outbox, id: string): Promise<string | null> {
  const [row] = await db.select().from(mailOutbox).where(eq(mailOutbox.id, id));
  if (row === undefined) return null;
  const outgoing: OutboxMail = row;
  const shop = currentShop();
  const { html } = await composeMail(outgoing, { ...options, shop, findOrder: (number) => findOrder(db, number) });
  return html;
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body><h1>${title}</h1>${body}</body></html>`;
}
