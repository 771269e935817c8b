import { serve } from '@hono/node-server';

export type Served = { readonly origin: string; readonly stop: () => Promise<void> };

/** No client of a test is idle for so long, in ms. */
const longestPause = 600_000;

/** Serves a provider's double on a free port of this machine. */
export function serveDouble(fetch: (request: Request) => Promise<Response>): Promise<Served> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
      // A request that meets a connection while it closes fails, and would be a fault of the double's.
      if ('keepAliveTimeout' in server) server.keepAliveTimeout = longestPause;
      const stop = () =>
        new Promise<void>((closed) => {
          server.close(() => closed());
          if ('closeAllConnections' in server) server.closeAllConnections();
        });
      resolve({ origin: `http://127.0.0.1:${port}`, stop });
    });
    server.once('error', reject);
  });
}
