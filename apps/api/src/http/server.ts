import type { Server } from 'node:http';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';

export type Fetch = Parameters<typeof getRequestListener>[0];

export type ServerLimits = {
  /** Time in which a request must arrive, body included, in ms. Slower ones are answered with 408 and cut. */
  readonly requestMs: number;
  /** Time for which a connection is kept open after an answer, in ms. It must exceed the time for which a proxy reuses one. */
  readonly keepAliveMs: number;
  /** Connections at the same time; further ones are closed at once. */
  readonly connections: number;
};

/** Time in which the first part of a request, its headers, must arrive, in ms. */
const headersMs = 10_000;
/** Time after which a connection on which nothing moves is closed, such as one whose client does not read. In ms. */
const idleMs = 120_000;

/** The HTTP server of the shop. A request that names two hosts is refused, because a proxy may read one and the shop the other. */
export function createShopServer(fetch: Fetch, { requestMs, keepAliveMs, connections }: ServerLimits): Server {
  const answer = getRequestListener(fetch);
  const limits = {
    requestTimeout: requestMs,
    headersTimeout: Math.min(headersMs, requestMs),
    keepAliveTimeout: keepAliveMs,
    connectionsCheckingInterval: Math.min(5000, requestMs / 4),
  };
  const server = createServer(limits, (incoming, outgoing) => {
    const hosts = incoming.headersDistinct['host']?.length ?? 0;
    if (hosts <= 1) return void answer(incoming, outgoing);
    outgoing.writeHead(400, { 'Content-Type': 'text/plain; charset=utf-8', Connection: 'close' });
    outgoing.end('A request names one host.');
  });
  // One of several processes closes a connection too many, too: by default it would be passed from one to the next without end.
  Object.assign(server, { maxConnections: connections, dropMaxConnection: true });
  server.timeout = idleMs;
  return server;
}
