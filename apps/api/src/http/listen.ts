import type { IncomingMessage, ServerResponse } from 'node:http';
import { serve } from '@hono/node-server';

type Fetch = Parameters<typeof serve>[0]['fetch'];

export type ListenOptions = {
  readonly fetch: Fetch;
  readonly port: number;
  readonly opened: () => void;
  /** Seconds for which a shop that is told to end still takes requests: a load balancer needs them to see that it does. */
  readonly drainSeconds: number;
  /** The end has been asked for. */
  readonly drain: () => void;
  /** Nobody is served any more: closes what served them. */
  readonly close: () => Promise<void>;
};

/** How long an answer under way may take once the shop ends, ms. */
const patience = 10_000;

/**
 * Serves until the process is told to stop, without losing a request: SIGTERM lets the load balancer know first (`drainSeconds`), then nothing
 * new is taken, what is under way is answered, and the rest is closed. SIGINT (Ctrl-C) does not wait for a load balancer. The same signal again
 * ends the process at once. Rejects when it cannot listen.
 */
export function listenUntilStopped({ fetch, port, drainSeconds, ...does }: ListenOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch, port }, does.opened);
    server.on('error', (error) => void does.close().finally(() => reject(error)));
    let ended = false;
    const end = () => {
      if (ended) return;
      ended = true;
      // Requests under way are answered; idle connections would keep the server open for ever.
      server.close(() => void does.close().then(resolve, reject));
      if (!('closeIdleConnections' in server)) return;
      server.closeIdleConnections();
      setTimeout(() => server.closeAllConnections(), patience).unref();
    };
    const stop = (seconds: number) => {
      does.drain();
      // Whoever keeps a connection is told to make a new one, elsewhere: none is closed in the middle of a request.
      server.prependListener('request', (_: IncomingMessage, answer: ServerResponse) => {
        answer.setHeader('Connection', 'close');
      });
      if (seconds === 0) end();
      else setTimeout(end, seconds * 1000);
    };
    process.once('SIGINT', () => stop(0));
    process.once('SIGTERM', () => stop(drainSeconds));
  });
}
