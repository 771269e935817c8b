import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Log } from '../log/log.ts';
import { requestLine } from '../log/log.ts';

/** Values for a request's log line that handlers set. */
export type Logged = { requestId: string; route: string; errorClass: string | undefined };

/**
 * Gives each request an id and logs it once it is answered. Not Hono's `request-id`: it takes ids from clients, and raw responses lose its header.
 */
export function logRequests(log: Log): MiddlewareHandler<{ Variables: Logged }> {
  return async (c, next) => {
    const started = performance.now();
    c.set('requestId', randomUUID());
    c.set('route', 'unknown');
    await next();
    const id = c.get('requestId');
    c.header('X-Request-Id', id);
    const { method } = c.req;
    log(
      requestLine({
        id,
        method,
        route: c.get('route'),
        status: c.res.status,
        started,
        errorClass: c.get('errorClass'),
      }),
    );
  };
}
