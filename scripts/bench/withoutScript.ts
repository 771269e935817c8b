import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';

/** The same shop at another address, its pages stripped of their script: what a paint could be at best. */
export async function openWithoutScript(origin: string): Promise<{ origin: string; close: () => Promise<void> }> {
  const server = createServer((incoming, outgoing) => {
    pass(origin, incoming, outgoing).catch(() => outgoing.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.');
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { origin: `http://localhost:${address.port}`, close };
}

const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const scripts = /<script\b[^>]*>[\s\S]*?<\/script>/g;

async function pass(origin: string, { url = '/', headers }: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const { cookie = '', 'accept-language': language = 'en' } = headers;
  const answer = await fetch(origin + url, { headers: { cookie, 'accept-language': language } });
  const type = answer.headers.get('content-type') ?? '';
  const body = Buffer.from(await answer.arrayBuffer());
  const stripped = type.startsWith('text/html') ? Buffer.from(body.toString().replaceAll(scripts, '')) : body;
  const isText = /^text\/|svg|json|javascript/.test(type);
  outgoing.writeHead(answer.status, {
    'Content-Type': type,
    ...(isText && { 'Content-Encoding': 'br' }),
    'Cache-Control': answer.headers.get('cache-control') ?? '',
  });
  // Photos come no later than from the shop itself: those that come after the paint do not count for it.
  outgoing.end(isText ? brotliCompressSync(stripped, quick) : stripped);
}
