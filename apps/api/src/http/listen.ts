import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { isStopSignal } from '../processes/messages.ts';
import type { Fetch, ServerLimits } from './server.ts';
import { createShopServer } from './server.ts';

/** Answers the requests of one port. */
export type Site = { readonly fetch: Fetch; readonly port: number };

export type ListenOptions = {
  /** Opened one after the other, in this order. */
  readonly sites: readonly Site[];
  readonly limits: ServerLimits;
  readonly opened: () => void;
  /** Seconds for which a stopping shop still accepts requests, so that a load balancer notices. */
  readonly drainSeconds: number;
  /** Called when the stop has been requested. */
  readonly drain: () => void;
  /** Called when the last request has been answered: closes the resources of the server. */
  readonly close: () => Promise<void>;
};

/** The longest time that a pending response may take once the shop stops, in ms. */
const patience = 10_000;

/**
 * Serves until the process is told to stop, without losing a request. SIGTERM first informs the load balancer (`drainSeconds`); then no new
 * connections are accepted, pending requests are answered, and the rest is closed. SIGINT (Ctrl-C) skips the wait. The same signal again ends the
 * process at once. The supervisor of several processes passes signals on as messages. Rejects when it cannot listen.
 */
export function listenUntilStopped({ sites, limits, drainSeconds, ...does }: ListenOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const servers = sites.map(({ fetch, port }) => ({ server: createShopServer(fetch, limits), port }));
    const fail = (error: unknown) => {
      for (const { server } of servers) server.close();
      void does.close().finally(() => reject(error));
    };
    for (const { server } of servers) server.on('error', fail);
    let ended = false;
    const end = () => {
      if (ended) return;
      ended = true;
      const closed = servers.map(({ server }) => new Promise((done) => server.close(done)));
      void Promise.all(closed).then(does.close).then(resolve, reject);
      for (const { server } of servers) {
        // Pending requests are answered; idle connections would keep the server open for ever.
        server.closeIdleConnections();
        setTimeout(() => server.closeAllConnections(), patience).unref();
      }
    };
    let draining = false;
    const drain = () => {
      if (draining) return;
      draining = true;
      does.drain();
      // Tells clients on kept-alive connections to open new ones elsewhere, so that no request is cut off.
      for (const { server } of servers)
        server.prependListener('request', (_: IncomingMessage, answer: ServerResponse) => {
          answer.setHeader('Connection', 'close');
        });
    };
    const stop = (seconds: number) => {
      drain();
      if (seconds === 0) end();
      else setTimeout(end, seconds * 1000);
    };
    void listenInTurn(servers).then(does.opened);
    const stops = { SIGINT: () => stop(0), SIGTERM: () => stop(drainSeconds) };
    process.once('SIGINT', stops.SIGINT);
    process.once('SIGTERM', stops.SIGTERM);
    process.on('message', (message) => {
      if (isStopSignal(message)) stops[message]();
    });
  });
}

type Opening = { readonly server: Server; readonly port: number };

/** Of two ports one can be in use: the servers tell it by their events. */
async function listenInTurn(servers: readonly Opening[]): Promise<void> {
  for (const { server, port } of servers)
    await new Promise<void>((listening) => {
      server.listen(port, listening);
    });
}
