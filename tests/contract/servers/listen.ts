import { serve } from '@hono/node-server';
import type { App } from '@platine/api/app.ts';

/** Serves an API by HTTP on a free port of this machine. */
export function listen(app: App): Promise<{ readonly origin: string; readonly stop: () => Promise<void> }> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
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
